// What is shown between two views.
import { describe as suite, expect, it } from 'vitest';
import { sample } from './sample';
import { beatsOf, sceneOf } from './scene';
import type { Blow, Event } from './types';

const players = ['Camille', 'Basile', 'Anaïs', 'Driss', 'Églantine'].map((name, i) => ({
  seat: i + 1,
  name,
  bot: false,
  away: false,
}));
const telling = { players, me: 1, lang: 'fr' as const };

suite('an attack that was answered before its damage', () => {
  const assault = {
    attacker: 2,
    targets: [3, 4],
    d6: 6,
    d4: 1,
    counter: false,
    hurt: [],
    robbed: [],
    asked: [3],
    damage: [],
    provoked: [],
  };
  const sum = (target: number, damage: number): Blow => ({
    seat: 2,
    target,
    dice: 5,
    weapons: 1,
    spear: 0,
    own_robe: false,
    robe: false,
    angel: false,
    damage,
  });
  const reckoned = sample({ phase: 'before-damage', assault, blows: [sum(3, 6), sum(4, 6)] });
  const start = sceneOf(reckoned, null);
  const end = sceneOf({ ...reckoned, phase: 'reply', blows: [sum(3, 2), sum(4, 6)] }, null);
  const fall = (target: number, damage: number): Event[] => [
    { event: 'blow', ...sum(target, damage) },
    { event: 'hurt', seat: target, amount: damage, damage: 11, cause: 'attack', card: null },
  ];

  it('shows one sum for each target, the one that falls', () => {
    expect(start.clash?.blows.map((each) => each.target)).toEqual([3, 4]);
    const beats = beatsOf(
      start,
      [{ event: 'acted', seat: 3, move: 'pass' }, ...fall(3, 2), ...fall(4, 6)],
      end,
      telling,
    );
    for (const { scene } of beats) expect(scene.clash?.blows.map((each) => each.target)).toEqual([3, 4]);
    expect(beats.at(-1)?.scene.clash?.blows.map((each) => each.damage)).toEqual([2, 6]);
  });
});
