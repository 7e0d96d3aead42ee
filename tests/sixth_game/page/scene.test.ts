import { expect, it } from 'vitest';
import { english } from '$shell/games/testing';
import { sample } from './sample';
import { beatsOf } from './scene';

it('lets the place of the fox glow while it is told what happened there', () => {
  const beats = beatsOf([{ event: 'caught', fox: 2, hunters: [1], place: 'wood', points: 3 }], sample(), english);
  expect(beats).toMatchObject([{ marks: { wood: 'glow' }, caption: 'You catch the fox in the wood: +3.' }]);
});

it('does not cut that off when the next choice comes in', () => {
  expect(beatsOf([{ event: 'chosen', seat: 2 }], sample(), english)).toHaveLength(1);
});
