import type { Box } from '$shell/games/contract';
import './cloth.css';
import Cover from './Cover.svelte';

const box: Box = { cloth: 'cloth-chasse-en-folie', Cover, designer: 'Stefan Zlatintsis' };
export default box;
