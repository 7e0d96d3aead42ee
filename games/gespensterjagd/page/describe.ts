// Who is in a room and how a player stands, in words: for those who listen to the table, and the answer to a tap.
import type { Lang, Player } from '$shell/games/contract';
import type { Answer } from '$shell/stage/toast';
import { colon, counted, nameOf, of } from '$shell/stage/words';
import { board } from './board';
import type { Room, View } from './types';
import { roomLabel } from './words';

export interface RoomSigns {
  legal: boolean;
  how: 'way' | 'wall' | 'passage' | 'chimney' | null; // for Max
  cheat: boolean;
  visited: boolean;
  possible: boolean;
  marked: string | null; // by whom
}

const how = {
  wall: { fr: 'à travers le mur', en: 'through the wall' },
  passage: { fr: 'par le passage secret', en: 'by the secret passage' },
  chimney: { fr: 'par la cheminée', en: 'up or down the chimney' },
};

export function describeRoom(
  room: Room,
  view: View,
  signs: RoomSigns,
  players: Player[],
  me: number | null,
  lang: Lang,
): string {
  const fr = lang === 'fr';
  const facts: string[] = [];
  view.figures.forEach((figure, i) => {
    if (figure.room !== room) return;
    const whose = figure.seat === me ? (fr ? 'à vous' : 'yours') : nameOf(players, figure.seat);
    facts.push(`${fr ? 'chasseur' : 'hunter'} ${i + 1} (${whose})`);
  });
  if (view.ghost === room) facts.push('Max');
  if (view.trap === room) facts.push(fr ? 'le piège' : 'the trap');
  if (view.locked === room) facts.push(fr ? 'porte verrouillée' : 'locked door');
  if (signs.marked) facts.push(fr ? `repère ${of(signs.marked)}${signs.marked}` : `marked by ${signs.marked}`);
  if (signs.visited) facts.push(fr ? 'déjà visitée par Max' : 'visited by Max');
  if (signs.possible) facts.push(fr ? 'Max peut y être' : 'Max may be here');
  if (signs.legal) {
    const by = signs.how && signs.how !== 'way' ? ` ${how[signs.how][lang]}` : '';
    facts.push(`${fr ? 'on peut choisir cette pièce' : 'can be chosen'}${by}${signs.cheat ? ', ×2' : ''}`);
  }
  return `${roomLabel(room, lang)}${facts.length > 0 ? `${colon(lang)}${facts.join(', ')}` : ''}`;
}

export function describeSeat(view: View, seat: number, name: string, lang: Lang): Answer {
  const fr = lang === 'fr';
  if (seat === view.max) {
    const cards = [counted(view.pauses, lang, { fr: 'pause', en: 'pause' }), `${view.cheats} ×2`];
    if (view.options.chimney) cards.push(fr ? 'la cheminée' : 'the chimney');
    if (view.door_card) cards.push(fr ? 'la porte' : 'the door');
    return {
      text: fr ? `${name} est Max. Il lui reste : ${cards.join(', ')}.` : `${name} is Max. Left: ${cards.join(', ')}.`,
      rule: 'GJ-30',
    };
  }
  const posts = view.figures.flatMap((figure, i) =>
    figure.seat === seat ? [figure.room ? `${i + 1} (${roomLabel(figure.room, lang)})` : String(i + 1)] : [],
  );
  const duties: string[] = [];
  if (seat === view.captain) duties.push(fr ? 'capitaine' : 'captain');
  if (seat === view.trapper && view.trap_card) duties.push(fr ? 'a le piège' : 'has the trap');
  const hunters = fr
    ? `chasseur${posts.length > 1 ? 's' : ''} ${posts.join(', ')}`
    : `hunter${posts.length > 1 ? 's' : ''} ${posts.join(', ')}`;
  return {
    text: `${name}${colon(lang)}${[...duties, hunters].join(', ')}.`,
    rule: seat === view.captain ? 'GJ-03' : 'GJ-15',
  };
}

// How Max would get to a room.
export function hauntTo(view: View, room: Room): RoomSigns['how'] {
  return view.ghost ? board.haunt(view.ghost, room, view.options.chimney) : null;
}
