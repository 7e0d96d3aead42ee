import type { Box } from '$shell/games/contract';
import './cloth.css';
import Cover from './Cover.svelte';
import { optionWords } from './option-words';

const box: Box = { cloth: 'cloth-gespensterjagd', Cover, designer: 'Kai Haferkamp', optionWords };
export default box;
