// Parts of a sentence as plain text.
import type { Part, Player } from '../contract';
import { list, nameOf } from '../stage/words';

export const plainParts = (parts: Part[], players: Player[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'seat' in part ? nameOf(players, part.seat) : part.label)).join('');
export { list, nameOf };
