import type { GameModule } from '$shell/games/contract';
import { ask, ending, reason, rematches, scores } from './ask';
import Piece from './Piece.svelte';
import Table from './Table.svelte';
import { tell } from './tell';
import type { Event, View } from './types';

const game: GameModule<View, Event> = {
  Table,
  Piece,
  ask,
  tell,
  scores,
  reason,
  ending,
  rematches,
  keys: { fr: 'Chiffres : prendre un chasseur', en: 'Digits: take up a hunter' },
};
export default game;
