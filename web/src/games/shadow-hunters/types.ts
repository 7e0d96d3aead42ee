// The pieces of the protocol under the names the rules use.
import type { ShadowHuntersEvent } from '../../protocol.gen';

export type {
  ShadowHuntersAnswer as Answer,
  ShadowHuntersArea as Area,
  ShadowHuntersAssault as Assault,
  ShadowHuntersCard as Card,
  ShadowHuntersCause as Cause,
  ShadowHuntersCharacter as Character,
  ShadowHuntersDeck as Deck,
  ShadowHuntersEvent as Event,
  ShadowHuntersGift as GiftView,
  ShadowHuntersGroup as Group,
  ShadowHuntersHow as How,
  ShadowHuntersPhase as Phase,
  ShadowHuntersPlayer as PlayerView,
  ShadowHuntersQuestion as Question,
  ShadowHuntersReason as Reason,
  ShadowHuntersView as View,
} from '../../protocol.gen';

export type Blow = Extract<ShadowHuntersEvent, { event: 'blow' }>;
