// What the page and a game's table agree on. The page knows connections, people and screens; a game's folder knows its
// pieces: page/box.ts exports what the shelf shows, page/index.ts the table.
import type { Component } from 'svelte';
import type { OptionWords } from '../lib/i18n/options';
import type { Racing } from '../lib/racing.svelte';
import type { Event as AnyEvent, View as AnyView } from '../games.gen';
import type { Mark, Phrase, WindowNow } from '../protocol.gen';

export type Lang = 'fr' | 'en';

export interface Player {
  seat: number; // from 1
  name: string;
  bot: boolean;
  away: boolean;
}

// A sentence of the story: words, pieces drawn inline by the game's `Piece`, and players by seat (in their colour).
export type Part = string | { icon: string; label: string } | { seat: number };

export interface Line {
  parts: Part[];
  rule: string; // id of the ruling behind it, e.g. "CF-07": the log links to it
  weight: 'small' | 'normal' | 'heading';
}

// A gesture at the table, outside of the rules: "I think it is here". What topics and places there are, a game decides.
export type { Mark };

// A table fills the box it is put into (the page gives --table-height), and marks the place of each player with
// data-seat="N": that is where the page lets reactions float.
export interface TableProps<View, Event> {
  view: View;
  events: Event[]; // what led from the view before to this one, in the order of the rules; empty after a reload
  step: number; // grows with every update: a new step with events is what gets animated
  legal: string[]; // moves in notation that may be made now; empty when watching or waiting
  awaited: number[]; // seats the game waits for
  me: number | null; // the seat whose eyes these are; null for a spectator
  players: Player[];
  lang: Lang;
  hint: string | null; // a move to point at, once asked for
  busy: boolean; // a move is on its way to the server
  choose: (move: string) => void;
  explain: (rule: string) => void; // opens the rules at that ruling
  eyes: Record<number, View> | null; // replay "through all eyes": every seat's own view
  marks: Mark[]; // what people point at, seen by everybody at the table; the newest last
  mark: (topic: string, at: string | null) => void; // point at something, or no longer
  here: number[]; // seats of this device
  window: WindowNow | null; // this seat answers behind a closed hand; `received` once it has
  racing: Racing | null; // of a game with races; null when it is only told again
}

export interface Telling {
  players: Player[];
  me: number | null;
  lang: Lang;
}

export interface Rematch {
  label: string;
  options: Record<string, string>;
}

export interface Scores {
  rounds: string[]; // "Jour 1", ...
  bySeat: number[][]; // points of each round, [seat - 1][round]
}

// The page hands a game what the server tells of it: which game's views and events these are, the table says once.
export interface GameModule<View = AnyView, Event = AnyEvent> {
  Table: Component<TableProps<View, Event>>;
  // A piece of a told line, small, within the text.
  Piece: Component<{ icon: string; label: string }>;
  // One short sentence: what this viewer is asked to do, or whom the table waits for. The page's bar shows it, always
  // in the same place; the table need not repeat it.
  ask(view: View, legal: string[], awaited: number[], telling: Telling): string;
  tell(event: Event, telling: Telling): Line[];
  scores(view: View, lang: Lang): Scores;
  // Why the game was won, from the `reason` of the result.
  reason(reason: string, lang: Lang): string;
  // One more sentence about how it ended, for games in which points do not tell it.
  ending?(view: View, telling: Telling): string;
  // What the next game can be about, the best offer first, as options of the table. Without it a rematch is the same
  // game again.
  rematches?(view: View, telling: Telling): Rematch[];
  // What keys do at this table and at no other, one sentence.
  keys?: Phrase;
  // Everybody plays at once and milliseconds count. People who share a device then share the screen: no curtain.
  live?(view: View): boolean;
  // What may be done though one has answered behind a closed hand and waits for the others.
  anytime?(move: string): boolean;
}

// What the shelf shows of a game; it comes with the first screen and is light.
export interface Box {
  cloth: string; // class that sets the colours of the game
  Cover: Component; // the picture on the box; fills its parent
  designer: string;
  optionWords?: OptionWords;
}

// A game as the page finds it in `virtual:games`.
export interface Game extends Box {
  id: string;
  table: () => Promise<GameModule>;
  rules: Partial<Record<Lang, () => Promise<string>>>; // as HTML
}
