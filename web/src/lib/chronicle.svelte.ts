// The story of the game at a table: the past, asked for once somebody wants to read it, and what has come in since.
import type { Event } from '../games.gen';
import type { News, Story } from '../protocol.gen';
import { story } from './api';

export type Entry = { key: number; kind: 'event'; event: Event } | { key: number; kind: 'news'; news: News };

interface Live {
  n: number; // of the update
  entries: Entry[];
}

export class Chronicle {
  entries: Entry[] = $state.raw([]);
  loading = $state(false);
  #live: Live[] = [];
  #wanted = false;
  #where: { table: number; game: number; eyes: number | null } | null = null;
  #count = 0;
  #swept = false; // something was told that is not to be looked up while the game is on
  #asked = 0;

  // Somebody reads: from now on it is kept complete.
  want(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    void this.#fetch();
  }

  // A new beginning: other eyes, another game, a move taken back, or updates were skipped. Game 0: nothing to tell.
  restart(table: number, game: number, eyes: number | null): void {
    this.#where = game > 0 ? { table, game, eyes } : null;
    this.#asked++; // what was asked for before comes too late
    this.#swept = false;
    this.#live = [];
    this.entries = [];
    if (this.#wanted) void this.#fetch();
  }

  add(n: number, events: Event[], news: News | null): void {
    const entries: Entry[] = events.map((event) => ({ key: ++this.#count, kind: 'event', event }));
    if (news) entries.unshift({ key: ++this.#count, kind: 'news', news });
    if (entries.length === 0) return;
    this.#live.push({ n, entries });
    this.entries = [...this.entries, ...entries];
  }

  // A game of memory: what happened before is gone, here too. What people said and did is not.
  sweep(): void {
    const kept = (entry: Entry) => entry.kind === 'news' && entry.news.news !== 'raced';
    this.#swept = true;
    this.#asked++; // a story that is still on its way would bring it back
    this.loading = false;
    this.#live = this.#live.map(({ n, entries }) => ({ n, entries: entries.filter(kept) }));
    this.entries = this.entries.filter(kept);
  }

  // The game is over: now everything may be read.
  unveil(): void {
    if (!this.#swept || !this.#where) return;
    const { table, game, eyes } = this.#where;
    this.restart(table, game, eyes);
  }

  async #fetch(): Promise<void> {
    if (!this.#where) return;
    const asked = ++this.#asked;
    this.loading = true;
    try {
      const { table, game, eyes } = this.#where;
      const past = await story(table, game, eyes);
      if (asked === this.#asked) this.#join(past);
    } catch {
      // What comes in is still told; the past is asked for again at the next new beginning.
    } finally {
      if (asked === this.#asked) this.loading = false;
    }
  }

  // Of the updates that came while the story was on its way, some are in it already.
  #join(past: Story): void {
    this.#live = this.#live.map(({ n, entries }) => ({
      n,
      entries: n > past.n ? entries : entries.filter((entry) => entry.kind === 'news'),
    }));
    const told = past.steps.flatMap((step) => step.events);
    this.entries = [
      ...told.map((event): Entry => ({ key: ++this.#count, kind: 'event', event })),
      ...this.#live.flatMap((live) => live.entries),
    ];
  }
}
