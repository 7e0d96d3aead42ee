// A game made up for tests of the shell, which knows none of the real ones.
import type { Game, GameModule, Line } from '../games/contract';
import type { GameInfo, GameNow, Message } from '../protocol.gen';
import Toy from './Toy.svelte';
import ToyCover from './ToyCover.svelte';
import ToyPiece from './ToyPiece.svelte';

export interface ToyView {
  round: number;
}
interface ToyEvent {
  event: string; // what somebody did
  seat: number;
  small?: boolean;
}

export const toyView = (round: number) => ({ round }) satisfies ToyView as GameNow['view'];
export const toyEvents = (events: ToyEvent[]) => events as Extract<Message, { type: 'update' }>['events'];

function tell({ event, seat, small }: ToyEvent): Line[] {
  return [
    {
      parts: [{ seat }, ` ${event} `, { icon: 'bell', label: 'a bell' }],
      rule: 'TOY-1',
      weight: small ? 'small' : 'normal',
    },
  ];
}

export const toy: GameModule = {
  Table: Toy,
  Piece: ToyPiece,
  ask: (_view, legal) => (legal.length > 0 ? 'Choose a move.' : 'Wait for the others.'),
  tell: (event) => tell(event as ToyEvent),
  scores: () => ({
    rounds: ['Round 1', 'Round 2'],
    bySeat: [
      [3, 4],
      [1, 2],
    ],
  }),
  reason: (reason) => `Because of ${reason}.`,
};

export const toyGame: Game = {
  id: 'toy',
  cloth: 'cloth-toy',
  Cover: ToyCover,
  designer: 'Nobody',
  table: () => Promise.resolve(toy),
  rules: { en: () => Promise.resolve('<p>One bell <span data-ruling="TOY-1">TOY-1</span></p>') },
};

export const toyInfo: GameInfo = {
  id: 'toy',
  title: 'Toy',
  min_players: 2,
  max_players: 5,
  minutes: 10,
  sentence: { fr: 'On sonne.', en: 'Ring a bell.' },
  options: [
    { key: 'loud', values: ['no', 'yes'], standard: 'no', help: { fr: 'Fort', en: 'Loud bells' } },
    { key: 'bells', values: ['one', 'two', 'three'], standard: 'two', help: { fr: 'Cloches', en: 'How many bells' } },
  ],
};
