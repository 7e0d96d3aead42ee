import carrot from 'icon:carrot';
import musket from 'icon:musket';
import rabbit from 'icon:rabbit';
import hat from 'icon:robin-hood-hat';
import wolf from 'icon:wolf-head';
import type { Card } from './types';

// The hunter is his hat and his musket; the closed season is the musket in a ring, crossed out.
const hunter =
  `<g transform="translate(60 190) scale(.72)">${musket}</g>` +
  `<g transform="translate(10 -20) scale(.78)">${hat}</g>`;
const closedSeason =
  `<g transform="translate(66 66) scale(.74)">${musket}</g>` +
  '<path fill="currentColor" transform="matrix(-1 0 0 1 512 0)" d="M256 20a236 236 0 1 0 0 472 236 236 0 0 0 0-472z' +
  'm0 48c45 0 86 16 118 42L110 374A188 188 0 0 1 256 68zm146 70a188 188 0 0 1-264 264z"/>';

export const icons: Record<Card, string> = { carrot, rabbit, wolf, hunter, 'closed-season': closedSeason };
