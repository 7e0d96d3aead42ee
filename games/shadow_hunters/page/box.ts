import type { Box } from '$shell/games/contract';
import './cloth.css';
import Cover from './Cover.svelte';
import { optionWords } from './option-words';

const box: Box = { cloth: 'cloth-shadow-hunters', Cover, designer: 'Yasutaka Ikeda', optionWords };
export default box;
