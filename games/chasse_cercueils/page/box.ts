import type { Box } from '$shell/games/contract';
import './cloth.css';
import Cover from './Cover.svelte';
import { optionWords } from './option-words';

const box: Box = { cloth: 'cloth-chasse-cercueils', Cover, designer: 'Thierry Chapeau', optionWords };
export default box;
