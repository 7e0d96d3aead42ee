// The pieces of the protocol under the names the rules use.
import type { ChasseEnFolieCard } from '../../protocol.gen';

export type { ChasseEnFolieEvent as Event, ChasseEnFolieView as View } from '../../protocol.gen';
export type Card = ChasseEnFolieCard;
export const cards: readonly Card[] = ['carrot', 'closed-season', 'rabbit', 'wolf', 'hunter'];
