// The story of the night, one sentence an event.
import type { Line, Part, Telling } from '$shell/games/contract';
import { does, list, nameOf, of, sentence, won, type Phrase } from '$shell/stage/words';
import { answerWords } from './lore-hermit';
import { cardLore } from './lore-cards';
import { deckNames } from './lore-people';
import { tellBlow } from './tell-blow';
import type { Area, Cause, Event, How, Reason } from './types';
import { areaChip, cardChip, characterChip, damage, diceParts, questionChip } from './words';

const causes: Partial<Record<Cause, Phrase & { rule: string }>> = {
  attack: { fr: '', en: '', rule: 'SH-14' },
  feast: { fr: ' (le prix du festin)', en: ' (the price of the feast)', rule: 'SH-25' },
  'weird-woods': { fr: ' (Bois étranges)', en: ' (Weird Woods)', rule: 'SH-5' },
  question: { fr: ' (carte ermite)', en: ' (hermit card)', rule: 'SH-17' },
  lightning: { fr: ' (foudre)', en: ' (lightning)', rule: 'SH-30' },
  demolish: { fr: ' (démolition)', en: ' (demolition)', rule: 'SH-30' },
  'suck-blood': { fr: ' (soif de sang)', en: ' (blood)', rule: 'SH-26' },
  'mothers-love': { fr: ' (amour maternel)', en: ' (mother’s love)', rule: 'SH-1' },
};

const taking: Record<How, { mine: Phrase; theirs: Phrase; rule: string }> = {
  drawn: {
    mine: { fr: 'vous vous équipez : ', en: 'you equip ' },
    theirs: { fr: 's’équipe : ', en: 'equips ' },
    rule: 'SH-4',
  },
  stolen: { mine: { fr: 'vous prenez ', en: 'you take ' }, theirs: { fr: 'prend ', en: 'takes ' }, rule: 'SH-38' },
  'handed-over': {
    mine: { fr: 'vous recevez ', en: 'you receive ' },
    theirs: { fr: 'reçoit ', en: 'receives ' },
    rule: 'SH-41',
  },
  robbed: {
    mine: { fr: 'au lieu de blesser, vous dérobez ', en: 'instead of hurting, you rob ' },
    theirs: { fr: 'dérobe, au lieu de blesser, ', en: 'robs, instead of hurting, ' },
    rule: 'SH-24',
  },
  looted: {
    mine: { fr: 'vous gardez du mort ', en: 'you keep of the dead ' },
    theirs: { fr: 'garde du mort ', en: 'keeps of the dead ' },
    rule: 'SH-15',
  },
};

const articles: Record<Area, string> = {
  'hermits-cabin': 'l’',
  'underworld-gate': 'la ',
  church: 'le ',
  cemetery: 'le ',
  'weird-woods': 'la ',
  'erstwhile-altar': 'le ',
};

export const endings: Record<Reason, Phrase & { rule: string }> = {
  'shadows-dead': { fr: 'La dernière Ombre est tombée. ', en: 'The last Shadow has fallen. ', rule: 'SH-11' },
  'hunters-dead': { fr: 'Le dernier Chasseur est tombé. ', en: 'The last Hunter has fallen. ', rule: 'SH-11' },
  'neutrals-dead': { fr: 'Trois Neutres sont morts. ', en: 'Three Neutrals are dead. ', rule: 'SH-12' },
  robbery: { fr: 'Bob a ses cinq équipements. ', en: 'Bob has his five cards. ', rule: 'SH-10' },
  massacre: { fr: 'Charles a fait son massacre. ', en: 'Charles has had his massacre. ', rule: 'SH-8' },
  'first-death': { fr: 'Daniel est mort le premier. ', en: 'Daniel was the first to die. ', rule: 'SH-9' },
  several: { fr: 'Plusieurs buts sont atteints d’un coup. ', en: 'Several goals are reached at once. ', rule: 'SH-11' },
};

export function tell(event: Event, telling: Telling): Line[] {
  const { lang, me, players } = telling;
  const say = (fr: string, en: string) => (lang === 'fr' ? fr : en);
  const act = (seat: number, mineFr: string, theirsFr: string, mineEn: string, theirsEn: string) =>
    does(telling, seat, { fr: mineFr, en: mineEn }, { fr: theirsFr, en: theirsEn });
  const who = (seat: number): Part => (seat === me ? say('vous', 'you') : { seat });
  switch (event.event) {
    case 'acted':
      return acted(event, telling);
    case 'turn-began':
      return sentence(
        event.extra
          ? act(event.seat, 'vous rejouez.', 'rejoue.', 'you take another turn.', 'takes another turn.')
          : act(event.seat, 'à vous de jouer.', 'entre dans la nuit.', 'it is your turn.', 'steps into the night.'),
        'heading',
        event.extra ? 'SH-44' : 'SH-1',
      );
    case 'rolled':
      return sentence(
        [
          ...act(event.seat, 'vous lancez ', 'lance ', 'you roll ', 'rolls '),
          ...diceParts(event.d6, event.d4),
          ...(event.d6 > 0 && event.d4 > 0 ? [say(' : ', ': '), String(event.d6 + event.d4)] : []),
          event.again ? say(' ; on y est déjà : on relance.', '; already there, so once more.') : '.',
        ],
        'small',
        event.again ? 'SH-3' : 'SH-7',
      );
    case 'moved':
      return sentence(
        [
          ...(event.teleport
            ? act(event.seat, 'vous vous téléportez : ', 'se téléporte : ', 'you teleport to ', 'teleports to ')
            : act(
                event.seat,
                `vous rejoignez ${articles[event.area]}`,
                `rejoint ${articles[event.area]}`,
                'you go to ',
                'goes to ',
              )),
          areaChip(event.area, lang),
          '.',
        ],
        'normal',
        'SH-7',
      );
    case 'drew':
      return sentence(
        [...act(event.seat, 'vous tirez ', 'tire ', 'you draw ', 'draws '), cardChip(event.card, lang), '.'],
        'normal',
        cardLore[event.card].rule,
      );
    case 'reshuffled':
      return sentence(
        [deckNames[event.deck].deck[lang] + say(' : la défausse est remélangée.', ': the discards are shuffled in.')],
        'small',
        'SH-48',
      );
    case 'question-drawn':
      return sentence(
        [
          ...act(
            event.seat,
            'vous lisez une carte ermite.',
            'lit une carte ermite.',
            'you read a hermit card.',
            'reads a hermit card.',
          ),
        ],
        'small',
        'SH-49',
      );
    case 'question-read':
      return sentence([say('Elle dit : ', 'It says: '), questionChip(event.question, lang), '.'], 'small', 'SH-46');
    case 'question-given':
      return sentence(
        [
          ...act(
            event.from,
            'vous la donnez, face cachée, à ',
            'la donne, face cachée, à ',
            'you give it, face down, to ',
            'gives it, face down, to ',
          ),
          who(event.to),
          '.',
        ],
        'normal',
        'SH-46',
      );
    case 'question-answered':
      return sentence(
        [
          event.to === me
            ? say('Votre réponse : ', 'Your answer: ')
            : say(`Réponse ${of(nameOf(players, event.to))}`, 'Answer of '),
          ...(event.to === me ? [] : [{ seat: event.to } as Part, say(' : ', ': ')]),
          `${answerWords[event.answer][lang]}.`,
        ],
        'normal',
        event.answer === 'shown' ? 'SH-47' : 'SH-46',
      );
    case 'character-shown':
      return sentence(
        [
          ...act(event.seat, 'vous montrez à ', 'montre à ', 'you show ', 'shows '),
          who(event.to),
          say(' : ', ': '),
          characterChip(event.character, lang),
          '.',
        ],
        'normal',
        'SH-47',
      );
    case 'hurt':
    case 'healed': {
      const hurt = event.event === 'hurt';
      const by = event.card ? ` (${cardLore[event.card].name[lang]})` : (causes[event.cause]?.[lang] ?? '');
      const rule = event.card ? cardLore[event.card].rule : (causes[event.cause]?.rule ?? 'SH-14');
      const verb = hurt
        ? act(event.seat, 'vous prenez ', 'prend ', 'you take ', 'takes ')
        : act(event.seat, 'vous perdez ', 'perd ', 'you lose ', 'loses ');
      return sentence(
        [...verb, `${damage(event.amount, lang)}${by}${say(' : ', ': ')}${event.damage}.`],
        'normal',
        rule,
      );
    }
    case 'spared':
      return sentence(
        [cardChip(event.by, lang), say(' protège ', ' protects '), who(event.seat), '.'],
        'normal',
        cardLore[event.by].rule,
      );
    case 'nothing-to-steal':
      return sentence(
        act(
          event.seat,
          'vous ne trouvez rien à prendre : les autres n’ont pas d’équipement.',
          'ne trouve rien à prendre : les autres n’ont pas d’équipement.',
          'you find nothing to take: the others have no equipment.',
          'finds nothing to take: the others have no equipment.',
        ),
        'normal',
        'SH-4',
      );
    case 'revealed':
      return sentence(
        [
          ...(event.scream
            ? act(event.seat, 'vous criez : vous êtes ', 'crie : c’est ', 'you scream: you are ', 'screams: it is ')
            : act(event.seat, 'vous vous révélez : ', 'se révèle : ', 'you reveal yourself: ', 'stands revealed: ')),
          characterChip(event.character, lang),
          event.scream ? say(' !', '!') : '.',
        ],
        'heading',
        event.scream ? 'SH-2' : 'SH-1',
      );
    case 'attacked': {
      const verb = event.counter
        ? act(event.seat, 'vous contre-attaquez ', 'contre-attaque ', 'you strike back at ', 'strikes back at ')
        : act(event.seat, 'vous attaquez ', 'attaque ', 'you attack ', 'attacks ');
      return sentence(
        [...verb, ...list(telling, event.targets), say(' : ', ': '), ...diceParts(event.d6, event.d4), '.'],
        'normal',
        event.counter ? 'SH-27' : event.targets.length > 1 ? 'SH-21' : event.d6 === 0 ? 'SH-20' : 'SH-19',
      );
    }
    case 'blow':
      return tellBlow(event, telling);
    case 'equipment-taken': {
      const how = taking[event.how];
      const from: Part[] =
        event.from === null
          ? []
          : event.from === me
            ? [say(' (à vous)', ' (yours)')]
            : [say(' (à ', ' (from '), { seat: event.from }, ')'];
      return sentence(
        [...does(telling, event.seat, how.mine, how.theirs), cardChip(event.card, lang), ...from, '.'],
        'normal',
        how.rule,
      );
    }
    case 'equipment-discarded':
      return sentence(
        [
          say('À la défausse : ', 'Discarded: '),
          ...event.cards.flatMap((card, i): Part[] => [...(i > 0 ? [', '] : []), cardChip(card, lang)]),
          '.',
        ],
        'small',
        'SH-15',
      );
    case 'died': {
      const by: Part[] =
        event.killer === null
          ? []
          : [
              say(', de la main ', ', by the hand of '),
              ...(lang === 'fr' && event.killer !== me
                ? [of(nameOf(players, event.killer))]
                : lang === 'fr'
                  ? ['de ']
                  : []),
              who(event.killer),
            ];
      return sentence(
        [
          ...act(event.seat, 'vous mourez', 'meurt', 'you die', 'dies'),
          ...by,
          say(' : c’était ', ': it was '),
          characterChip(event.character, lang),
          '.',
        ],
        'heading',
        'SH-15',
      );
    }
    case 'card-worked':
      return worked(event, telling);
    case 'decided':
      return [];
    case 'game-ended': {
      const { rule, ...ending } = endings[event.reason];
      const lines: Line[] = won(telling, event.winners, rule).map((line) => ({
        ...line,
        parts: [ending[lang], ...line.parts],
      }));
      if (event.aside)
        lines.push(
          ...sentence([say('Mis de côté : ', 'Set aside: '), characterChip(event.aside, lang), '.'], 'small', 'SH-13'),
        );
      return lines;
    }
  }
}

// Most moves show in what follows; these say something of their own.
function acted(event: Extract<Event, { event: 'acted' }>, telling: Telling): Line[] {
  const { lang, me } = telling;
  const [kind, seat] = event.move.split(' ');
  const at: Part = Number(seat) === me ? (lang === 'fr' ? 'vous' : 'you') : { seat: Number(seat) };
  if (kind === 'pass')
    return sentence(
      does(
        telling,
        event.seat,
        { fr: 'vous en restez là.', en: 'you leave it at that.' },
        { fr: 'en reste là.', en: 'leaves it at that.' },
      ),
      'small',
      'SH-4',
    );
  if (kind === 'target' || kind === 'smite')
    return sentence(
      [
        ...does(telling, event.seat, { fr: 'vous désignez ', en: 'you name ' }, { fr: 'désigne ', en: 'names ' }),
        at,
        '.',
      ],
      'small',
      kind === 'smite' ? 'SH-30' : 'SH-35',
    );
  if (kind === 'feast')
    return sentence(
      does(
        telling,
        event.seat,
        { fr: 'vous n’êtes pas rassasié.', en: 'you are not sated.' },
        { fr: 'n’est pas rassasié.', en: 'is not sated.' },
      ),
      'normal',
      'SH-25',
    );
  return [];
}

function worked(event: Extract<Event, { event: 'card-worked' }>, telling: Telling): Line[] {
  const rule = cardLore[event.card].rule;
  const line = (mine: Phrase, theirs: Phrase) => sentence(does(telling, event.seat, mine, theirs), 'normal', rule);
  if (event.card === 'guardian-angel')
    return line(
      {
        fr: 'un ange veille sur vous jusqu’à votre prochain tour.',
        en: 'an angel watches over you until your next turn.',
      },
      {
        fr: 'est sous la garde d’un ange jusqu’à son prochain tour.',
        en: 'is watched over by an angel until the next turn.',
      },
    );
  if (event.card === 'concealed-knowledge')
    return line(
      { fr: 'vous rejouerez après ce tour.', en: 'you will play again after this turn.' },
      { fr: 'rejouera après ce tour.', en: 'will play again after this turn.' },
    );
  if (event.card === 'disenchant-mirror')
    return line(
      { fr: 'vous ne voyez rien de plus dans le miroir.', en: 'you see nothing more in the mirror.' },
      { fr: 'ne voit rien de plus dans le miroir.', en: 'sees nothing more in the mirror.' },
    );
  return line(
    { fr: 'votre carte fait son effet.', en: 'your card has its effect.' },
    { fr: 'voit sa carte faire son effet.', en: 'sees the card have its effect.' },
  );
}
