// For tests: the golden records of a game, played through its scenes. After every step the last picture that was played
// must be the picture of the next view, or the table would jump when the stage hands over to it.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { program } from '../../tests/support/paths';
import type { Beat } from '../stage/stage.svelte';
import type { Player, Telling } from './contract';

interface Step<View, Event> {
  step: number;
  events: Event[];
  view: View;
}

export interface Staging<View, Event, Scene> {
  // What a table shows that has come to rest, after these events.
  sceneOf: (view: View, before: Scene | null, events: Event[]) => Scene;
  beatsOf: (start: Scene, events: Event[], end: Scene, telling: Telling) => Pick<Beat<Scene, never>, 'scene'>[];
  // The part of a picture that has to be true at the end of the beats.
  settled: (scene: Scene) => object;
}

function replay<View, Event>(record: string, eyes: number | null): Step<View, Event>[] {
  const through = eyes === null ? [] : ['--seat', String(eyes)];
  const lines = execFileSync(program, ['replay', record, '--json', ...through], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Step<View, Event>);
}

function follow<View, Event, Scene>(
  record: string,
  telling: Telling,
  { sceneOf, beatsOf, settled }: Staging<View, Event, Scene>,
): void {
  const steps = replay<View, Event>(record, telling.me);
  expect(steps.length).toBeGreaterThan(1);
  let before: Scene | null = null;
  for (const { step, events, view } of steps) {
    const start: Scene | null = before;
    const end = sceneOf(view, start, events);
    before = end;
    if (!start || events.length === 0) continue;
    const shown = settled(beatsOf(start, events, end, telling).at(-1)?.scene ?? start);
    if (isDeepStrictEqual(shown, settled(end))) continue;
    const where = `step ${step}, seen by ${telling.me ?? 'a spectator'}: ${JSON.stringify(events)}`;
    expect(shown, where).toEqual(settled(end));
  }
}

// Called by a test in the folder of a game's page.
export function everyPictureIsTrue<View, Event, Scene>(here: string, staging: Staging<View, Event, Scene>): void {
  const golden = join(dirname(fileURLToPath(here)), '../golden');
  for (const name of readdirSync(golden).filter((each) => each.endsWith('.record'))) {
    const record = join(golden, name);
    const count = Number(/^players (\d+) /m.exec(readFileSync(record, 'utf8'))?.[1]);
    const seats = Array.from({ length: count }, (_, i) => i + 1);
    const players: Player[] = seats.map((seat) => ({ seat, name: `P${seat}`, bot: false, away: false }));
    it(`plays ${name} to the true picture, for everybody`, { timeout: 60_000 }, () => {
      for (const me of [null, ...seats]) follow(record, { players, me, lang: 'en' }, staging);
    });
  }
}
