// `import wolf from 'icon:wolf-head'` is the SVG body of that one icon of game-icons.net, 512 x 512 units. The set
// holds four thousand; only what is imported gets into the bundle, in the chunk that imports it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

type Icons = Record<string, { body: string }>;

const prefix = 'icon:';

export function gameIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  let icons: Icons | null = null;
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      icons ??= (JSON.parse(readFileSync(file, 'utf8')) as { icons: Icons }).icons;
      const name = id.slice(prefix.length + 1);
      const icon = icons[name];
      if (!icon) this.error(`game-icons has no icon "${name}"`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
