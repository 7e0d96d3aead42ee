// What happened at the table besides the game, in a sentence.
import type { News, Slap } from '../protocol.gen';
import { t } from './i18n/index.svelte';

export interface Hearing {
  name: (seat: number) => string;
  me: number | null;
}

export function newsText(news: News, { name, me }: Hearing): string {
  const say = t().news;
  switch (news.news) {
    case 'set':
      return say.set;
    case 'dealt':
      return say.dealt(news.game);
    case 'vacated':
      return say.vacated;
    case 'removed':
      return say.removed(news.name || t().people.somebody, news.banned);
    case 'invite-replaced':
      return say['invite-replaced'];
    case 'said':
      return t().app.pair(news.seat === null ? t().log.watching(news.name || t().name.guest) : news.name, news.text);
    case 'reacted':
      return t().app.pair(news.seat === me ? t().name.you : name(news.seat), t().reactions[news.reaction]);
    case 'marked':
      return say.marked(news.seat === me ? t().name.you : name(news.seat), news.at);
    case 'raced':
      return racedText(news.slaps, { name, me });
    case 'bot-seated':
      return say['bot-seated'](name(news.seat));
    case 'seated':
      return news.seat === me ? say.mine.seated : say.seated(news.name);
    default:
      return news.seat === me ? say.mine[news.news] : say[news.news](name(news.seat));
  }
}

// Who was first, and by how much.
export function racedText([first, second]: Slap[], { name, me }: Hearing): string {
  const say = t().race;
  if (!first) return say.nobody;
  const won = first.seat === me ? say.youFirst(first.time) : say.first(name(first.seat), first.time);
  return second
    ? `${won} ${say.ahead(second.time - first.time, second.seat === me ? say.you : name(second.seat))}`
    : won;
}
