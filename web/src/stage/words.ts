// Sentences out of words, pieces and players, in both languages.
import { of } from '../lib/i18n/elision';
import type { Lang, Line, Part, Player, Telling } from '../games/contract';

export type Phrase = Record<Lang, string>;

export interface Noun {
  icon: string;
  one: Phrase;
  feminine?: boolean;
}

export function nameOf(players: Player[], seat: number): string {
  return players.find((player) => player.seat === seat)?.name ?? String(seat);
}

export { of };

export function piece(noun: Noun, lang: Lang): Part {
  return { icon: noun.icon, label: noun.one[lang] };
}

// "le loup de Camille", "Camille's wolf", "votre loup", "your wolf"; `after` follows the noun in French and comes
// before it in English: "le lapin facile", "the easy rabbit".
export function owned(telling: Telling, seat: number, noun: Noun, after?: Phrase): Part[] {
  const { lang, me, players } = telling;
  const thing = piece(noun, lang);
  if (lang === 'en') {
    const easy = after ? `${after.en} ` : '';
    return seat === me ? [`your ${easy}`, thing] : [{ seat }, `’s ${easy}`, thing];
  }
  const easy = after ? ` ${after.fr}` : '';
  if (seat === me) return ['votre ', thing, easy];
  const the = of(noun.one.fr) === 'de ' ? (noun.feminine ? 'la ' : 'le ') : 'l’';
  return [the, thing, `${easy} ${of(nameOf(players, seat))}`, { seat }];
}

// French has a space before it.
export const colon = (lang: Lang) => (lang === 'fr' ? ' : ' : ': ');

// Zero is singular in French and plural in English: "0 pli", "0 tricks".
export function counted(
  count: number,
  lang: Lang,
  one: Phrase,
  many: Phrase = { fr: `${one.fr}s`, en: `${one.en}s` },
): string {
  const single = lang === 'fr' ? count < 2 : count === 1;
  return `${count} ${(single ? one : many)[lang]}`;
}

// "vous jouez", "Camille joue"
export function does(telling: Telling, seat: number, mine: Phrase, theirs: Phrase): Part[] {
  const { lang, me } = telling;
  return seat === me ? [mine[lang]] : [{ seat }, ` ${theirs[lang]}`];
}

// "Anaïs, Basile et vous"
export function list(telling: Telling, seats: number[]): Part[] {
  const { lang, me } = telling;
  const ordered = [...seats.filter((seat) => seat !== me), ...seats.filter((seat) => seat === me)];
  return ordered.flatMap((seat, i): Part[] => {
    const who: Part = seat === me ? (lang === 'fr' ? 'vous' : 'you') : { seat };
    if (i === 0) return [who];
    const last = i === ordered.length - 1;
    return [last ? (lang === 'fr' ? ' et ' : ' and ') : ', ', who];
  });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function sentence(parts: Part[], weight: Line['weight'], rule: string): Line[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined[joined.length - 1];
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  if (typeof joined[0] === 'string') joined[0] = capital(joined[0]);
  return [{ parts: joined, weight, rule }];
}

export function plainParts(parts: Part[], players: Player[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : 'seat' in part ? nameOf(players, part.seat) : part.label))
    .join('');
}

export function plain(line: Line, players: Player[]): string {
  return plainParts(line.parts, players);
}

// What happened, as one text for those who listen.
export function spoken(lines: Line[], players: Player[]): string {
  return lines.map((line) => plain(line, players)).join(' ');
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

export function won(telling: Telling, winners: number[], rule: string): Line[] {
  const { lang, me } = telling;
  const mine = me !== null && winners.includes(me);
  const many = winners.length > 1;
  const verb = lang === 'fr' ? (mine ? 'gagnez' : many ? 'gagnent' : 'gagne') : mine || many ? 'win' : 'wins';
  const end =
    lang === 'fr'
      ? many
        ? ` ${verb} ensemble !`
        : ` ${verb} la partie !`
      : many
        ? ` ${verb} together!`
        : ` ${verb} the game!`;
  return sentence([...list(telling, winners), end], 'heading', rule);
}
