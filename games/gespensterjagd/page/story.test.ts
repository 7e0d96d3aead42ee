import { describe as suite, expect, it } from 'vitest';
import { french, players, telling, watching } from '$shell/games/testing';
import { ask, askHalf, ending, reason, rematches, scores } from './ask';
import { board } from './board';
import { describeRoom, describeSeat } from './describe';
import { furnishing } from './furnish';
import { everything, sample } from './sample';
import { beatsOf, placeOfFigure, sceneOf } from './scene';
import { markerOf, signsOf } from './signs';
import { choicesOf } from './moves';
import { tell } from './tell';
import { why } from './why';

const english = watching;
const text = telling(tell);

suite('the story', () => {
  it('reads well', () => {
    expect(text(everything[0]!, french)).toBe('Vous postez le chasseur 3 dans la pièce 13, Galerie des portraits.');
    expect(text(everything[2]!, french)).toBe('Anaïs choisit les hiboux : Max se montrera dans 4 tours.');
    expect(text(everything[14]!, french)).toBe('Le dernier hibou s’enfuit : Max doit se montrer.');
    expect(text(everything[15]!, english)).toBe(
      'Max shows himself in room 28, Boudoir: 27, Red bedroom → pause → ×2 26, Billiard room → 28, Boudoir.',
    );
    expect(text(everything[16]!, french)).toBe('Max est pris la main dans le drap. Anaïs et vous gagnez ensemble !');
  });
});

suite('the question', () => {
  it('says what is asked', () => {
    expect(ask(sample(), ['end', 'walk 3 10', 'walk 4 22'], [1], french)).toBe(
      'À vous : encore 2 chasseurs à déplacer.',
    );
    expect(ask(sample({ phase: 'choose-frame', turn: 1 }), ['frame owl'], [1], french)).toMatch(/^Capitaine/);
    expect(ask(sample({ phase: 'max-turn', turn: 2 }), [], [2], english)).toBe('Max is about… Basile chooses a card.');
    expect(ask(sample({ phase: 'max-turn', turn: 1, max: 1 }), ['cheat 27', 'pause'], [1], french)).toMatch(/Trichez/);
    expect(askHalf('trap', null, 'fr')).toMatch(/piège/);
  });
  it('offers Max to whoever caught him first, then to anybody, then by lot (GJ-33)', () => {
    const offers = (end: 'caught' | 'escaped') =>
      rematches(sample({ phase: 'over', turn: 3, max: 2, end }), french).map(({ options }) => options.ghost);
    expect(offers('caught')).toEqual(['seat-3', 'seat-1', 'seat-2', 'drawn']);
    expect(offers('escaped')).toEqual(['seat-1', 'seat-2', 'seat-3', 'drawn']);
    expect(rematches(sample({ phase: 'over', turn: 3, end: 'caught' }), french)[0]!.label).toMatch(/Anaïs joue Max/);
  });
  it('has an ending without points', () => {
    expect(scores()).toEqual({ rounds: [], bySeat: [] });
    for (const key of ['caught', 'stuck', 'escaped']) expect(reason(key, 'fr')).not.toBe(reason(key, 'en'));
    expect(
      ending(
        sample({
          phase: 'over',
          round: 7,
          trail: [
            { room: '27', kind: 'start' },
            { room: '26', kind: 'move' },
          ],
        }),
        french,
      ),
    ).toBe('Max, c’était Basile : 7 tours de chasse sur 19, 2 pièces hantées.');
  });
});

suite('why not', () => {
  it('names the ruling', () => {
    const hunting = sample();
    expect(why('54', hunting, null, null, french)).toMatchObject({ rule: 'GJ-17' });
    expect(why('14', hunting, null, null, french).text).toMatch(/Ni porte/);
    expect(why('12', sample({ locked: '12' }), null, 3, french).rule).toBe('GJ-25');
    expect(why('13', hunting, null, null, french).rule).toBe('GJ-16');
    expect(why('5', sample({ turn: 3 }), null, null, french)).toMatchObject({ rule: 'GJ-15' });
    const max = sample({ phase: 'max-turn', turn: 1, max: 1, ghost: '27', visited: ['27', '26'], cheats: 0 });
    expect(why('27', max, null, null, french).rule).toBe('GJ-10');
    expect(why('22', max, null, null, french).rule).toBe('GJ-06');
    expect(why('54', max, null, null, french).rule).toBe('GJ-05');
    expect(why('26', max, null, null, french).rule).toBe('GJ-08');
    expect(why('1', max, 'lock', null, french).rule).toBe('GJ-24');
  });
});

suite('what is seen and heard of a room', () => {
  const signs = (view = sample()) =>
    signsOf(view, choicesOf(['walk 3 12']), null, null, [{ seat: 3, topic: 'max', at: '27' }], players, {
      visited: true,
      possible: true,
    });
  it('shows nothing that the view does not hold', () => {
    expect([...signs().values()].some((sign) => sign.visited || sign.possible)).toBe(false);
    expect([...signs(sample({ possible: ['26'] }))].filter(([, sign]) => sign.possible).map(([room]) => room)).toEqual([
      '26',
    ]);
  });
  it('is said in words', () => {
    expect(describeRoom('13', sample(), signs().get('13')!, players, 1, 'fr')).toBe(
      '13, Galerie des portraits : chasseur 3 (à vous)',
    );
    expect(describeRoom('12', sample(), signs().get('12')!, players, 1, 'en')).toBe('12, Blue bedroom: can be chosen');
    expect(describeRoom('27', sample(), signs().get('27')!, players, 1, 'fr')).toBe(
      '27, Chambre rouge : repère d’Anaïs',
    );
    expect(describeSeat(sample(), 2, 'Basile', 'fr').text).toBe('Basile est Max. Il lui reste : 2 pauses, 2 ×2.');
  });
  it('takes the newest mark', () => {
    const marks = [
      { seat: 1, topic: 'max', at: '5' },
      { seat: 3, topic: 'frame', at: 'owl' },
      { seat: 3, topic: 'max', at: '6' },
    ];
    expect(markerOf(marks)).toMatchObject({ seat: 3, at: '6' });
    expect(markerOf([{ seat: 1, topic: 'max', at: 'owl' }])).toBeNull();
  });
});

suite('the moments of a round', () => {
  it('walk a figure through the door', () => {
    const start = sceneOf(sample(), null);
    const end = sceneOf(
      sample({
        figures: sample().figures.map((figure, i) => (i === 2 ? { ...figure, room: '12', moved: true } : figure)),
      }),
      null,
    );
    const [beat] = beatsOf(start, [{ event: 'figure-moved', seat: 1, figure: 3, from: '13', to: '12' }], end, french);
    expect(beat!.scene.walks[3]).toHaveLength(3);
    expect(beat!.scene.walks[3]!.at(-1)).toEqual(placeOfFigure(end.view, 3));
  });
  it('hide a card that nobody may see, and show it to Max', () => {
    const card = { room: '26', kind: 'move' as const, cheat: false, sprung: false };
    const viewer = sample().max;
    const [own] = beatsOf(
      sceneOf(sample({ viewer, ghost: '27', seen: true, row: sample().row.slice(0, 1) }), null),
      [{ event: 'max-moved', cheat: false }],
      sceneOf(sample({ viewer, ghost: '26', row: [sample().row[0]!, card] }), null),
      french,
    );
    expect(own!.scene.view.row[1]).toEqual(card);
    expect(own!.scene.drift).toHaveLength(2);
    const [others] = beatsOf(
      sceneOf(sample({ ghost: '27', seen: true, row: sample().row.slice(0, 1) }), null),
      [{ event: 'max-moved', cheat: true }],
      sceneOf(sample(), null),
      french,
    );
    expect(others!.scene.view.ghost).toBeNull();
    expect(others!.scene.view.row[1]).toMatchObject({ room: null, cheat: true });
  });
  it('turn the cards in order when Max appears, and let him walk them', () => {
    const beats = beatsOf(sceneOf(sample(), null), [everything[15]!], sceneOf(sample(), null), french);
    expect(beats.map((beat) => beat.scene.view.ghost)).toEqual(['27', '27', '26', '28']);
    expect(beats.map((beat) => Object.keys(beat.marks ?? {})[0])).toEqual(['row-0', 'row-1', 'row-2', 'row-3']);
    expect(beats[1]!.scene.view.row[2]!.room).toBeNull();
  });
  it('play everything without a stumble', () => {
    expect(beatsOf(sceneOf(sample(), null), everything, sceneOf(sample(), null), french).length).toBeGreaterThan(10);
  });
});

suite('furniture', () => {
  it('is in every room', () => {
    for (const room of board.rooms.values()) expect(furnishing(room).icons.length, room.name_en).toBeGreaterThan(0);
  });
});
