// The story of the stalk, one sentence an event.
import type { Line, Telling } from '$shell/games/contract';
import { colon, counted, does, list, owned, sentence, won, type Phrase } from '$shell/stage/words';
import { isLast, type Event } from './types';
import { cardNoun, chip, kind, point, suitNames, track } from './words';

export function tell(event: Event, telling: Telling): Line[] {
  const { lang, me } = telling;
  const say = (phrase: Phrase) => phrase[lang];
  switch (event.event) {
    case 'round-began': {
      const trump = suitNames[event.trump];
      return sentence(
        [
          say({
            fr: `Manche ${event.round}, atout ${trump.fr} : les cartes gagnées font les mains, et `,
            en: `Round ${event.round}, ${trump.en} is trump: the cards won are the new hands, and `,
          }),
          ...does(telling, event.leader, { fr: 'vous entamez', en: 'you lead' }, { fr: 'entame', en: 'leads' }),
          '.',
        ],
        'heading',
        'AP-02',
      );
    }
    case 'card-refused':
      return sentence(
        [
          ...does(telling, event.seat, { fr: 'vous refusez ', en: 'you refuse ' }, { fr: 'refuse ', en: 'refuses ' }),
          chip(event.card, lang),
          say(
            event.seat === me
              ? { fr: ' et le posez à découvert.', en: ' and lay it open.' }
              : { fr: ' et le pose à découvert.', en: ' and lays it open.' },
          ),
        ],
        'normal',
        'AP-19',
      );
    case 'played':
      return sentence(
        [
          ...does(telling, event.seat, { fr: 'vous jouez ', en: 'you play ' }, { fr: 'joue ', en: 'plays ' }),
          chip(event.card, lang),
          event.counts ? '.' : say({ fr: ', pour la forme : rassasié.', en: ', just for show: full.' }),
        ],
        'small',
        event.counts ? 'AP-09' : 'AP-10',
      );
    case 'trick-won':
      return sentence(
        [...owned(telling, event.seat, cardNoun(event.card)), say({ fr: ' l’emporte.', en: ' wins the trick.' })],
        'normal',
        'AP-10',
      );
    case 'trick-offered':
      return event.to === me
        ? sentence(
            [{ seat: event.seat }, say({ fr: ' vous offre le pli.', en: ' offers you the trick.' })],
            'normal',
            'AP-23',
          )
        : sentence(
            [
              ...does(telling, event.seat, { fr: 'vous offrez', en: 'you offer' }, { fr: 'offre', en: 'offers' }),
              say({ fr: ' le pli à ', en: ' the trick to ' }),
              ...list(telling, [event.to]),
              '.',
            ],
            'normal',
            'AP-23',
          );
    case 'trick-declined':
      return sentence(
        [
          ...does(telling, event.seat, { fr: 'vous repoussez', en: 'you decline' }, { fr: 'repousse', en: 'declines' }),
          say({ fr: ' le pli : ', en: ' the trick: ' }),
          chip(event.out, lang),
          say({ fr: ' dedans, ', en: ' goes in, ' }),
          chip(event.in, lang),
          say({ fr: ' en main.', en: ' comes out.' }),
        ],
        'normal',
        'AP-26',
      );
    case 'refused-card-back':
      return sentence(
        [
          ...owned(telling, event.seat, cardNoun(event.card)),
          say({ fr: ' n’est plus refusé et retourne en main.', en: ' is no longer refused and goes back to hand.' }),
        ],
        'normal',
        'AP-27',
      );
    case 'trick-taken':
      return sentence(
        [
          ...does(telling, event.seat, { fr: 'vous ramassez', en: 'you take' }, { fr: 'ramasse', en: 'takes' }),
          say({
            fr: ` le pli, ${event.tricks === 1 ? 'le premier' : `le ${event.tricks}ᵉ`} de la manche.`,
            en: ` the trick, number ${event.tricks} this round.`,
          }),
        ],
        'normal',
        'AP-28',
      );
    case 'round-scored': {
      const points = counted(event.points, lang, point);
      const how = isLast(event.round)
        ? say({ fr: `${points} d’animaux`, en: `${points} of animals` })
        : `${counted(event.tracks, lang, track)} × ${counted(event.kinds, lang, kind)} = ${points}`;
      return sentence(
        [
          ...does(telling, event.seat, { fr: 'vous marquez', en: 'you score' }, { fr: 'marque', en: 'scores' }),
          `${colon(lang)}${how} (total ${event.total}).`,
        ],
        'normal',
        isLast(event.round) ? 'AP-15' : 'AP-13',
      );
    }
    case 'game-ended':
      return won(telling, event.winners, 'AP-16');
  }
}
