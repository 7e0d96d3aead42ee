import { fileURLToPath } from 'node:url';

// HALLALI names another build of the program to test.
export const program = process.env.HALLALI ?? fileURLToPath(new URL('../../../build/release/hallali', import.meta.url));
export const chromium = '/usr/bin/chromium';
export const pictures = fileURLToPath(new URL('../../../build/browser', import.meta.url));
