// The story of a hunt, one sentence an event, each with the ruling behind it.
import type { Line, Part, Telling } from '$shell/games/contract';
import { does, list, sentence, won, type Phrase } from '$shell/stage/words';
import type { Event, Place } from './types.gen';
import { words } from './words';

export function tell(event: Event, telling: Telling): Line[] {
  const { lang, me } = telling;
  const say = (phrase: Phrase) => phrase[lang];
  const at = (place: Place, how: 'there' | 'towards'): Part => ({ icon: place, label: say(words[place][how]) });

  switch (event.event) {
    case 'chosen':
      return [];
    case 'revealed': {
      const goes = does(telling, event.seat, { fr: 'vous allez', en: 'you go' }, { fr: 'va', en: 'goes' });
      return sentence([...goes, ' ', at(event.place, 'towards'), '.'], 'small', 'GO-03');
    }
    case 'caught': {
      const mine = me !== null && event.hunters.includes(me);
      const many = event.hunters.length > 1;
      const takes = say({
        fr: mine ? 'prenez' : many ? 'prennent' : 'prend',
        en: mine || many ? 'catch' : 'catches',
      });
      const fox = say({ fr: ` ${takes} le renard `, en: ` ${takes} the fox ` });
      const each = many ? say({ fr: ' chacun', en: ' each' }) : '';
      const points = say({ fr: ` : +${event.points}${each}.`, en: `: +${event.points}${each}.` });
      return sentence([...list(telling, event.hunters), fox, at(event.place, 'there'), points], 'normal', 'GO-05');
    }
    case 'escaped': {
      const prowls = does(telling, event.fox, { fr: 'vous rôdez', en: 'you prowl' }, { fr: 'rôde', en: 'prowls' });
      const peace = say({ fr: ' en paix ', en: ' in peace ' });
      const points = say({ fr: ` : +${event.points}.`, en: `: +${event.points}.` });
      return sentence([...prowls, peace, at(event.place, 'there'), points], 'normal', 'GO-04');
    }
    case 'round-began': {
      const round = say({ fr: `Manche ${event.round} : `, en: `Round ${event.round}: ` });
      const is = does(
        telling,
        event.fox,
        { fr: 'vous êtes le renard', en: 'you are the fox' },
        { fr: 'est le renard', en: 'is the fox' },
      );
      return sentence([round, ...is, '.'], 'heading', 'GO-01');
    }
    case 'game-ended':
      return won(telling, event.winners, 'GO-08');
  }
}
