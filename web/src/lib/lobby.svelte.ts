// What the server offers. `hello` also gives this browser its key, so it comes before anything else.
import type { GameInfo, Hello, OpenTable, SeatWish, Settings } from '../protocol.gen';
import { hello, openTable } from './api';
import { t } from './i18n/index.svelte';
import { remember, remembered } from './memory';
import { asError } from './refused';
import { router } from './router.svelte';
import { to } from './routes';

class Lobby {
  hello: Hello | null = $state.raw(null);
  error: Error | null = $state.raw(null);
  name: string = $state(remembered('name') ?? '');
  #first: Promise<void> | null = null;

  // Once a visit; fails only into `error`, so that a screen may offer to try again.
  greet(): Promise<void> {
    this.#first ??= this.refresh();
    return this.#first;
  }

  async refresh(): Promise<void> {
    try {
      this.hello = await hello();
      this.error = null;
    } catch (error) {
      this.error = asError(error);
      this.#first = null;
    }
  }

  game(id: string): GameInfo | null {
    return this.hello?.games.find((game) => game.id === id) ?? null;
  }

  title(id: string): string {
    return this.game(id)?.title ?? id;
  }

  get shownName(): string {
    return this.name.trim() || t().name.you;
  }

  rename(name: string): void {
    this.name = name.trim();
    remember('name', this.name);
  }

  async open(wish: OpenTable): Promise<void> {
    const { table } = await openTable(wish);
    router.go(to.table(table));
  }

  playNow(game: GameInfo): Promise<void> {
    const settings = standard(game);
    const me: SeatWish = { sitter: 'person', name: this.shownName, bot: null };
    const bot: SeatWish = { sitter: 'bot', name: null, bot: 'steady' };
    const seats = [me, ...Array.from({ length: settings.players - 1 }, () => bot)];
    return this.open({ settings, seats, start: true, draws: true });
  }
}

// A table as one finds it: four players where the game allows it, no variants, no hurry.
export function standard(game: GameInfo): Settings {
  return {
    game: game.id,
    players: Math.min(4, game.max_players),
    options: Object.fromEntries(game.options.map((option) => [option.key, option.standard])),
    open: false,
    clock: 0,
    patience: 60,
    pace: 'brisk',
  };
}

export const lobby = new Lobby();
