// The buttons beside the question: every legal move has one, besides the thing on the table one can touch for it.
import type { Lang, Player } from '$shell/games/contract';
import { colon, nameOf } from '$shell/stage/words';
import { cards, questions } from './facts';
import { abilityName, answerMeaning } from './meanings';
import { deckNames } from './lore-people';
import { inWindow, parse, reveals, type Half, type Parsed } from './moves';
import type { View } from './types';
import { areaName, cardName } from './words';

export interface Option {
  key: string; // the move, or the half it begins
  go: string | Half; // a move, or a half
  label: string;
  note?: string; // what it means
  tone: 'main' | 'plain' | 'quiet' | 'danger';
  seat?: number; // whose token stands beside it
  icon?: string; // "card:handgun", as in a line of the story
}

interface Asked {
  view: View;
  moves: Parsed[];
  half: Half | null;
  me: number;
  players: Player[];
  lang: Lang;
}

export function optionsOf(asked: Asked): Option[] {
  const { moves, half, view, me, lang } = asked;
  const fr = lang === 'fr';
  if (half?.kind === 'confirm') return [confirmation(half.move, asked)];
  if (half) return moves.filter((each) => belongs(each, half)).map((each) => option(each, asked, half));
  const options: Option[] = [];
  const once = new Set<string>(); // halves that several moves begin
  for (const each of moves) {
    if (isPersonal(each) && !revealCounts(view)) continue;
    const first = beginning(each, fr);
    if (!first) options.push(option(each, asked, null));
    else if (!once.has(first.key)) {
      once.add(first.key);
      options.push(
        each.kind === 'hurt' || each.kind === 'steal'
          ? {
              ...first,
              label: each.seat === me ? (fr ? 'Vous' : 'You') : nameOf(asked.players, each.seat!),
              seat: each.seat!,
            }
          : first.key === 'smite'
            ? { ...first, label: `${abilityName(view, me, lang)}…` }
            : { ...first, label: cardName(each.card!, lang), icon: `card:${each.card}` },
      );
    }
  }
  return options.sort((a, b) => rank(a) - rank(b));
}

// To reveal oneself, and Allie's love, are possible at any time: they stand beside one's own card. In the windows in
// which somebody could want it for the sake of a card, they are among the answers as well.
const isPersonal = (each: Parsed) => each.kind === 'reveal' || each.kind === 'love';
const revealCounts = (view: View) =>
  view.phase === 'before-damage' ||
  (view.phase === 'card' &&
    view.card !== null &&
    (cards[view.card].healing.length > 0 || view.card === 'disenchant-mirror'));
export const personalOf = (asked: Asked): Option[] =>
  asked.moves.filter(isPersonal).map((each) => option(each, asked, null));

// What one wants most is first; to reveal oneself is last.
const rank = (option: Option) => ({ main: 0, plain: 1, quiet: 2, danger: 3 })[option.tone];

function belongs(each: Parsed, half: Half): boolean {
  if (half.kind === 'smite') return each.kind === 'smite';
  if (half.kind === 'woods') return (each.kind === 'hurt' || each.kind === 'heal') && each.seat === half.seat;
  if (half.kind === 'steal') return each.kind === 'steal' && each.seat === half.seat;
  return half.kind === 'hand' && each.kind === 'hand' && each.card === half.card;
}

// Moves that take two touches begin with one of them.
function beginning(each: Parsed, fr: boolean): Option | null {
  const base = { label: '', tone: 'plain' as const };
  if (each.kind === 'smite')
    return {
      ...base,
      key: 'smite',
      go: { kind: 'smite' },
      note: fr ? 'une seule fois par partie' : 'once a game',
      tone: 'quiet',
    };
  if (each.kind === 'hurt' || each.kind === 'heal')
    return { ...base, key: `woods ${each.seat}`, go: { kind: 'woods', seat: each.seat! } };
  if (each.kind === 'steal') return { ...base, key: `steal ${each.seat}`, go: { kind: 'steal', seat: each.seat! } };
  if (each.kind === 'hand') return { ...base, key: `hand ${each.card}`, go: { kind: 'hand', card: each.card! } };
  return null;
}

function option(each: Parsed, asked: Asked, half: Half | null): Option {
  const { view, moves, me, players, lang } = asked;
  const fr = lang === 'fr';
  const { move, kind, seat, card } = each;
  const base = { key: move, go: reveals(move, view, me) ? ({ kind: 'confirm', move } as Half) : move };
  const name = seat === null ? '' : seat === me ? (fr ? 'Vous' : 'You') : nameOf(players, seat);
  const hidden = reveals(move, view, me) ? (fr ? 'vous révèle' : 'reveals you') : undefined;
  switch (kind) {
    case 'roll':
      return { ...base, label: fr ? 'Lancer les dés' : 'Roll the dice', tone: 'main' };
    case 'compass':
      return {
        ...base,
        label: fr ? 'Boussole : deux lancers' : 'Compass: two rolls',
        tone: 'plain',
        icon: 'card:mystic-compass',
      };
    case 'pass':
      return { ...base, ...passing(view, moves, fr) };
    case 'go':
    case 'teleport':
      return {
        ...base,
        label: areaName(each.area!, lang),
        tone: 'plain',
        icon: `area:${each.area}`,
        ...(kind === 'teleport'
          ? {
              label: `${abilityName(view, me, lang)}${colon(lang)}${areaName(each.area!, lang)}`,
              tone: 'quiet',
              note: hidden,
            }
          : {}),
      };
    case 'draw':
      return {
        ...base,
        label: fr ? `Tirer ${deckNames[each.deck!].card.fr}` : `Draw ${deckNames[each.deck!].card.en}`,
        tone: 'main',
        icon: `deck:${each.deck}`,
      };
    case 'hurt':
      return { ...base, label: fr ? 'Blesser : +2' : 'Hurt: +2', tone: 'plain' };
    case 'heal':
      return { ...base, label: fr ? 'Soigner : −1' : 'Heal: −1', tone: 'plain' };
    case 'steal':
    case 'hand':
      return half?.kind === 'hand'
        ? { ...base, label: name, tone: 'plain', seat: seat! }
        : { ...base, label: cardName(card!, lang), tone: 'plain', icon: `card:${card}` };
    case 'rob':
    case 'loot':
      return { ...base, label: cardName(card!, lang), tone: 'plain', icon: `card:${card}` };
    case 'hand-over':
      return {
        ...base,
        label: cardName(card!, lang),
        tone: 'plain',
        icon: `card:${card}`,
        note: fr ? 'donner cette carte' : 'hand over this card',
      };
    case 'nothing':
      return {
        ...base,
        label: fr ? '« Rien ne se passe »' : '“Nothing happens”',
        tone: 'main',
        note: answerMeaning(move, view, me, lang),
      };
    case 'obey':
      return { ...base, label: obeying(view, me, fr), tone: 'main', note: answerMeaning(move, view, me, lang) };
    case 'show':
      return {
        ...base,
        label: fr ? 'Montrer mon personnage' : 'Show my character',
        tone: 'main',
        note: answerMeaning(move, view, me, lang),
      };
    case 'sweep':
      return {
        ...base,
        label: fr ? 'Mitrailler tous ceux à portée' : 'Sweep everybody in range',
        tone: 'main',
        icon: 'card:machine-gun',
      };
    case 'counter':
    case 'suck':
    case 'feast':
      return { ...base, label: abilityName(view, me, lang), tone: 'plain', note: hidden };
    case 'love':
      return {
        ...base,
        label: abilityName(view, me, lang),
        tone: 'quiet',
        note: hidden ?? (fr ? 'une seule fois' : 'once only'),
      };
    case 'reveal':
      return { ...base, label: fr ? 'Me révéler' : 'Reveal myself', tone: 'danger' };
    default: // attack, target, give, smite
      return { ...base, label: name, tone: 'plain', ...(seat === null ? {} : { seat }) };
  }
}

function passing(view: View, moves: Parsed[], fr: boolean): Pick<Option, 'label' | 'tone'> {
  if (inWindow(view, moves)) return { label: fr ? 'Continuer' : 'Go on', tone: 'main' };
  if (view.phase === 'attack') return { label: fr ? 'Ne pas attaquer' : 'Do not attack', tone: 'quiet' };
  if (view.phase === 'rob') return { label: fr ? 'Blesser quand même' : 'Hurt all the same', tone: 'quiet' };
  return { label: fr ? 'Ne rien faire ici' : 'Do nothing here', tone: 'quiet' };
}

function obeying(view: View, me: number, fr: boolean): string {
  const demand = view.question ? questions[view.question].demand : 'hurt';
  if (demand === 'hurt-twice') return fr ? 'Prendre 2 dégâts' : 'Take 2 damage';
  if (demand === 'heal-or-hurt' && (view.players[me - 1]?.damage ?? 0) > 0)
    return fr ? 'Perdre 1 dégât' : 'Lose 1 damage';
  return fr ? 'Prendre 1 dégât' : 'Take 1 damage';
}

function confirmation(move: string, { view, me, lang }: Asked): Option {
  const fr = lang === 'fr';
  const ability = parse(move).kind === 'reveal' ? null : abilityName(view, me, lang);
  return {
    key: move,
    go: move,
    tone: 'danger',
    label: ability
      ? fr
        ? `Me révéler et agir : ${ability}`
        : `Reveal myself and act: ${ability}`
      : fr
        ? 'Oui, me révéler'
        : 'Yes, reveal myself',
  };
}
