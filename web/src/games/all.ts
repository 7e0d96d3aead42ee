// The games that can be played, in the order of the shelf.
import { games } from 'virtual:games';
import type { Game } from './contract';

export { games };

export const gameOf = (id: string): Game | undefined => games.find((game) => game.id === id);
