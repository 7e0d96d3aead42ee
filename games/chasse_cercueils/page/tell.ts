// The story of a roll, one sentence an event. It names a card only while everybody sees it.
import type { Line, Part, Telling } from '$shell/games/contract';
import { does, list, nameOf, of, sentence, won } from '$shell/stage/words';
import { facts } from './facts.gen';
import { spotOf, type Dice, type Event } from './types';
import { aCard, cardChip, diceChips, theCard } from './words';

const diceRule = ({ colour, symbol }: Dice) =>
  colour === 'both' ? 'CC-09' : colour !== 'call' ? 'CC-02' : { bat: 'CC-17', moon: 'CC-18', skull: 'CC-22' }[symbol];

export function tell(event: Event, telling: Telling): Line[] {
  const { lang, me, players } = telling;
  const fr = lang === 'fr';
  const say = (french: string, english: string) => (fr ? french : english);
  const act = (seat: number, mineFr: string, theirsFr: string, mineEn: string, theirsEn: string) =>
    does(telling, seat, { fr: mineFr, en: mineEn }, { fr: theirsFr, en: theirsEn });
  // "de Basile", "d’Anaïs", "à vous"; "of Basile", "of yours"
  const whose = (seat: number): Part[] =>
    seat === me ? [say('à vous', 'of yours')] : [say(of(nameOf(players, seat)), 'of '), { seat }];
  switch (event.event) {
    case 'rolled':
      return sentence(
        [...act(event.seat, 'vous lancez ', 'lance ', 'you roll ', 'rolls '), ...diceChips(event.dice, lang), '.'],
        'heading',
        diceRule(event.dice),
      );
    case 'decided':
      return sentence(
        act(event.seat, 'vous avez décidé.', 'a décidé.', 'you have decided.', 'has decided.'),
        'small',
        'CC-01',
      );
    case 'hands-shown':
      return sentence([say('Sur l’ail : ', 'On the garlic: '), ...list(telling, event.seats), '.'], 'small', 'CC-04');
    case 'slapped':
      return sentence(
        act(event.seat, 'vous tapez en premier !', 'tape en premier !', 'you slap first!', 'slaps first!'),
        'normal',
        'CC-03',
      );
    case 'nobody-slapped':
      return sentence([say('Personne ne tape.', 'Nobody slaps.')], 'small', 'CC-02');
    case 'claimed': {
      const { owner } = spotOf(event.spot);
      const from: Part[] = owner === event.seat ? [] : [say(', un cercueil ', ', a coffin '), ...whose(owner)];
      const verdict = event.right ? say(' : juste !', ': right!') : say(' : raté.', ': wrong.');
      return sentence(
        [
          ...act(event.seat, 'vous montrez ', 'montre ', 'you show ', 'shows '),
          ...theCard(event.card, lang),
          ...from,
          verdict,
        ],
        'normal',
        owner !== event.seat ? 'CC-12' : event.right ? 'CC-06' : 'CC-11',
      );
    }
    case 'admitted':
      return sentence(
        act(
          event.seat,
          'vous reconnaissez votre erreur.',
          'reconnaît son erreur.',
          'you admit your mistake.',
          'admits the mistake.',
        ),
        'normal',
        'CC-05',
      );
    case 'trapped':
      return sentence(
        act(
          event.seat,
          'bas les pattes : vous êtes sanctionné !',
          'a touché l’ail sous le crâne : sanction !',
          'hands off: a penalty for you!',
          'touched the garlic under the skull: penalty!',
        ),
        'normal',
        'CC-22',
      );
    case 'closed':
      return sentence(
        [
          say('Un vampire ', 'A vampire '),
          ...whose(spotOf(event.spot).owner),
          say(' rentre dans son cercueil.', ' goes into its coffin.'),
        ],
        'normal',
        'CC-07',
      );
    case 'opened':
      return sentence(
        [
          say('Un cercueil ', 'A coffin '),
          ...whose(spotOf(event.spot).owner),
          say(' se rouvre : ', ' opens again: '),
          cardChip(event.card, lang),
          '.',
        ],
        'normal',
        { attacked: 'CC-12', mistaken: 'CC-11', penalty: 'CC-13' }[event.why],
      );
    case 'chased':
      return sentence(
        [
          ...act(spotOf(event.spot).owner, 'vous chassez ', 'chasse ', 'you chase ', 'chases '),
          ...theCard(event.card, lang),
          say(` : ${event.count} sur ${facts.goal}.`, `: ${event.count} of ${facts.goal}.`),
        ],
        'normal',
        'CC-28',
      );
    case 'drawn':
      return sentence(
        [
          ...act(spotOf(event.spot).owner, 'vous piochez ', 'pioche ', 'you draw ', 'draws '),
          ...aCard(event.card, lang),
          event.penalty ? say(', en sanction.', ', as a penalty.') : '.',
        ],
        'small',
        event.penalty ? 'CC-14' : 'CC-15',
      );
    case 'spared':
      return sentence(
        [
          ...act(event.seat, 'vous avez', 'a', 'you are', 'is'),
          say(' de la chance : la pioche est vide.', ' lucky: the pile is empty.'),
        ],
        'normal',
        'CC-14',
      );
    case 'picked':
      return sentence(
        [
          ...act(
            event.seat,
            'vous désignez une carte ',
            'désigne une carte ',
            'you point at a card ',
            'points at a card ',
          ),
          ...whose(spotOf(event.spot).owner),
          '.',
        ],
        'small',
        'CC-18',
      );
    case 'looked':
      return sentence(
        act(
          event.seat,
          'vous regardez les deux cartes.',
          'regarde les deux cartes.',
          'you look at both cards.',
          'looks at both cards.',
        ),
        'normal',
        'CC-19',
      );
    case 'saw': // on the cards themselves, while they are looked at
      return [];
    case 'swapped':
      return sentence(
        [
          ...act(
            event.seat,
            'vous échangez deux cartes : ',
            'échange deux cartes : ',
            'you swap two cards: ',
            'swaps two cards: ',
          ),
          ...swap(event, telling),
          '.',
        ],
        'normal',
        'CC-21',
      );
    case 'declined':
      return sentence(
        act(event.seat, 'vous n’en faites rien.', 'n’en fait rien.', 'you do nothing.', 'does nothing.'),
        'normal',
        'CC-17',
      );
    case 'dice-passed':
      return sentence(
        [say('Les dés passent à ', 'The dice go to '), event.to === me ? say('vous', 'you') : { seat: event.to }, '.'],
        'small',
        'CC-23',
      );
    case 'game-ended':
      return won(telling, [event.winner], 'CC-27');
  }
}

function swap({ first, second }: Extract<Event, { event: 'swapped' }>, telling: Telling): Part[] {
  const owners = [...new Set([spotOf(first).owner, spotOf(second).owner])];
  const at = list(telling, owners);
  return telling.lang === 'fr' ? ['chez ', ...at] : ['at ', ...at];
}
