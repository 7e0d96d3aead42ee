// Made by `hallali protocol --game chasse-cercueils --facts`; do not edit.

import type { Facts } from './types.gen';

export const facts: Facts = {
  "hand": 4,
  "goal": 4,
  "cards": {
    "yellow-moon": {"yellow":true,"symbol":"moon","copies":7},
    "yellow-bat": {"yellow":true,"symbol":"bat","copies":8},
    "yellow-skull": {"yellow":true,"symbol":"skull","copies":7},
    "purple-moon": {"yellow":false,"symbol":"moon","copies":7},
    "purple-bat": {"yellow":false,"symbol":"bat","copies":7},
    "purple-skull": {"yellow":false,"symbol":"skull","copies":7},
  },
  "colour_die": ["yellow","yellow","purple","purple","both","call"],
  "symbol_die": ["moon","bat","skull"],
};
