// Made by `hallali protocol --game shadow-hunters`; do not edit.

export type QuickStart = 'no' | 'each' | 'round';

export interface Options {
  players: number;
  no_abilities: boolean;
  extra_character: boolean;
  quick_start: QuickStart;
}

export type Phase =
  | 'quick-start'
  | 'start'
  | 'choose-area'
  | 'area'
  | 'card'
  | 'give'
  | 'answer'
  | 'attack'
  | 'before-damage'
  | 'rob'
  | 'reply'
  | 'feast'
  | 'loot'
  | 'over';

export type Area = 'hermits-cabin' | 'underworld-gate' | 'church' | 'cemetery' | 'weird-woods' | 'erstwhile-altar';

export type Character =
  | 'allie'
  | 'bob'
  | 'charles'
  | 'daniel'
  | 'emi'
  | 'franklin'
  | 'george'
  | 'unknown'
  | 'vampire'
  | 'werewolf';

export type Card =
  | 'advent'
  | 'blessing'
  | 'chocolate'
  | 'concealed-knowledge'
  | 'disenchant-mirror'
  | 'first-aid'
  | 'flare-of-judgment'
  | 'guardian-angel'
  | 'holy-water'
  | 'banana-peel'
  | 'bloodthirsty-spider'
  | 'diabolic-ritual'
  | 'dynamite'
  | 'moody-goblin'
  | 'spiritual-doll'
  | 'vampire-bat'
  | 'fortune-brooch'
  | 'holy-robe'
  | 'mystic-compass'
  | 'silver-rosary'
  | 'spear-of-longinus'
  | 'talisman'
  | 'butcher-knife'
  | 'chainsaw'
  | 'rusted-broad-axe'
  | 'masamune'
  | 'handgun'
  | 'machine-gun';

export interface PlayerView {
  area: Area | null;
  damage: number;
  alive: boolean;
  angel: boolean;
  used: boolean;
  revealed: boolean;
  character: Character | null;
  could: Character[];
  equipment: Card[];
  reach: Area[];
}

export type Question =
  | 'aid'
  | 'huddle'
  | 'nurturance'
  | 'anger'
  | 'blackmail'
  | 'greed'
  | 'slap'
  | 'spell'
  | 'exorcism'
  | 'bully'
  | 'tough-lesson'
  | 'prediction';

export interface Assault {
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

export type Answer = 'nothing' | 'healed' | 'hurt' | 'hurt-undamaged' | 'hurt-twice' | 'gave' | 'shown' | 'redrawn';

export interface GiftView {
  from: number;
  to: number;
  answer: Answer;
  question: Question | null;
  could: Character[] | null;
}

export type Reason =
  | 'shadows-dead'
  | 'hunters-dead'
  | 'neutrals-dead'
  | 'robbery'
  | 'massacre'
  | 'first-death'
  | 'several';

export interface Blow {
  seat: number;
  target: number;
  dice: number;
  weapons: number;
  spear: number;
  own_robe: boolean;
  robe: boolean;
  angel: boolean;
  damage: number;
}

export interface View {
  viewer: number;
  options: Options;
  phase: Phase;
  turn: number;
  ring: Area[];
  players: PlayerView[];
  white_left: number;
  black_left: number;
  hermit_left: number;
  card: Card | null;
  question: Question | null;
  asked: number | null;
  assault: Assault | null;
  victim: number | null;
  deciding: number[];
  extra_turns: number;
  turns: number;
  gifts: GiftView[];
  aside: Character | null;
  winners: number[];
  end: Reason | null;
  blows: Blow[];
}

export type Move = string;

export type Deck = 'white' | 'black' | 'hermit';

export type Cause =
  | 'attack'
  | 'feast'
  | 'weird-woods'
  | 'question'
  | 'lightning'
  | 'demolish'
  | 'suck-blood'
  | 'mothers-love'
  | 'card';

export type How = 'drawn' | 'stolen' | 'handed-over' | 'robbed' | 'looted';

export type Event =
  | { event: 'acted'; seat: number; move: Move }
  | { event: 'turn-began'; seat: number; extra: boolean }
  | { event: 'rolled'; seat: number; d6: number; d4: number; again: boolean }
  | { event: 'moved'; seat: number; area: Area; teleport: boolean }
  | { event: 'drew'; seat: number; card: Card }
  | { event: 'reshuffled'; deck: Deck }
  | { event: 'question-drawn'; seat: number }
  | { event: 'question-read'; seat: number; question: Question }
  | { event: 'question-given'; from: number; to: number }
  | { event: 'question-answered'; from: number; to: number; answer: Answer }
  | { event: 'character-shown'; seat: number; to: number; character: Character }
  | { event: 'hurt'; seat: number; amount: number; damage: number; cause: Cause; card: Card | null }
  | { event: 'healed'; seat: number; amount: number; damage: number; cause: Cause; card: Card | null }
  | { event: 'spared'; seat: number; by: Card }
  | { event: 'nothing-to-steal'; seat: number }
  | { event: 'revealed'; seat: number; character: Character; scream: boolean }
  | { event: 'attacked'; seat: number; targets: number[]; d6: number; d4: number; counter: boolean }
  | {
      event: 'blow';
      seat: number;
      target: number;
      dice: number;
      weapons: number;
      spear: number;
      own_robe: boolean;
      robe: boolean;
      angel: boolean;
      damage: number;
    }
  | { event: 'equipment-taken'; seat: number; card: Card; how: How; from: number | null }
  | { event: 'equipment-discarded'; seat: number; cards: Card[] }
  | { event: 'died'; seat: number; character: Character; killer: number | null }
  | { event: 'card-worked'; seat: number; card: Card }
  | { event: 'decided'; seat: number }
  | { event: 'game-ended'; winners: number[]; reason: Reason; aside: Character | null; questions: Question[] };

export type Group = 'hunter' | 'shadow' | 'neutral';

export interface CharacterFact {
  group: Group;
  hit_points: number;
  letter: string;
}

export interface AreaFact {
  numbers: number[];
}

export interface CardFact {
  deck: Deck;
  copies: number;
  equipment: boolean;
  weapon: boolean;
  healing: Character[];
}

export type Demand = 'heal-or-hurt' | 'give-or-hurt' | 'hurt' | 'hurt-twice' | 'show';

export interface QuestionFact {
  copies: number;
  applies: Character[];
  demand: Demand;
}

export interface CastFact {
  players: number;
  extra_character: boolean;
  members: Record<Group, number>;
}

export interface Facts {
  characters: Record<Character, CharacterFact>;
  most_damage: number;
  areas: Record<Area, AreaFact>;
  cards: Record<Card, CardFact>;
  questions: Record<Question, QuestionFact>;
  casts: CastFact[];
}
