// The story of the game at a table: the past, asked for once somebody wants to read it, and what has come in since.
import type { News, Story } from '../protocol.gen';
import { story } from './api';

export type Entry =
  | { key: number; kind: 'event'; event: unknown }
  | { key: number; kind: 'news'; news: News };

interface Live {
  view: string | null; // the view after it, as text: tells how far a story reaches
  entries: Entry[];
}

export class Chronicle {
  entries: Entry[] = $state.raw([]);
  loading = $state(false);
  #live: Live[] = [];
  #wanted = false;
  #where: { table: number; game: number; eyes: number | null } | null = null;
  #count = 0;
  #asked = 0;

  // Somebody reads: from now on it is kept complete.
  want(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    void this.#fetch();
  }

  // A new beginning: other eyes, another game, a move taken back, or updates were skipped.
  restart(table: number, game: number, eyes: number | null): void {
    this.#where = game > 0 ? { table, game, eyes } : null;
    this.#live = [];
    this.entries = [];
    if (this.#wanted) void this.#fetch();
  }

  add(events: unknown[], news: News | null, view: unknown): void {
    const entries: Entry[] = events.map((event) => ({ key: ++this.#count, kind: 'event', event }));
    if (news) entries.unshift({ key: ++this.#count, kind: 'news', news });
    if (entries.length === 0) return;
    this.#live.push({ view: view === undefined ? null : JSON.stringify(view), entries });
    this.entries = [...this.entries, ...entries];
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
      // The story of what comes in is still told; the past is asked for again at the next new beginning.
    } finally {
      if (asked === this.#asked) this.loading = false;
    }
  }

  // Updates that came while the story was on its way may be in it already: those up to the view where it ends.
  #join(past: Story): void {
    const end = JSON.stringify(past.steps.at(-1)?.view);
    const known = this.#live.map((live) => live.view).lastIndexOf(end);
    const told = past.steps.flatMap((step) => step.events as unknown[]);
    this.#live = this.#live.flatMap((live, i) => {
      const entries = i > known ? live.entries : live.entries.filter((entry) => entry.kind === 'news');
      return entries.length > 0 ? [{ ...live, entries }] : [];
    });
    this.entries = [
      ...told.map((event): Entry => ({ key: ++this.#count, kind: 'event', event })),
      ...this.#live.flatMap((live) => live.entries),
    ];
  }
}
