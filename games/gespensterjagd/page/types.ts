// The pieces under the names the rules use. A room is its number as text, as in the notation of moves.
export type * from './types.gen';
