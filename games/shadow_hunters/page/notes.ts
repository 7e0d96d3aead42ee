// One's own marks in the notebook: whom one suspects, whom one has crossed out. Kept in this browser for each table and
// seat, for the length of one night: the next night begins with an empty page.
import type { Character, View } from './types';

export type Mark = 'suspect' | 'crossed';
export type Marks = Record<string, Mark>; // by "3 emi"

interface Page {
  night: string;
  turns: number;
  marks: Marks;
}

const keyOf = (seat: number) => {
  const table = /^#\/t\/(\d+)$/.exec(location.hash)?.[1] ?? 'elsewhere';
  return `hallali.notes.shadow-hunters.${table}.${seat}`;
};

// The areas lie differently every night; that and the count of turns tell one night from another.
const nightOf = (view: View) => `${view.options.players} ${view.ring.join(' ')}`;

export function readMarks(view: View, seat: number): Marks {
  try {
    const page = JSON.parse(localStorage.getItem(keyOf(seat)) ?? 'null') as Page | null;
    return page && page.night === nightOf(view) && page.turns <= view.turns ? page.marks : {};
  } catch {
    return {}; // not allowed, or not ours
  }
}

export function writeMarks(view: View, seat: number, marks: Marks): void {
  try {
    localStorage.setItem(
      keyOf(seat),
      JSON.stringify({ night: nightOf(view), turns: view.turns, marks } satisfies Page),
    );
  } catch {
    // Full, or not allowed: the marks last as long as the page.
  }
}

export const markKey = (seat: number, character: Character) => `${seat} ${character}`;

// Nothing, suspect, crossed out, nothing.
export function turnMark(marks: Marks, seat: number, character: Character): Marks {
  const { [markKey(seat, character)]: now, ...rest } = marks;
  if (now === 'crossed') return rest;
  return { ...rest, [markKey(seat, character)]: now === 'suspect' ? 'crossed' : 'suspect' };
}
