// The tests of the page in a real browser against the real server: `npm run browser`.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import page, { pages } from '../../vite.config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: page.resolve,
  test: {
    include: ['web/tests/*.test.ts', ...pages.map((each) => `${each}/browser/*.test.ts`)],
    globalSetup: ['web/tests/support/present.ts'],
    environment: 'node',
    // Two files at a time, each with a browser and a server of its own: a page that plays mostly waits.
    pool: 'forks',
    poolOptions: { forks: { minForks: 2, maxForks: 2 } },
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
