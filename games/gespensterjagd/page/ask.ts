import type { Lang, Rematch, Scores, Telling } from '$shell/games/contract';
import { counted, nameOf } from '$shell/stage/words';
import { choicesOf, type Mode, type Whom } from './moves';
import type { View } from './types';
import { roomLabel, rounds } from './words';

export function ask(view: View, legal: string[], awaited: number[], telling: Telling): string {
  const { lang, players } = telling;
  const fr = lang === 'fr';
  if (view.phase === 'over') return fr ? 'La chasse est finie.' : 'The hunt is over.';
  const who = nameOf(players, awaited[0] ?? view.turn);
  if (legal.length === 0) return waiting(view, who, fr);
  const choices = choicesOf(legal);
  switch (view.phase) {
    case 'place-hunters': {
      const next = view.figures.findIndex((figure) => figure.room === null) + 1;
      return fr ? `Postez votre chasseur ${next} où vous voulez.` : `Post your hunter ${next} in any room.`;
    }
    case 'place-max':
      return fr ? 'Max, c’est vous : dans quelle pièce apparaître ?' : 'You are Max: which room do you appear in?';
    case 'choose-frame':
      return fr ? 'Capitaine, quels animaux pour la suite ?' : 'Captain, which animals count next?';
    case 'max-turn':
      if (view.acted) return fr ? 'Carte posée. Verrouiller une porte rouge ?' : 'Your card is laid. Lock a red door?';
      if (choices.moves.size > 0)
        return fr ? 'À vous, Max : glissez dans une pièce voisine.' : 'Your turn, Max: slip into a room next to yours.';
      return fr ? 'Cerné ! Trichez (×2) ou faites une pause.' : 'Cornered! Cheat (×2) or take a pause.';
    default: {
      const left = choices.walks.size;
      if (left > 1) return fr ? `À vous : encore ${left} chasseurs à déplacer.` : `Your turn: ${left} hunters to move.`;
      if (left === 1)
        return fr ? 'À vous : déplacez votre chasseur, ou restez.' : 'Your turn: move your hunter, or stay.';
      return fr ? 'Tous ont bougé : finissez votre tour.' : 'Nobody left to move: end your turn.';
    }
  }
}

function waiting(view: View, who: string, fr: boolean): string {
  switch (view.phase) {
    case 'place-hunters':
      return fr ? `${who} poste ses chasseurs…` : `${who} is posting hunters…`;
    case 'place-max':
      return fr ? `${who} choisit où Max apparaît…` : `${who} chooses where Max appears…`;
    case 'choose-frame':
      return fr ? `${who}, capitaine, choisit les animaux…` : `${who}, the captain, chooses the animals…`;
    case 'max-turn':
      return fr ? `Max rôde… ${who} choisit sa carte.` : `Max is about… ${who} chooses a card.`;
    default:
      return fr ? `C’est à ${who} de fouiller le château.` : `It is ${who}’s turn to search the castle.`;
  }
}

// The question of a choice that is half made.
export function askHalf(mode: Mode, whom: Whom | null, lang: Lang): string {
  const fr = lang === 'fr';
  if (whom) return fr ? `Pièce ${roomLabel(whom.room, 'fr')} : qui ?` : `Room ${roomLabel(whom.room, 'en')}: who?`;
  if (mode === 'lock') return fr ? 'Quelle porte rouge verrouiller ?' : 'Which red door do you lock?';
  if (mode === 'trap') return fr ? 'Dans quelle pièce poser le piège ?' : 'Which room do you lay the trap in?';
  if (mode === 'mark') return fr ? 'Où pensez-vous que Max se cache ?' : 'Where do you think Max is hiding?';
  return '';
}

// There are no points: one side wins.
export function scores(): Scores {
  return { rounds: [], bySeat: [] };
}

export function reason(reason: string, lang: Lang): string {
  const fr = lang === 'fr';
  if (reason === 'caught')
    return fr
      ? 'Un chasseur est entré dans la pièce où Max se cachait.'
      : 'A hunter walked into the room where Max was hiding.';
  if (reason === 'stuck') return fr ? 'Max ne pouvait plus aller nulle part.' : 'Max had nowhere left to go.';
  if (reason === 'escaped')
    return fr
      ? 'Le dernier animal s’est enfui, et personne n’a attrapé Max.'
      : 'The last animal ran off, and nobody had caught Max.';
  return '';
}

// Who the two sides were, and how long it took.
export function ending(view: View, telling: Telling): string {
  const max = nameOf(telling.players, view.max);
  const lasted = Math.min(view.round, view.rounds);
  const rooms = new Set(view.trail.map((step) => step.room)).size;
  const haunted = counted(
    rooms,
    telling.lang,
    { fr: 'pièce hantée', en: 'room haunted' },
    { fr: 'pièces hantées', en: 'rooms haunted' },
  );
  if (telling.lang === 'fr')
    return `Max, c’était ${max} : ${rounds(lasted, 'fr')} de chasse sur ${view.rounds}, ${haunted}.`;
  return `Max was ${max}: hunted for ${rounds(lasted, 'en')} of ${view.rounds}, ${haunted}.`;
}

// GJ-33: whoever caught Max may be Max, else anybody, or the lot decides.
export function rematches(view: View, { players, lang }: Telling): Rematch[] {
  const catcher = view.end === 'caught' ? view.turn : null; // the game ended with their move
  const seats = players.map((player) => player.seat).sort((a, b) => Number(b === catcher) - Number(a === catcher));
  const offer = (ghost: string, fr: string, en: string) => ({ label: lang === 'fr' ? fr : en, options: { ghost } });
  return [
    ...seats.map((seat) => {
      const name = nameOf(players, seat);
      return offer(`seat-${seat}`, `Revanche : ${name} joue Max`, `Rematch: ${name} is Max`);
    }),
    offer('drawn', 'Revanche : Max est tiré au sort', 'Rematch: Max is drawn by lot'),
  ];
}
