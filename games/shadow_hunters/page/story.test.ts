import { readFileSync } from 'node:fs';
import { describe as suite, expect, it } from 'vitest';
import { french, players, telling, watching } from '$shell/games/testing';
import { ask, ending, reason, scores } from './ask';
import { describeSeat, describeWho, slipOf } from './describe';
import { allQuestions, cards, cardsIn, castOf, inRange, questions } from './facts';
import { askHalf } from './half';
import { cluesAbout, outlived } from './known';
import { cardLore } from './lore-cards';
import { questionLore } from './lore-hermit';
import { areaLore, characterLore } from './lore-people';
import { turnMark } from './notes';
import { blow, everything, phases, sample } from './sample';
import { beatsOf, sceneOf } from './scene';
import { tell } from './tell';
import { sumOf } from './tell-blow';
import { whyArea, whySeat } from './why';

const english = watching;
const text = telling(tell);

// Every ruling the table names is in the rule pages.
const pages = ['fr', 'en'].map((lang) => readFileSync(new URL(`../guide/rules.${lang}.md`, import.meta.url), 'utf8'));
const isRuling = (rule: string | undefined) => pages.every((page) => page.includes(`[${rule}]`));

suite('the story', () => {
  it('is silent about what shows elsewhere', () => {
    expect(tell({ event: 'decided', seat: 2 }, french)).toEqual([]);
  });
  it('reads well', () => {
    expect(text(everything[5]!, french)).toBe('Vous lancez 5 2 : 7.');
    expect(text(everything[18]!, french)).toBe('Anaïs prend 2 dégâts (Chauve-souris vampire) : 7.');
    expect(text(everything[15]!, french)).toBe('Réponse d’Anaïs : rien ne se passe.');
    expect(text(blow, french)).toBe(
      'Contre vous : 3 aux dés +1 armes +2 Lance de Longin −1 Robe sacrée (attaquant) −1 Robe sacrée (cible) ' +
        '= 4 dégâts.',
    );
    expect(text(everything[32]!, english)).toBe('Anaïs dies, by the hand of Camille: it was Unknown.');
    expect(text(everything.at(-1)!, french)).toBe(
      'La dernière Ombre est tombée. Driss et vous gagnez ensemble ! Mis de côté : Allie.',
    );
  });
});

suite('the question', () => {
  it('says something in every phase, to those asked and to those who wait', () => {
    for (const phase of phases) {
      const view = sample({ phase, card: 'first-aid', question: 'greed', victim: 3 });
      for (const awaited of [[1], [2, 3]]) {
        const [fr, en] = [
          ask(view, ['pass', 'target 3'], awaited, french),
          ask(view, ['pass', 'target 3'], awaited, { ...english, me: 1 }),
        ];
        expect(fr, phase).toMatch(/\S/);
        expect(fr, phase).not.toBe(en);
        expect(fr.length, fr).toBeLessThan(62); // the bar of a phone
      }
    }
    expect(ask(sample({ phase: 'attack' }), ['attack 3'], [1], french)).toMatch(/devez attaquer/);
    // What is possible at any time is no question.
    expect(ask(sample(), ['reveal'], [2], french)).toBe('Basile cherche son chemin…');
  });
  it('goes on in halves', () => {
    expect(askHalf({ kind: 'confirm', move: 'reveal' }, sample(), french)).toMatch(
      /^Sûr \? Tous verront que vous êtes Emi \(Chasseur\)/,
    );
    expect(askHalf({ kind: 'woods', seat: 2 }, sample(), french)).toBe('Basile : blesser ou soigner ?');
  });
  it('has an ending without points', () => {
    expect(scores()).toEqual({ rounds: [], bySeat: [] });
    for (const key of [
      'shadows-dead',
      'hunters-dead',
      'neutrals-dead',
      'robbery',
      'massacre',
      'first-death',
      'several',
    ])
      expect(reason(key, 'fr')).not.toBe(reason(key, 'en'));
    expect(ending(sample({ winners: [1] }), french)).toMatch(/^Camille : Emi, Chasseur ★ · Basile : Vampire, Ombre/);
  });
});

suite('why not', () => {
  it('names the ruling', () => {
    const attack = sample({ phase: 'attack' });
    expect(whySeat(2, attack, [1], french)).toMatchObject({ rule: 'SH-22' }); // Camille has the handgun
    expect(whySeat(5, attack, [1], french)).toMatchObject({ rule: 'SH-7' });
    expect(whySeat(2, sample(), [2], french)?.text).toMatch(/Patience/);
    expect(whyArea('church', sample(), [1], french)).toMatchObject({ rule: 'SH-7' });
    expect(whyArea('church', sample({ phase: 'choose-area' }), [1], french)?.text).toMatch(/déjà/);
  });
});

suite('facts', () => {
  it('are complete', () => {
    for (const deck of ['white', 'black'] as const)
      expect(cardsIn(deck).reduce((sum, card) => sum + cards[card].copies, 0)).toBe(16);
    expect(allQuestions.reduce((sum, each) => sum + questions[each].copies, 0)).toBe(16);
    for (const entry of [
      ...Object.values(cardLore),
      ...Object.values(questionLore),
      ...Object.values(areaLore),
      ...Object.values(characterLore),
    ]) {
      expect(entry.text.fr).not.toBe(entry.text.en);
      expect(isRuling(entry.rule), entry.name.en).toBe(true);
    }
    for (const key of ['card:handgun', 'area:church', 'ask:bully', 'who:bob'])
      expect(slipOf(key, 'fr')?.lines.join('')).toMatch(/\S/);
    for (let players = 4; players <= 8; players++)
      expect(Object.values(castOf({ ...sample().options, players })).reduce((a, b) => a + b)).toBe(players);
  });
  it('tell who is dead with so much damage, and who is within reach', () => {
    expect(outlived(10)).toEqual(['allie', 'bob', 'emi']);
    expect(inRange(sample(), 1)).toEqual([3, 4]);
    expect(inRange(sample(), 3)).toEqual([4]);
  });
  it('name every part of an attack', () => {
    const struck = { ...blow, dice: 3, spear: 0, own_robe: false, damage: 3 };
    expect(
      sumOf(struck, { d6: 5, d4: 2 }, ['butcher-knife'], 'fr').map((each) => `${each.value} ${each.name}`),
    ).toEqual(['3 |5 − 2|', '+1 Couteau de boucher', '−1 Robe sacrée (cible)']);
  });
});

suite('the notebook', () => {
  it('says what is known and from what', () => {
    expect(cluesAbout(3, sample(), french).map((clue) => clue.text)).toEqual([
      'Colère (de vous) : donne un équipement',
    ]);
    expect(cluesAbout(4, sample(), french).map((clue) => clue.text)).toEqual([
      'carte cachée (de Basile) : rien ne se passe',
      'En vie à 10 : pas A B E',
    ]);
    expect(cluesAbout(4, sample(), french)[0]!.leaves).toBeNull();
  });
  it('keeps marks that turn', () => {
    const one = turnMark({}, 3, 'bob');
    expect(one).toEqual({ '3 bob': 'suspect' });
    expect(turnMark(one, 3, 'bob')).toEqual({ '3 bob': 'crossed' });
    expect(turnMark(turnMark(one, 3, 'bob'), 3, 'bob')).toEqual({});
  });
});

suite('for those who listen', () => {
  it('everything is said', () => {
    expect(describeSeat(sample(), 2, 'Basile', 'fr')).toBe(
      'Basile : 9 dégâts ; Bois étranges ; Vampire (Ombre) ; Tronçonneuse',
    );
    expect(describeWho('cemetery', sample(), players, 'en')).toBe('Here: Anaïs, Driss.');
  });
});

suite('the moments of a night', () => {
  it('explain an attack before the damage falls', () => {
    const start = sceneOf(sample({ phase: 'attack', turn: 4 }), null);
    const beats = beatsOf(
      start,
      [everything[25]!, blow, { event: 'hurt', seat: 1, amount: 4, damage: 7, cause: 'attack', card: null }],
      sceneOf(sample(), null),
      french,
    );
    expect(beats.map((beat) => beat.scene.clash?.blows.length)).toEqual([0, 1, 1, undefined]);
    expect(beats[1]!.scene.view.players[0]!.damage).toBe(3);
    expect(beats[2]!.scene.view.players[0]!.damage).toBe(7);
    expect(beats[2]!.flights![0]).toMatchObject({ from: 'marker-1', to: 'marker-1' });
  });
  it('play everything without a stumble, and leave the start as it was', () => {
    const start = sceneOf(sample(), null);
    const before = JSON.stringify(start);
    expect(beatsOf(start, everything, sceneOf(sample(), null), french).length).toBeGreaterThan(20);
    expect(JSON.stringify(start)).toBe(before);
  });
  it('open every character to all eyes', () => {
    const eyes = Object.fromEntries(
      sample().players.map((_, i) => [
        i + 1,
        sample({
          players: sample().players.map((player, n) => (n === i ? { ...player, character: 'bob' as const } : player)),
        }),
      ]),
    );
    expect(sceneOf(sample(), eyes).view.players.map((player) => player.character)).toEqual([
      'bob',
      'bob',
      'bob',
      'bob',
      'bob',
    ]);
  });
});
