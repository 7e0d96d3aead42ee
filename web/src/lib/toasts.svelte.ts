// Short notes over the page: what went wrong (an alert) and what happened meanwhile (quietly).
import { phrase, t } from './i18n/index.svelte';
import { Refused } from './refused';

export interface Toast {
  id: number;
  text: string;
  wrong: boolean;
}

const stay = { news: 4_000, wrong: 7_000 };
const most = 3; // of what went wrong; of news only the latest

class Toasts {
  list: Toast[] = $state.raw([]);
  #count = 0;

  note(text: string): void {
    this.#add(text, false);
  }

  wrong(error: Error): void {
    if (!(error instanceof Refused)) console.error(error);
    this.#add(error instanceof Refused ? phrase(error.phrase) : t().app.error, true);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  #add(text: string, wrong: boolean): void {
    const id = ++this.#count;
    const others = this.list.filter((toast) => toast.text !== text && (wrong || toast.wrong));
    this.list = [...others, { id, text, wrong }].slice(-most);
    setTimeout(() => this.dismiss(id), wrong ? stay.wrong : stay.news);
  }
}

export const toasts = new Toasts();
