import type { Box } from '$shell/games/contract';
import './cloth.css';
import Cover from './Cover.svelte';

const box: Box = { cloth: 'cloth-auf-der-pirsch', Cover, designer: 'Günter Burkhardt' };
export default box;
