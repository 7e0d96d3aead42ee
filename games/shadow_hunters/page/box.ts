import type { Box } from '$shell/games/contract';
import './cloth.css';
import Cover from './Cover.svelte';

const box: Box = { cloth: 'cloth-shadow-hunters', Cover, designer: 'Yasutaka Ikeda' };
export default box;
