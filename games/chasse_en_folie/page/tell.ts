// The story of a hunt, one sentence an event.
import type { Line, Part, Telling } from '$shell/games/contract';
import { does, list, owned, piece, sentence, signed, won, type Phrase } from '$shell/stage/words';
import type { Card, Event } from './types';
import { nouns, plurals } from './words';

const easy: Phrase = { fr: 'facile', en: 'easy' };
const bites: Partial<Record<Card, Phrase>> = {
  hunter: { fr: 'attrape', en: 'bags' },
  wolf: { fr: 'croque', en: 'gobbles up' },
  rabbit: { fr: 'grignote', en: 'nibbles' },
};

export function tell(event: Event, telling: Telling): Line[] {
  const { lang, me } = telling;
  const say = (phrase: Phrase) => phrase[lang];
  const mine = 'seat' in event && event.seat === me;
  const their = (card: Card, after?: Phrase): Part[] =>
    'seat' in event ? owned(telling, event.seat, nouns[card], after) : [];

  switch (event.event) {
    case 'chosen':
      return [];
    case 'revealed': {
      const noun = nouns[event.card];
      const article = lang === 'fr' ? (noun.feminine ? ' une ' : ' un ') : ' a ';
      const plays = does(telling, event.seat, { fr: 'vous jouez', en: 'you play' }, { fr: 'joue', en: 'plays' });
      return sentence([...plays, article, piece(noun, lang), '.'], 'small', 'CF-05');
    }
    case 'lodge-turned':
      return sentence(
        [
          ...their('closed-season'),
          say({ fr: ' surprend un braconnier : +4 ce soir !', en: ' catches a poacher: +4 tonight!' }),
        ],
        'normal',
        'CF-07',
      );
    case 'poached':
      return sentence(
        [
          ...their('hunter'),
          say({
            fr: ` braconnait ! Il finit sur ${mine ? 'votre' : 'sa propre'} pile : −4 ce soir.`,
            en: ` was poaching, and ends up on ${mine ? 'your' : 'its owner’s'} own pile: −4 tonight.`,
          }),
        ],
        'normal',
        'CF-11',
      );
    case 'caught':
      return sentence(
        [
          ...their(event.hunter),
          ` ${say(bites[event.hunter] ?? { fr: 'prend', en: 'takes' })} `,
          ...owned(telling, event.from, nouns[event.prey], event.easy ? easy : undefined),
          '.',
        ],
        'normal',
        event.easy ? 'CF-04' : 'CF-02',
      );
    case 'taken-back':
      return event.card === 'hunter'
        ? sentence(
            [
              ...their('hunter'),
              say({ fr: ' rentre en main, ravi de sa prise.', en: ' goes back to hand, pleased with the catch.' }),
            ],
            'normal',
            'CF-12',
          )
        : sentence(
            [
              ...their(event.card),
              say({ fr: ' rentre en main le ventre vide.', en: ' goes back to hand with an empty belly.' }),
            ],
            'normal',
            'CF-15',
          );
    case 'went-home':
      return sentence(
        [
          ...their('hunter'),
          say({
            fr: ' ne voit pas l’ombre d’un loup et rentre au pavillon pour la journée.',
            en: ' sees no trace of a wolf and stays at the lodge for the day.',
          }),
        ],
        'normal',
        'CF-12',
      );
    case 'all-stay':
      return sentence(
        [
          say({ fr: 'rien que des ', en: 'nothing but ' }),
          { icon: event.card, label: plurals[event.card][lang] },
          say({
            fr: ', et aucun n’a mangé : ils restent tous dehors.',
            en: ', and not one has eaten: they all stay out.',
          }),
        ],
        'normal',
        'CF-16',
      );
    case 'secured':
      return sentence(
        [
          ...their(event.card, easy),
          say({
            fr: ` a tenu bon : à l’abri sur ${mine ? 'votre' : 'sa'} pile.`,
            en: ` held out: safe on ${mine ? 'your' : 'its owner’s'} pile.`,
          }),
        ],
        'small',
        'CF-19',
      );
    case 'exposed':
      return sentence(
        [...their(event.card), say({ fr: ' reste dehors : proie facile.', en: ' stays out: easy prey.' })],
        'small',
        'CF-18',
      );
    case 'round-ended':
      return sentence(
        [
          say({ fr: 'la chasse démarre maintenant chez ', en: 'the hunt now starts with ' }),
          ...list(telling, [event.start]),
          '.',
        ],
        'small',
        'CF-01',
      );
    case 'day-ended': {
      const withMe = me !== null && event.empty_handed.includes(me);
      const many = event.empty_handed.length > 1;
      const no =
        lang === 'fr'
          ? withMe
            ? ' n’avez plus de carte.'
            : many
              ? ' n’ont plus de carte.'
              : ' n’a plus de carte.'
          : many || withMe
            ? ' have no card left.'
            : ' has no card left.';
      return sentence(
        [
          say({ fr: `Fin du jour ${event.day} : `, en: `End of day ${event.day}: ` }),
          ...list(telling, event.empty_handed),
          no,
        ],
        'heading',
        'CF-20',
      );
    }
    case 'day-scored':
      return sentence(
        [
          ...does(telling, event.seat, { fr: 'vous marquez', en: 'you score' }, { fr: 'marque', en: 'scores' }),
          say({
            fr: ` ${signed(event.points)} (total ${event.total}).`,
            en: ` ${signed(event.points)} (total ${event.total}).`,
          }),
        ],
        'normal',
        'CF-22',
      );
    case 'day-began':
      return sentence(
        [
          say({
            fr: `Jour ${event.day} : chacun reprend ses dix cartes.`,
            en: `Day ${event.day}: everybody has ten cards again.`,
          }),
        ],
        'heading',
        'CF-08',
      );
    case 'game-ended':
      return won(telling, event.winners, 'CF-23');
  }
}
