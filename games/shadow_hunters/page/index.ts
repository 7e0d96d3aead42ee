import type { GameModule } from '$shell/games/contract';
import { ask, ending, reason, scores } from './ask';
import Piece from './Piece.svelte';
import Table from './Table.svelte';
import { tell } from './tell';
import { anytime, parse } from './moves';
import type { Event, View } from './types';

const game: GameModule<View, Event> = {
  Table,
  Piece,
  ask,
  tell,
  scores,
  reason,
  ending,
  anytime: (move) => anytime(parse(move)),
};
export default game;
