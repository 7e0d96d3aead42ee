// The pieces of the protocol under the names the rules use. A room is its number as text, as in the notation of moves.
export type {
  GespensterjagdAnimal as Animal,
  GespensterjagdCard as CardView,
  GespensterjagdEvent as Event,
  GespensterjagdFigure as FigureView,
  GespensterjagdFrame as FrameView,
  GespensterjagdPhase as Phase,
  GespensterjagdReason as Reason,
  GespensterjagdStep as Step,
  GespensterjagdStepKind as StepKind,
  GespensterjagdView as View,
} from '../../protocol.gen';

export type Room = string;
