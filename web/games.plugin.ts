// `import { games } from 'virtual:games'`: every game of games/all.h, in the order of the shelf. Its box comes with the
// first screen; its table and its rules are fetched when somebody wants them.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export interface GameFolder {
  id: string; // as on the wire, with hyphens
  path: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const list = join(root, 'games/all.h');

// HALLALI_EXTRA_GAMES names folders that are not in the list, from the root of the repository and between semicolons.
export function gameFolders(): GameFolder[] {
  const lines = readFileSync(list, 'utf8').matchAll(/^HALLALI_GAME\((\w+)\)/gm);
  const listed = Array.from(lines, ([, name]) => `games/${name}`);
  const extra = (process.env.HALLALI_EXTRA_GAMES ?? '').split(';').filter(Boolean);
  return [...listed, ...extra].map((path) => ({ id: basename(path).replaceAll('_', '-'), path: resolve(root, path) }));
}

// The pages of rules in the guide of a game.
export function rulePagesOf(game: GameFolder): { lang: string; path: string }[] {
  const guide = join(game.path, 'guide');
  return readdirSync(guide).flatMap((name) => {
    const lang = /^rules\.(\w+)\.md$/.exec(name)?.[1];
    return lang ? [{ lang, path: join(guide, name) }] : [];
  });
}

const load = (path: string) => `() => import(${JSON.stringify(path)}).then((module) => module.default)`;

function moduleOf(folders: GameFolder[]): string {
  const boxes = folders.map(({ path }, i) => `import box${i} from ${JSON.stringify(join(path, 'page/box.ts'))};`);
  const games = folders.map((game, i) => {
    const rules = rulePagesOf(game).map(({ lang, path }) => `${lang}: ${load(path)}`);
    const table = load(join(game.path, 'page/index.ts'));
    return `{ id: ${JSON.stringify(game.id)}, ...box${i}, table: ${table}, rules: { ${rules.join(', ')} } }`;
  });
  return `${boxes.join('\n')}\nexport const games = [\n${games.join(',\n')}\n];\n`;
}

export function allGames(): Plugin {
  const name = 'virtual:games';
  return {
    name: 'all-games',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      this.addWatchFile(list);
      return moduleOf(gameFolders());
    },
  };
}
