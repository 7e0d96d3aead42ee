import type { Box } from '$shell/games/contract';
import './cloth.css';
import Cover from './Cover.svelte';

const box: Box = { cloth: 'cloth-sixth-game', Cover, designer: 'Hallali' };
export default box;
