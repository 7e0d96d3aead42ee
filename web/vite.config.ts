/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { gameIcons } from './icons.plugin';
import { rulePages } from './rules.plugin';

export default defineConfig({
  plugins: [gameIcons(), rulePages(), svelte()],
  // Where `hallali serve` looks for the page.
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    target: 'es2021',
    // The page's security policy takes fonts and scripts from files only, never from data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] }, // the rule pages are in docs/
    proxy: {
      '/api': { target: 'http://127.0.0.1:8080', ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
