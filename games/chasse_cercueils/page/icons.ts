import bat from 'icon:bat';
import coffin from 'icon:coffin';
import skull from 'icon:death-skull';
import garlic from 'icon:garlic';
import hand from 'icon:hand';
import type { Symbol } from './types';

// A plain crescent: within a circle it must not be one more circle. The bat is drawn as wide as the others.
const moon = '<path fill="currentColor" d="M322 62A206 206 0 1 0 462 342 172 172 0 1 1 322 62z"/>';
export const symbolIcons: Record<Symbol, string> = {
  moon,
  bat: `<g transform="translate(-92 -92) scale(1.36)">${bat}</g>`,
  skull,
};
export { coffin as coffinIcon, garlic as garlicIcon, hand as handIcon };
