// Whether a table is still playing what happened: the page waits for it before it covers the table with the result.
import { getContext, setContext } from 'svelte';

const key = Symbol('act');

class Act {
  playing = $state(false);
}

export const attend = (): Act => setContext(key, new Act());
export const attended = (): Act | undefined => getContext(key);
