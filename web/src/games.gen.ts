// Made by `hallali protocol --games`; do not edit.

import type * as chasse_en_folie from '../../games/chasse_en_folie/page/types.gen';
import type * as auf_der_pirsch from '../../games/auf_der_pirsch/page/types.gen';
import type * as gespensterjagd from '../../games/gespensterjagd/page/types.gen';
import type * as shadow_hunters from '../../games/shadow_hunters/page/types.gen';
import type * as chasse_cercueils from '../../games/chasse_cercueils/page/types.gen';

export interface Games {
  'chasse-en-folie': { view: chasse_en_folie.View; event: chasse_en_folie.Event; options: chasse_en_folie.Options };
  'auf-der-pirsch': { view: auf_der_pirsch.View; event: auf_der_pirsch.Event; options: auf_der_pirsch.Options };
  'gespensterjagd': { view: gespensterjagd.View; event: gespensterjagd.Event; options: gespensterjagd.Options };
  'shadow-hunters': { view: shadow_hunters.View; event: shadow_hunters.Event; options: shadow_hunters.Options };
  'chasse-cercueils': { view: chasse_cercueils.View; event: chasse_cercueils.Event; options: chasse_cercueils.Options };
}

export type GameId = keyof Games;
export type View = Games[GameId]['view'];
export type Event = Games[GameId]['event'];
