// The pieces under the names the rules use.
export type * from './types.gen';
