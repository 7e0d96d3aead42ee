// The pieces under the names the rules use.
import { facts } from './facts.gen';
import type { Card } from './types.gen';

export type * from './types.gen';

export const cards = Object.keys(facts.cards) as Card[];

// As views list them.
export const inOrder = (some: Card[]): Card[] => [...some].sort((a, b) => cards.indexOf(a) - cards.indexOf(b));

// Who takes whom, from the one nobody takes.
export const chain: Card[] = cards
  .filter((card) => !cards.some((other) => facts.cards[other].takes === card))
  .flatMap((first) => {
    const eaten = [first];
    for (let next = facts.cards[first].takes; next; next = facts.cards[next].takes) eaten.push(next);
    return eaten;
  });
