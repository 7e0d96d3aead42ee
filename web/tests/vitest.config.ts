// The tests of the page in a real browser against the real server: `npm run browser`.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*.test.ts'],
    globalSetup: ['support/present.ts'],
    environment: 'node',
    // One browser for all, and one file after the other: two would only wait for each other's processor.
    pool: 'forks',
    poolOptions: { forks: { singleFork: true } },
    isolate: false,
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
