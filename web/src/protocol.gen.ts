// Made by `hallali protocol`; do not edit.

import type { Event, View } from './games.gen';

export interface Slap {
  seat: number;
  after: number;
  arrived: number;
  trip: number;
  time: number;
}

export type Reaction = 'bravo' | 'laugh' | 'ouch' | 'hurry' | 'thanks' | 'think';

export type News =
  | { news: 'set' }
  | { news: 'seated'; seat: number; name: string }
  | { news: 'bot-seated'; seat: number }
  | { news: 'vacated'; seat: number }
  | { news: 'dealt'; game: number }
  | { news: 'timed-out'; seat: number }
  | { news: 'raced'; slaps: Slap[] }
  | { news: 'stood-in'; seat: number }
  | { news: 'returned'; seat: number }
  | { news: 'undo-asked'; seat: number }
  | { news: 'undo-refused'; seat: number }
  | { news: 'taken-back'; seat: number }
  | { news: 'said'; seat: number | null; name: string; text: string }
  | { news: 'reacted'; seat: number; reaction: Reaction }
  | { news: 'marked'; seat: number; topic: string; at: string | null }
  | { news: 'removed'; name: string; banned: boolean }
  | { news: 'invite-replaced' };

export interface Watcher {
  watcher: string;
  name: string;
}

export interface You {
  eyes: number | null;
  seats: number[];
  invite: string;
  pass: string;
  watchers: Watcher[];
}

export type Pace = 'instant' | 'brisk' | 'human';

export interface Settings {
  game: string;
  players: number;
  options: Record<string, string>;
  open: boolean;
  clock: number;
  patience: number;
  pace: Pace;
}

export type Stage = 'waiting' | 'playing' | 'over';

export type Sitter = 'empty' | 'person' | 'bot';

export type Bot = 'random' | 'steady';

export interface SeatInfo {
  seat: number;
  sitter: Sitter;
  name: string;
  bot: Bot | null;
}

export type Seed = string;

export interface UndoInfo {
  seat: number;
  waiting: number[];
}

export interface Share {
  seat: number;
  hash: string;
  number: Seed | null;
}

export interface NextInfo {
  promise: string;
  starting: boolean;
  revealing: boolean;
  shares: Share[];
}

export interface TableInfo {
  table: number;
  settings: Settings;
  stage: Stage;
  game: number;
  seats: SeatInfo[];
  commitment: string;
  seed: Seed | null;
  undo: UndoInfo | null;
  secret: Seed | null;
  shares: Share[];
  next: NextInfo | null;
}

export interface Presence {
  here: number[];
  host: number | null;
  watchers: number;
}

export interface RaceNow {
  race: number;
  show_in: number;
  window: number;
}

export interface WindowNow {
  choice: boolean;
  received: boolean;
}

export interface MatchResult {
  winners: number[];
  scores: number[];
  reason: string;
}

export interface GameNow {
  view: View;
  legal: string[];
  awaited: number[];
  turn: number;
  undo: boolean;
  clock: number | null;
  race: RaceNow | null;
  window: WindowNow | null;
  result: MatchResult | null;
}

export interface Said {
  seat: number | null;
  name: string;
  text: string;
}

export interface Mark {
  seat: number;
  topic: string;
  at: string;
}

export interface Phrase {
  fr: string;
  en: string;
}

export type Message =
  | {
      type: 'snapshot';
      n: number;
      you: You;
      table: TableInfo;
      presence: Presence;
      game: GameNow | null;
      chat: Said[];
      marks: Mark[];
    }
  | {
      type: 'update';
      n: number;
      re: string | null;
      news: News | null;
      events: Event[];
      sweeps: boolean;
      table: TableInfo | null;
      game: GameNow | null;
    }
  | { type: 'you'; you: You }
  | { type: 'presence'; presence: Presence }
  | { type: 'tumbling'; seat: number; time: number }
  | { type: 'reply'; re: string; ok: boolean; error: Phrase | null; value: string | null }
  | { type: 'dismissed'; why: Phrase };

export type Command =
  | { do: 'enter'; id: string; seat: number | null; last: number | null; invite: string | null; draws: boolean | null }
  | { do: 'ping'; id: string }
  | { do: 'sit'; id: string; seat: number | null; name: string }
  | { do: 'vacate'; id: string; seat: number }
  | { do: 'seat-bot'; id: string; seat: number; bot: Bot }
  | { do: 'set'; id: string; settings: Settings }
  | { do: 'start'; id: string }
  | { do: 'move'; id: string; seat: number; turn: number; move: string }
  | { do: 'slap'; id: string; seat: number; race: number; after: number | null }
  | { do: 'return'; id: string; seat: number }
  | { do: 'ask-undo'; id: string; seat: number }
  | { do: 'answer-undo'; id: string; seat: number; agree: boolean }
  | { do: 'say'; id: string; seat: number | null; name: string | null; text: string }
  | { do: 'react'; id: string; seat: number; reaction: Reaction }
  | { do: 'mark'; id: string; seat: number; topic: string; at: string | null }
  | { do: 'hint'; id: string; seat: number }
  | { do: 'device'; id: string; seat: number }
  | { do: 'claim'; id: string; token: string }
  | { do: 'remove'; id: string; seat: number | null; watcher: string | null; ban: boolean }
  | { do: 'new-invite'; id: string }
  | { do: 'pledge'; id: string; seat: number; promise: string; hash: string }
  | { do: 'reveal'; id: string; seat: number; number: Seed };

export interface OptionInfo {
  key: string;
  values: string[];
  standard: string;
  help: Phrase;
}

export interface GameInfo {
  id: string;
  title: string;
  min_players: number;
  max_players: number;
  minutes: number;
  sentence: Phrase;
  options: OptionInfo[];
}

export interface TableSummary {
  table: number;
  game: string;
  stage: Stage;
  open: boolean;
  players: number;
  names: string[];
  yours: number[];
  awaited: number[];
}

export interface Hello {
  games: GameInfo[];
  bots: Bot[];
  yours: TableSummary[];
  open: TableSummary[];
}

export interface SeatWish {
  sitter: Sitter;
  name: string | null;
  bot: Bot | null;
}

export interface OpenTable {
  settings: Settings;
  seats: SeatWish[];
  start: boolean;
  draws: boolean | null;
}

export interface Opened {
  table: number;
}

export interface StoryStep {
  events: Event[];
  view: View;
  awaited: number[];
}

export interface Story {
  n: number;
  game: string;
  names: string[];
  eyes: number | null;
  steps: StoryStep[];
  result: MatchResult | null;
}

export interface Failure {
  error: Phrase;
}
