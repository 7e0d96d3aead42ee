import type { GameModule } from '$shell/games/contract';
import { ask, reason, scores } from './ask';
import Piece from './Piece.svelte';
import Table from './Table.svelte';
import { tell } from './tell';
import type { Event, View } from './types.gen';

const game: GameModule<View, Event> = { Table, Piece, ask, tell, scores, reason };
export default game;
