// Made by `hallali protocol`; do not edit.

export interface Phrase {
  fr: string;
  en: string;
}

export type Bot = 'random' | 'steady';

export type Pace = 'instant' | 'brisk' | 'human';

export type Reaction = 'bravo' | 'laugh' | 'ouch' | 'hurry' | 'thanks' | 'think';

export interface Mark {
  seat: number;
  topic: string;
  at: string;
}

export interface Settings {
  game: string;
  players: number;
  options: Record<string, string>;
  open: boolean;
  clock: number;
  patience: number;
  pace: Pace;
}

export interface MatchResult {
  winners: number[];
  scores: number[];
  reason: string;
}

export type Sitter = 'empty' | 'person' | 'bot';

export interface SeatInfo {
  seat: number;
  sitter: Sitter;
  name: string;
  bot: Bot | null;
}

export interface UndoInfo {
  seat: number;
  waiting: number[];
}

export type Stage = 'waiting' | 'playing' | 'over';

export interface TableInfo {
  table: number;
  settings: Settings;
  stage: Stage;
  game: number;
  seats: SeatInfo[];
  commitment: string;
  seed: string | null;
  undo: UndoInfo | null;
}

export interface Presence {
  here: number[];
  host: number | null;
  watchers: number;
}

export interface You {
  eyes: number | null;
  seats: number[];
  invite: string;
  pass: string;
}

export interface RaceNow {
  race: number;
  show_in: number;
  window: number;
}

export interface Slap {
  seat: number;
  after: number;
  arrived: number;
  trip: number;
  time: number;
}

export interface GameNow {
  view: unknown;
  legal: string[];
  awaited: number[];
  turn: number;
  undo: boolean;
  clock: number | null;
  race: RaceNow | null;
  result: MatchResult | null;
}

export interface Said {
  seat: number | null;
  name: string;
  text: string;
}

export type News =
  | { news: 'set'; }
  | { news: 'seated'; seat: number; name: string; }
  | { news: 'bot-seated'; seat: number; }
  | { news: 'vacated'; seat: number; }
  | { news: 'dealt'; game: number; }
  | { news: 'timed-out'; seat: number; }
  | { news: 'raced'; slaps: Slap[]; }
  | { news: 'stood-in'; seat: number; }
  | { news: 'returned'; seat: number; }
  | { news: 'undo-asked'; seat: number; }
  | { news: 'undo-refused'; seat: number; }
  | { news: 'taken-back'; seat: number; }
  | { news: 'said'; seat: number | null; name: string; text: string; }
  | { news: 'reacted'; seat: number; reaction: Reaction; }
  | { news: 'marked'; seat: number; topic: string; at: string | null; };

export type Message =
  | { type: 'snapshot'; n: number; you: You; table: TableInfo; presence: Presence; game: GameNow | null; chat: Said[]; marks: Mark[]; }
  | { type: 'update'; n: number; re: string | null; news: News | null; events: unknown; table: TableInfo | null; game: GameNow | null; }
  | { type: 'you'; you: You; }
  | { type: 'presence'; presence: Presence; }
  | { type: 'tumbling'; seat: number; time: number; }
  | { type: 'reply'; re: string; ok: boolean; error: Phrase | null; value: string | null; };

export type Command =
  | { do: 'enter'; id: string; seat: number | null; last: number | null; invite: string | null; }
  | { do: 'ping'; id: string; }
  | { do: 'sit'; id: string; seat: number | null; name: string; }
  | { do: 'vacate'; id: string; seat: number; }
  | { do: 'seat-bot'; id: string; seat: number; bot: Bot; }
  | { do: 'set'; id: string; settings: Settings; }
  | { do: 'start'; id: string; }
  | { do: 'move'; id: string; seat: number; turn: number; move: string; }
  | { do: 'slap'; id: string; seat: number; race: number; after: number | null; }
  | { do: 'return'; id: string; seat: number; }
  | { do: 'ask-undo'; id: string; seat: number; }
  | { do: 'answer-undo'; id: string; seat: number; agree: boolean; }
  | { do: 'say'; id: string; seat: number | null; name: string | null; text: string; }
  | { do: 'react'; id: string; seat: number; reaction: Reaction; }
  | { do: 'mark'; id: string; seat: number; topic: string; at: string | null; }
  | { do: 'hint'; id: string; seat: number; }
  | { do: 'device'; id: string; seat: number; }
  | { do: 'claim'; id: string; token: string; };

export interface OptionInfo {
  key: string;
  values: string[];
  standard: string;
  help: Phrase;
}

export interface GameInfo {
  id: string;
  title: string;
  min_players: number;
  max_players: number;
  minutes: number;
  sentence: Phrase;
  options: OptionInfo[];
}

export interface TableSummary {
  table: number;
  game: string;
  stage: Stage;
  open: boolean;
  players: number;
  names: string[];
  yours: number[];
  awaited: number[];
}

export interface Hello {
  games: GameInfo[];
  bots: Bot[];
  yours: TableSummary[];
  open: TableSummary[];
}

export interface SeatWish {
  sitter: Sitter;
  name: string | null;
  bot: Bot | null;
}

export interface OpenTable {
  settings: Settings;
  seats: SeatWish[];
  start: boolean;
}

export interface Opened {
  table: number;
}

export interface StoryStep {
  events: unknown;
  view: unknown;
  awaited: number[];
}

export interface Story {
  n: number;
  game: string;
  names: string[];
  eyes: number | null;
  steps: StoryStep[];
  result: MatchResult | null;
}

export interface Failure {
  error: Phrase;
}

export type ChasseEnFolieCard = 'carrot' | 'closed-season' | 'rabbit' | 'wolf' | 'hunter';

export interface ChasseEnFolieLodge {
  hand_size: number;
  prey_size: number;
  easy: ChasseEnFolieCard | null;
  hunter_home: boolean;
  four: boolean;
  chosen: boolean;
  days: number[];
  total: number;
}

export interface ChasseEnFolieView {
  viewer: number;
  day: number;
  round: number;
  start: number;
  lodges: ChasseEnFolieLodge[];
  revealed: ChasseEnFolieCard[];
  hand: ChasseEnFolieCard[];
  prey: ChasseEnFolieCard[];
  choice: ChasseEnFolieCard | null;
  over: boolean;
}

export type ChasseEnFolieEvent =
  | { event: 'chosen'; seat: number; }
  | { event: 'revealed'; seat: number; card: ChasseEnFolieCard; }
  | { event: 'lodge-turned'; seat: number; }
  | { event: 'poached'; seat: number; }
  | { event: 'caught'; seat: number; hunter: ChasseEnFolieCard; prey: ChasseEnFolieCard; from: number; easy: boolean; }
  | { event: 'taken-back'; seat: number; card: ChasseEnFolieCard; }
  | { event: 'went-home'; seat: number; }
  | { event: 'all-stay'; card: ChasseEnFolieCard; }
  | { event: 'secured'; seat: number; card: ChasseEnFolieCard; }
  | { event: 'exposed'; seat: number; card: ChasseEnFolieCard; }
  | { event: 'round-ended'; start: number; }
  | { event: 'day-ended'; day: number; empty_handed: number[]; }
  | { event: 'day-scored'; day: number; seat: number; points: number; total: number; }
  | { event: 'day-began'; day: number; }
  | { event: 'game-ended'; winners: number[]; };

export type AufDerPirschSuit = 'wolf' | 'mouflon' | 'boar' | 'bear';

export type AufDerPirschPhase = 'play' | 'offer' | 'answer' | 'over';

export interface AufDerPirschOptions {
  players: number;
  refuse_card: boolean;
  give_trick: boolean;
}

export interface AufDerPirschSeat {
  hand_size: number;
  tricks: number;
  full: boolean;
  refused: string | null;
  tracks: number;
  kinds: number;
  points: number;
  rounds: number[];
  total: number;
}

export interface AufDerPirschTrickCard {
  seat: number;
  card: string;
}

export interface AufDerPirschView {
  viewer: number;
  options: AufDerPirschOptions;
  round: number;
  trick_number: number;
  quota: number;
  trumps: AufDerPirschSuit[];
  phase: AufDerPirschPhase;
  turn: number;
  trick: AufDerPirschTrickCard[];
  trick_suit: AufDerPirschSuit | null;
  winning: number | null;
  seats: AufDerPirschSeat[];
  hand: string[];
  won: string[];
  last_trick: AufDerPirschTrickCard[];
  last_taker: number;
}

export type AufDerPirschEvent =
  | { event: 'round-began'; round: number; trump: AufDerPirschSuit; leader: number; }
  | { event: 'card-refused'; seat: number; card: string; }
  | { event: 'played'; seat: number; card: string; counts: boolean; }
  | { event: 'trick-won'; seat: number; card: string; }
  | { event: 'trick-offered'; seat: number; to: number; }
  | { event: 'trick-declined'; seat: number; out: string; in: string; }
  | { event: 'refused-card-back'; seat: number; card: string; }
  | { event: 'trick-taken'; seat: number; tricks: number; }
  | { event: 'round-scored'; round: number; seat: number; tracks: number; kinds: number; points: number; total: number; }
  | { event: 'game-ended'; winners: number[]; };

export type GespensterjagdAnimal = 'hedgehog' | 'bat' | 'mouse' | 'owl' | 'cat';

export type GespensterjagdStepKind = 'start' | 'move' | 'cheat' | 'pause';

export interface GespensterjagdStep {
  room: string;
  kind: GespensterjagdStepKind;
}

export type GespensterjagdGhost = 'drawn' | 'seat-1' | 'seat-2' | 'seat-3' | 'seat-4' | 'seat-5';

export type GespensterjagdTrapHolder = 'no' | 'captain' | 'hunter-2' | 'hunter-3' | 'hunter-4';

export interface GespensterjagdOptions {
  players: number;
  ghost: GespensterjagdGhost;
  chimney: boolean;
  door: boolean;
  trap: GespensterjagdTrapHolder;
  one_pause: boolean;
  one_cheat: boolean;
  show_path: boolean;
  show_possible: boolean;
}

export type GespensterjagdPhase = 'place-hunters' | 'place-max' | 'choose-frame' | 'max-turn' | 'hunter-turn' | 'over';

export type GespensterjagdReason = 'caught' | 'stuck' | 'escaped';

export interface GespensterjagdFigure {
  seat: number;
  room: string | null;
  moved: boolean;
}

export interface GespensterjagdFrame {
  animal: GespensterjagdAnimal;
  animals: number;
  left: number;
  in_play: boolean;
  current: boolean;
}

export interface GespensterjagdCard {
  room: string | null;
  kind: GespensterjagdStepKind | null;
  cheat: boolean;
  sprung: boolean;
}

export interface GespensterjagdView {
  viewer: number;
  options: GespensterjagdOptions;
  phase: GespensterjagdPhase;
  turn: number;
  max: number;
  captain: number;
  round: number;
  rounds: number;
  acted: boolean;
  figures: GespensterjagdFigure[];
  frames: GespensterjagdFrame[];
  ghost: string | null;
  seen: boolean;
  pauses: number;
  cheats: number;
  door_card: boolean;
  locked: string | null;
  trapper: number | null;
  trap_card: boolean;
  trap: string | null;
  row: GespensterjagdCard[];
  visited: string[] | null;
  possible: string[] | null;
  trail: GespensterjagdStep[];
  end: GespensterjagdReason | null;
}

export type GespensterjagdEvent =
  | { event: 'figure-placed'; seat: number; figure: number; room: string; }
  | { event: 'max-placed'; room: string; }
  | { event: 'frame-chosen'; seat: number; animal: GespensterjagdAnimal; rounds: number; }
  | { event: 'max-moved'; cheat: boolean; }
  | { event: 'card-laid'; step: GespensterjagdStep; }
  | { event: 'door-locked'; room: string; other: string; }
  | { event: 'trap-laid'; seat: number; room: string; }
  | { event: 'trap-sprung'; room: string; }
  | { event: 'figure-moved'; seat: number; figure: number; from: string; to: string; }
  | { event: 'figure-stayed'; seat: number; figure: number; room: string; }
  | { event: 'door-opened'; seat: number; figure: number; room: string; other: string; }
  | { event: 'animal-gone'; animal: GespensterjagdAnimal; left: number; }
  | { event: 'max-appeared'; room: string; path: GespensterjagdStep[]; }
  | { event: 'game-ended'; winners: number[]; reason: GespensterjagdReason; };

export type ShadowHuntersGroup = 'hunter' | 'shadow' | 'neutral';

export type ShadowHuntersCharacter = 'allie' | 'bob' | 'charles' | 'daniel' | 'emi' | 'franklin' | 'george' | 'unknown' | 'vampire' | 'werewolf';

export type ShadowHuntersArea = 'hermits-cabin' | 'underworld-gate' | 'church' | 'cemetery' | 'weird-woods' | 'erstwhile-altar';

export type ShadowHuntersDeck = 'white' | 'black' | 'hermit';

export type ShadowHuntersCard = 'advent' | 'blessing' | 'chocolate' | 'concealed-knowledge' | 'disenchant-mirror' | 'first-aid' | 'flare-of-judgment' | 'guardian-angel' | 'holy-water' | 'banana-peel' | 'bloodthirsty-spider' | 'diabolic-ritual' | 'dynamite' | 'moody-goblin' | 'spiritual-doll' | 'vampire-bat' | 'fortune-brooch' | 'holy-robe' | 'mystic-compass' | 'silver-rosary' | 'spear-of-longinus' | 'talisman' | 'butcher-knife' | 'chainsaw' | 'rusted-broad-axe' | 'masamune' | 'handgun' | 'machine-gun';

export type ShadowHuntersQuestion = 'aid' | 'huddle' | 'nurturance' | 'anger' | 'blackmail' | 'greed' | 'slap' | 'spell' | 'exorcism' | 'bully' | 'tough-lesson' | 'prediction';

export type ShadowHuntersAnswer = 'nothing' | 'healed' | 'hurt' | 'hurt-undamaged' | 'hurt-twice' | 'gave' | 'shown' | 'redrawn';

export type ShadowHuntersCause = 'attack' | 'feast' | 'weird-woods' | 'question' | 'lightning' | 'demolish' | 'suck-blood' | 'mothers-love' | 'card';

export type ShadowHuntersHow = 'drawn' | 'stolen' | 'handed-over' | 'robbed' | 'looted';

export type ShadowHuntersReason = 'shadows-dead' | 'hunters-dead' | 'neutrals-dead' | 'robbery' | 'massacre' | 'first-death' | 'several';

export interface ShadowHuntersOptions {
  players: number;
  no_abilities: boolean;
  extra_character: boolean;
  quick_start: boolean;
}

export type ShadowHuntersPhase = 'quick-start' | 'start' | 'choose-area' | 'area' | 'card' | 'give' | 'answer' | 'attack' | 'before-damage' | 'rob' | 'reply' | 'feast' | 'loot' | 'over';

export interface ShadowHuntersAssault {
  attacker: number;
  targets: number[];
  hurt: number[];
  robbed: number[];
  asked: number[];
  damage: number[];
  d6: number;
  d4: number;
  counter: boolean;
  provoked: number[];
}

export interface ShadowHuntersPlayer {
  area: ShadowHuntersArea | null;
  damage: number;
  alive: boolean;
  angel: boolean;
  used: boolean;
  revealed: boolean;
  character: ShadowHuntersCharacter | null;
  could: ShadowHuntersCharacter[];
  equipment: ShadowHuntersCard[];
}

export interface ShadowHuntersGift {
  from: number;
  to: number;
  answer: ShadowHuntersAnswer;
  question: ShadowHuntersQuestion | null;
}

export interface ShadowHuntersView {
  viewer: number;
  options: ShadowHuntersOptions;
  phase: ShadowHuntersPhase;
  turn: number;
  ring: ShadowHuntersArea[];
  players: ShadowHuntersPlayer[];
  white_left: number;
  black_left: number;
  hermit_left: number;
  card: ShadowHuntersCard | null;
  question: ShadowHuntersQuestion | null;
  asked: number | null;
  assault: ShadowHuntersAssault | null;
  victim: number | null;
  deciding: number[];
  extra_turns: number;
  turns: number;
  gifts: ShadowHuntersGift[];
  aside: ShadowHuntersCharacter | null;
  winners: number[];
  end: ShadowHuntersReason | null;
}

export type ShadowHuntersEvent =
  | { event: 'acted'; seat: number; move: string; }
  | { event: 'turn-began'; seat: number; extra: boolean; }
  | { event: 'rolled'; seat: number; d6: number; d4: number; again: boolean; }
  | { event: 'moved'; seat: number; area: ShadowHuntersArea; teleport: boolean; }
  | { event: 'drew'; seat: number; card: ShadowHuntersCard; }
  | { event: 'reshuffled'; deck: ShadowHuntersDeck; }
  | { event: 'question-drawn'; seat: number; }
  | { event: 'question-read'; seat: number; question: ShadowHuntersQuestion; }
  | { event: 'question-given'; from: number; to: number; }
  | { event: 'question-answered'; from: number; to: number; answer: ShadowHuntersAnswer; }
  | { event: 'character-shown'; seat: number; to: number; character: ShadowHuntersCharacter; }
  | { event: 'hurt'; seat: number; amount: number; damage: number; cause: ShadowHuntersCause; card: ShadowHuntersCard | null; }
  | { event: 'healed'; seat: number; amount: number; damage: number; cause: ShadowHuntersCause; card: ShadowHuntersCard | null; }
  | { event: 'spared'; seat: number; by: ShadowHuntersCard; }
  | { event: 'nothing-to-steal'; seat: number; }
  | { event: 'revealed'; seat: number; character: ShadowHuntersCharacter; scream: boolean; }
  | { event: 'attacked'; seat: number; targets: number[]; d6: number; d4: number; counter: boolean; }
  | { event: 'blow'; seat: number; target: number; dice: number; weapons: number; spear: number; own_robe: boolean; robe: boolean; angel: boolean; damage: number; }
  | { event: 'equipment-taken'; seat: number; card: ShadowHuntersCard; how: ShadowHuntersHow; from: number | null; }
  | { event: 'equipment-discarded'; seat: number; cards: ShadowHuntersCard[]; }
  | { event: 'died'; seat: number; character: ShadowHuntersCharacter; killer: number | null; }
  | { event: 'card-worked'; seat: number; card: ShadowHuntersCard; }
  | { event: 'decided'; seat: number; }
  | { event: 'game-ended'; winners: number[]; reason: ShadowHuntersReason; aside: ShadowHuntersCharacter | null; questions: ShadowHuntersQuestion[]; };

export type ChasseCercueilsSymbol = 'moon' | 'bat' | 'skull';

export type ChasseCercueilsColour = 'yellow' | 'purple' | 'both' | 'call';

export interface ChasseCercueilsDice {
  colour: ChasseCercueilsColour;
  symbol: ChasseCercueilsSymbol;
}

export type ChasseCercueilsCard = 'yellow-moon' | 'yellow-bat' | 'yellow-skull' | 'purple-moon' | 'purple-bat' | 'purple-skull';

export type ChasseCercueilsRace = 'live' | 'calm';

export type ChasseCercueilsReflexes = 'slow' | 'steady' | 'quick';

export interface ChasseCercueilsOptions {
  players: number;
  race: ChasseCercueilsRace;
  reflexes: ChasseCercueilsReflexes;
}

export type ChasseCercueilsPhase = 'roll' | 'window' | 'claim' | 'penalty' | 'bat' | 'moon' | 'swap' | 'over';

export type ChasseCercueilsSide = 'none' | 'vampire' | 'coffin';

export type ChasseCercueilsOpening = 'attacked' | 'mistaken' | 'penalty';

export interface ChasseCercueilsCardView {
  side: ChasseCercueilsSide;
  card: ChasseCercueilsCard | null;
  picked: boolean;
}

export interface ChasseCercueilsHand {
  cards: ChasseCercueilsCardView[];
  chased: ChasseCercueilsCard[];
  decided: boolean;
}

export interface ChasseCercueilsView {
  viewer: number;
  options: ChasseCercueilsOptions;
  phase: ChasseCercueilsPhase;
  roller: number;
  dice: ChasseCercueilsDice | null;
  rolls: number;
  slapper: number | null;
  looked: boolean;
  slapping: boolean | null;
  pile: number;
  hands: ChasseCercueilsHand[];
}

export type ChasseCercueilsEvent =
  | { event: 'rolled'; seat: number; dice: ChasseCercueilsDice; }
  | { event: 'decided'; seat: number; }
  | { event: 'hands-shown'; seats: number[]; }
  | { event: 'slapped'; seat: number; }
  | { event: 'nobody-slapped'; }
  | { event: 'claimed'; seat: number; spot: string; card: ChasseCercueilsCard; right: boolean; }
  | { event: 'admitted'; seat: number; }
  | { event: 'trapped'; seat: number; }
  | { event: 'closed'; spot: string; }
  | { event: 'opened'; spot: string; card: ChasseCercueilsCard; why: ChasseCercueilsOpening; }
  | { event: 'chased'; spot: string; card: ChasseCercueilsCard; count: number; }
  | { event: 'drawn'; spot: string; card: ChasseCercueilsCard; penalty: boolean; }
  | { event: 'spared'; seat: number; }
  | { event: 'picked'; seat: number; spot: string; }
  | { event: 'looked'; seat: number; }
  | { event: 'saw'; seat: number; first: ChasseCercueilsCard; second: ChasseCercueilsCard; }
  | { event: 'swapped'; seat: number; first: string; second: string; }
  | { event: 'declined'; seat: number; }
  | { event: 'dice-passed'; to: number; }
  | { event: 'game-ended'; winner: number; };
