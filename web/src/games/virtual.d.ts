// Made by web/games.plugin.ts.
declare module 'virtual:games' {
  export const games: import('./contract').Game[];
}
