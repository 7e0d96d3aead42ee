// Why a room cannot be chosen just now, in one sentence, with the ruling behind it.
import type { Lang, Telling } from '$shell/games/contract';
import type { Answer } from '$shell/stage/toast';
import { nameOf } from '$shell/stage/words';
import { board } from './board';
import type { Mode } from './moves';
import type { Room, View } from './types';

export function why(room: Room, view: View, mode: Mode, selected: number | null, telling: Telling): Answer {
  const { lang, me } = telling;
  const fr = lang === 'fr';
  if (view.phase === 'over')
    return {
      text: fr ? 'La chasse est finie.' : 'The hunt is over.',
      rule: view.end === 'escaped' ? 'GJ-20' : 'GJ-14',
    };
  if (view.turn !== me) {
    const name = nameOf(telling.players, view.turn);
    if (view.turn === view.max)
      return {
        text: fr
          ? `Patience : ${name}, alias Max, choisit sa carte.`
          : `Patience: ${name}, alias Max, is choosing a card.`,
        rule: 'GJ-12',
      };
    return {
      text: fr
        ? `Patience : c’est à ${name}. Les chasseurs jouent l’un après l’autre.`
        : `Patience: it is ${name}’s turn. Hunters go one after the other.`,
      rule: 'GJ-15',
    };
  }
  if (mode === 'lock')
    return {
      text: fr
        ? 'Cette pièce n’a pas de porte rouge : seules huit pièces en ont une.'
        : 'This room has no red door of its own: only eight rooms have one.',
      rule: 'GJ-24',
    };
  if (mode === 'trap')
    return { text: fr ? 'Le piège ne peut pas être posé ici.' : 'The trap cannot be laid here.', rule: 'GJ-27' };
  if (view.phase === 'place-max')
    return {
      text: fr
        ? 'Un chasseur s’y trouve : Max commence dans une pièce vide.'
        : 'A hunter is in there: Max begins in an empty room.',
      rule: 'GJ-02',
    };
  if (view.phase === 'choose-frame')
    return {
      text: fr
        ? 'Choisissez d’abord les animaux qui compteront les prochains tours.'
        : 'First choose the animals that count the next rounds.',
      rule: 'GJ-03',
    };
  return view.phase === 'max-turn' ? ghostCannot(room, view, lang) : hunterCannot(room, view, selected, lang);
}

function ghostCannot(room: Room, view: View, lang: Lang): Answer {
  const fr = lang === 'fr';
  if (view.acted)
    return {
      text: fr
        ? 'Une seule carte par tour : il ne reste que la porte à verrouiller, ou pas.'
        : 'One card a turn: only the door is left to lock, or not.',
      rule: 'GJ-12',
    };
  const at = view.ghost;
  if (at === room) {
    const left = view.pauses > 0;
    return {
      text: fr
        ? `Rester sur place demande une carte pause${left ? '' : ', et vous n’en avez plus'}.`
        : `To stay takes a pause card${left ? '' : ', and you have none left'}.`,
      rule: 'GJ-10',
    };
  }
  if (view.figures.some((figure) => figure.room === room))
    return {
      text: fr ? 'Un chasseur s’y trouve : Max n’y va pas.' : 'A hunter is in there: Max does not go in.',
      rule: 'GJ-06',
    };
  const near = at !== null && board.haunt(at, room, view.options.chimney) !== null;
  if (!near) {
    if (at && board.isChimney(at, room))
      return {
        text: fr ? 'La cheminée ne s’emprunte qu’avec sa carte.' : 'The chimney takes its card.',
        rule: 'GJ-31',
      };
    return {
      text: fr
        ? 'Trop loin : Max passe dans une pièce qui partage un mur, un plancher ou un plafond avec la sienne, ' +
          'pas par un coin.'
        : 'Too far: Max goes to a room that shares a wall, floor or ceiling with his own; corners do not count.',
      rule: 'GJ-05',
    };
  }
  if (view.cheats > 0)
    return {
      text: fr ? 'Cette pièce ne peut pas être choisie maintenant.' : 'This room cannot be chosen now.',
      rule: 'GJ-08',
    };
  return {
    text: fr
      ? 'Max y est déjà passé, et il n’a plus de carte ×2.'
      : 'Max has been there before, and has no ×2 card left.',
    rule: 'GJ-08',
  };
}

function hunterCannot(room: Room, view: View, selected: number | null, lang: Lang): Answer {
  const fr = lang === 'fr';
  const mine = view.figures.flatMap((figure, i) =>
    figure.seat === view.turn && (selected === null || selected === i + 1) ? [figure] : [],
  );
  const free = mine.filter((figure) => !figure.moved);
  if (mine.some((figure) => figure.room === room)) {
    return free.some((figure) => figure.room === room)
      ? {
          text: fr
            ? 'Ce chasseur y est déjà. Pour rester, finissez votre tour.'
            : 'This hunter is there already. To stay, end your turn.',
          rule: 'GJ-16',
        }
      : { text: fr ? 'Ce chasseur a déjà bougé ce tour-ci.' : 'This hunter has moved in this round.', rule: 'GJ-15' };
  }
  if (free.length === 0)
    return {
      text: fr ? 'Tous vos chasseurs ont bougé : finissez votre tour.' : 'All your hunters have moved: end your turn.',
      rule: 'GJ-15',
    };
  const behind = free.find((figure) => figure.room !== null && board.link(figure.room, room));
  if (behind)
    return {
      text: fr
        ? 'Cette porte est verrouillée : il faut d’abord passer un tour à l’ouvrir.'
        : 'This door is locked: somebody must spend a turn to open it first.',
      rule: 'GJ-25',
    };
  if (free.some((figure) => figure.room !== null && board.touches(figure.room, room))) {
    return {
      text: fr
        ? 'Ni porte ni échelle entre ces pièces : seul Max passe à travers les murs.'
        : 'No door or ladder between these rooms: only Max goes through walls.',
      rule: 'GJ-17',
    };
  }
  return {
    text: fr
      ? 'Trop loin : un chasseur avance d’une pièce, par une porte, un escalier, une échelle ou une trappe.'
      : 'Too far: a hunter goes one room on, by a door, stairs, a ladder or a trapdoor.',
    rule: 'GJ-17',
  };
}
