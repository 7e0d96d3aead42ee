// Made by `hallali protocol --game chasse-en-folie --facts`; do not edit.

import type { Facts } from './types.gen';

export const facts: Facts = {
  "cards": {
    "carrot": {"copies":3,"takes":null,"prey_points":1,"hand_points":-1},
    "closed-season": {"copies":1,"takes":"hunter","prey_points":1,"hand_points":-1},
    "rabbit": {"copies":3,"takes":"carrot","prey_points":2,"hand_points":-2},
    "wolf": {"copies":2,"takes":"rabbit","prey_points":4,"hand_points":-4},
    "hunter": {"copies":1,"takes":"wolf","prey_points":-4,"hand_points":-4},
  },
  "lodge_points": 4,
  "days": 4,
};
