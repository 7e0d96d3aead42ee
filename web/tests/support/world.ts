// What every test is given: a server of the file's own, and visitors that must not have complained when they leave.
import { chromium, type Browser } from 'playwright-core';
import { expect, test as base } from 'vitest';
import { House } from './house';
import { chromium as executablePath } from './paths';
import { Visitor, type Manner } from './visitor';

interface World {
  browser: Browser;
  house: House;
  visit: (manner?: Manner) => Promise<Visitor>;
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const test = base.extend<World>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath, args });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  house: [
    async ({}, use) => {
      const house = new House();
      await house.open();
      await use(house);
      await house.close();
    },
    { scope: 'file' },
  ],
  visit: async ({ browser, house, task }, use) => {
    const visitors: Visitor[] = [];
    await use(async (manner) => {
      const visitor = await Visitor.arrive(browser, house.address, manner);
      visitors.push(visitor);
      return visitor;
    });
    const failed = task.result?.state === 'fail';
    for (const [i, visitor] of visitors.entries()) {
      if (failed) await visitor.picture(`${task.name} ${i + 1}`);
      await visitor.leave();
    }
    expect(visitors.flatMap((visitor) => visitor.complaints)).toEqual([]);
  },
});
