// The story of the hunt, one sentence an event.
import type { Line, Telling } from '$shell/games/contract';
import { does, sentence, won, type Phrase } from '$shell/stage/words';
import type { Event, Reason } from './types';
import { animalChip, animals, pathParts, roomChip, rounds } from './words';

const endings: Record<Reason, Phrase & { rule: string }> = {
  caught: { fr: 'Max est pris la main dans le drap. ', en: 'Max is caught sheet and all. ', rule: 'GJ-14' },
  stuck: {
    fr: 'Max ne peut plus bouger : il est cerné. ',
    en: 'Max cannot move any more: he is cornered. ',
    rule: 'GJ-13',
  },
  escaped: {
    fr: 'Le bois est vide et Max court toujours. ',
    en: 'The wood is empty and Max is still at large. ',
    rule: 'GJ-20',
  },
};

export function tell(event: Event, telling: Telling): Line[] {
  const { lang } = telling;
  const say = (phrase: Phrase) => phrase[lang];
  switch (event.event) {
    case 'figure-placed':
      return sentence(
        [
          ...does(telling, event.seat, { fr: 'vous postez', en: 'you post' }, { fr: 'poste', en: 'posts' }),
          say({ fr: ` le chasseur ${event.figure} dans la pièce `, en: ` hunter ${event.figure} in room ` }),
          roomChip(event.room, lang),
          '.',
        ],
        'normal',
        'GJ-02',
      );
    case 'max-placed':
      return sentence(
        [
          say({ fr: 'Max apparaît dans la pièce ', en: 'Max appears in room ' }),
          roomChip(event.room, lang),
          say({ fr: ', salue, et s’efface.', en: ', bows, and fades.' }),
        ],
        'heading',
        'GJ-04',
      );
    case 'frame-chosen': {
      return sentence(
        [
          ...does(telling, event.seat, { fr: 'vous choisissez', en: 'you choose' }, { fr: 'choisit', en: 'chooses' }),
          say({ fr: ' les ', en: ' the ' }),
          animalChip(event.animal, 2, lang),
          say({
            fr: ` : Max se montrera dans ${rounds(event.rounds, 'fr')}.`,
            en: `: Max will show himself in ${rounds(event.rounds, 'en')}.`,
          }),
        ],
        'heading',
        'GJ-03',
      );
    }
    case 'max-moved':
      return event.cheat
        ? sentence(
            [
              say({
                fr: '« Je triche ! » Max retourne dans une pièce qu’il connaît.',
                en: '“I am cheating!” Max goes back to a room he has been in.',
              }),
            ],
            'normal',
            'GJ-08',
          )
        : sentence(
            [say({ fr: 'Max pose une carte face cachée.', en: 'Max lays a card face down.' })],
            'small',
            'GJ-10',
          );
    case 'card-laid':
      if (event.step.kind === 'pause')
        return sentence(
          [
            say({ fr: 'C’est une pause : vous restez dans la pièce ', en: 'It is a pause: you stay in room ' }),
            roomChip(event.step.room, lang),
            '.',
          ],
          'small',
          'GJ-10',
        );
      return sentence(
        [
          say({ fr: 'Elle vous mène dans la pièce ', en: 'It takes you to room ' }),
          roomChip(event.step.room, lang),
          '.',
        ],
        'small',
        event.step.kind === 'cheat' ? 'GJ-08' : 'GJ-05',
      );
    case 'door-locked':
      return sentence(
        [
          say({ fr: 'Max verrouille la porte rouge entre ', en: 'Max locks the red door between ' }),
          roomChip(event.room, lang),
          say({ fr: ' et ', en: ' and ' }),
          roomChip(event.other, lang),
          '.',
        ],
        'normal',
        'GJ-23',
      );
    case 'trap-laid':
      return sentence(
        [
          ...does(telling, event.seat, { fr: 'vous posez', en: 'you lay' }, { fr: 'pose', en: 'lays' }),
          say({ fr: ' le piège dans la pièce ', en: ' the trap in room ' }),
          roomChip(event.room, lang),
          '.',
        ],
        'normal',
        'GJ-27',
      );
    case 'trap-sprung':
      return sentence(
        [
          say({ fr: 'Clac ! Max marche dans le piège, pièce ', en: 'Snap! Max walks into the trap, room ' }),
          roomChip(event.room, lang),
          '.',
        ],
        'heading',
        'GJ-29',
      );
    case 'figure-moved':
      return sentence(
        [
          ...does(telling, event.seat, { fr: 'vous passez', en: 'you go' }, { fr: 'passe', en: 'goes' }),
          say({ fr: ' de ', en: ' from ' }),
          roomChip(event.from, lang),
          say({ fr: ' à ', en: ' to ' }),
          roomChip(event.to, lang),
          say({ fr: ` (chasseur ${event.figure}).`, en: ` (hunter ${event.figure}).` }),
        ],
        'normal',
        'GJ-17',
      );
    case 'figure-stayed':
      return sentence(
        [
          ...does(telling, event.seat, { fr: 'vous restez', en: 'you stay' }, { fr: 'reste', en: 'stays' }),
          say({ fr: ' dans la pièce ', en: ' in room ' }),
          roomChip(event.room, lang),
          say({ fr: ` (chasseur ${event.figure}).`, en: ` (hunter ${event.figure}).` }),
        ],
        'small',
        'GJ-16',
      );
    case 'door-opened':
      return sentence(
        [
          ...does(telling, event.seat, { fr: 'vous rouvrez', en: 'you open' }, { fr: 'rouvre', en: 'opens' }),
          say({ fr: ' la porte entre ', en: ' the door between ' }),
          roomChip(event.room, lang),
          say({ fr: ' et ', en: ' and ' }),
          roomChip(event.other, lang),
          '.',
        ],
        'normal',
        'GJ-25',
      );
    case 'animal-gone': {
      const { one, many, feminine } = animals[event.animal];
      const chip = animalChip(event.animal, 1, lang);
      if (event.left === 0) {
        return sentence(
          [
            say({ fr: feminine ? 'La dernière ' : 'Le dernier ', en: 'The last ' }),
            chip,
            say({ fr: ' s’enfuit : Max doit se montrer.', en: ' runs off: Max has to show himself.' }),
          ],
          'normal',
          'GJ-19',
        );
      }
      const rest = event.left > 1 ? say(many) : say(one);
      return sentence(
        [
          say({ fr: feminine ? 'Une ' : 'Un ', en: one.en === 'owl' ? 'An ' : 'A ' }),
          chip,
          say({
            fr: ` s’enfuit dans le bois ; encore ${event.left} ${rest}.`,
            en: ` runs off into the wood; ${event.left} ${rest} to go.`,
          }),
        ],
        'small',
        'GJ-18',
      );
    }
    case 'max-appeared':
      return sentence(
        [
          say({ fr: 'Max se montre dans la pièce ', en: 'Max shows himself in room ' }),
          roomChip(event.room, lang),
          ...(event.path.length > 1 ? [say({ fr: ' : ', en: ': ' }), ...pathParts(event.path, lang)] : []),
          '.',
        ],
        'heading',
        'GJ-19',
      );
    case 'game-ended': {
      const ending = endings[event.reason];
      return won(telling, event.winners, ending.rule).map((line) => ({ ...line, parts: [say(ending), ...line.parts] }));
    }
  }
}
