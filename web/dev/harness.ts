// A recorded game at its table, without a server: `npm run dev`, then /dev/harness.html?game=ID, and drop
// the output of `hallali replay FILE --seat 2 --json` (or of --all for the other seats' eyes) on the page.
// Right and left step, "h" points at the move that was made, "e" opens all eyes, "l" changes the language.
import { mount } from 'svelte';
import '../src/styles/base.css';
import Harness from './Harness.svelte';

mount(Harness, { target: document.getElementById('app')! });
