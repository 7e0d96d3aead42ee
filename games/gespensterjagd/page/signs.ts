// What is to be seen on each room: whether it can be chosen and how, what is known about it.
import type { Mark, Player } from '$shell/games/contract';
import { nameOf } from '$shell/stage/words';
import { board } from './board';
import { hauntTo, type RoomSigns } from './describe';
import { targets, type Choices, type Mode } from './moves';
import type { Room, View } from './types';

// The hunters share one marker: the newest counts.
export const markerOf = (marks: Mark[]): Mark | null =>
  marks.filter((mark) => mark.topic === 'max' && board.rooms.has(mark.at)).at(-1) ?? null;

export interface Known {
  visited: boolean; // show what Max has visited
  possible: boolean; // and where he can be
}

export function signsOf(
  view: View,
  choices: Choices,
  mode: Mode,
  selected: number | null,
  marks: Mark[],
  players: Player[],
  known: Known,
): Map<Room, RoomSigns> {
  const legal = targets(choices, mode, selected);
  const visited = new Set(known.visited ? (view.visited ?? []) : []);
  const possible = new Set(known.possible ? (view.possible ?? []) : []);
  const marker = markerOf(marks);
  const haunting = mode === null && (choices.moves.size > 0 || choices.cheats.size > 0);
  return new Map(
    [...board.rooms.keys()].map((room) => [
      room,
      {
        legal: legal.has(room),
        how: haunting && legal.has(room) ? hauntTo(view, room) : null,
        cheat: haunting && choices.cheats.has(room),
        visited: visited.has(room),
        possible: possible.has(room),
        marked: marker?.at === room ? nameOf(players, marker.seat) : null,
      },
    ]),
  );
}

// A name on two or three lines, for a room so many cells wide.
export function lines(name: string, width: number): string[] {
  const most = Math.max(8, Math.floor((width - 0.3) / 0.235));
  const found: string[] = [];
  for (const word of name.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
