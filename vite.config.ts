/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { allGames, gameFolders } from './web/games.plugin';
import { gameIcons } from './web/icons.plugin';
import { rulePages } from './web/rules.plugin';

const root = fileURLToPath(new URL('.', import.meta.url));
// Where tests of games are looked for, from the root.
export const pages = gameFolders().map(({ path }) => relative(root, `${path}/page`));

const beside = (tests: string) => [`web/src/**/${tests}`, ...pages.map((page) => `${page}/${tests}`)];

export default defineConfig({
  root: `${root}web`,
  resolve: { alias: { $shell: `${root}web/src`, $browser: `${root}web/tests/support` } }, // the same in tsconfig.json
  plugins: [allGames(), gameIcons(), rulePages(), svelte({ configFile: `${root}svelte.config.js` })],
  build: {
    outDir: resolve(root, process.env.HALLALI_PAGE_OUT || 'build/web'),
    emptyOutDir: true,
    target: 'es2021',
    // The page's security policy takes fonts and scripts from files only, never from data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [root] }, // the games are beside web/
    proxy: {
      '/api': { target: 'http://127.0.0.1:8080', ws: true },
    },
  },
  test: {
    dir: root,
    projects: [
      {
        extends: true,
        test: { name: 'units', include: ['web/*.test.ts', ...beside('*.test.ts')], exclude: beside('[A-Z]*.test.ts') },
      },
      {
        // The test of a component has its name, and a document without a browser.
        extends: true,
        plugins: [svelteTesting()],
        test: {
          name: 'components',
          include: beside('[A-Z]*.test.ts'),
          environment: 'jsdom',
          testTimeout: 20_000, // a busy machine
          setupFiles: [`${root}web/src/testing/browser.ts`],
        },
      },
    ],
  },
});
