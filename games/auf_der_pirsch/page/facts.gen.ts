// Made by `hallali protocol --game auf-der-pirsch --facts`; do not edit.

import type { Facts } from './types.gen';

export const facts: Facts = {
  "rounds": 4,
  "tricks": 12,
  "suits": {"wolf":{"worth":1},"mouflon":{"worth":2},"boar":{"worth":3},"bear":{"worth":4}},
  "tracks": [0,0,0,0,0,1,2,3,2,1,0,0,0],
  "decks": [{"players":3,"values":[2,3,4,5,7,8,9,10,11]},{"players":4,"values":[1,2,3,4,5,6,7,8,9,10,11,12]}],
};
