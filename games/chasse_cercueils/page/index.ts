import type { GameModule } from '$shell/games/contract';
import { ask, ending, reason, scores } from './ask';
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
  keys: {
    fr: 'Espace : taper sur l’ail ; N ou Échap : laisser passer',
    en: 'Space: slap the garlic; N or Escape: let it pass',
  },
  live: (view) => view.options.race === 'live',
};
export default game;
