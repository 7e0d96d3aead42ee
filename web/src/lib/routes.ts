// Where the page is, in the fragment of the address: that never reaches a server, so it may hold invites and passes.
export type Route =
  | { at: 'shelf' }
  | { at: 'set'; game: string }
  | { at: 'table'; table: number; invite: string | null; device: string | null }
  | { at: 'watch'; table: number; game: number; pass: string | null } // a pass: to a private table's games when over
  | { at: 'rules'; game: string; ruling: string | null }
  | { at: 'about' }
  | { at: 'nowhere' };

const count = (text: string | undefined) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

export function parse(fragment: string): Route {
  const [first, ...rest] = fragment
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  const [a, b, c, d, e] = rest;
  switch (first) {
    case '':
      return { at: 'shelf' };
    case 'set':
      return a ? { at: 'set', game: a } : { at: 'nowhere' };
    case 'rules':
      return a ? { at: 'rules', game: a, ruling: b ?? null } : { at: 'nowhere' };
    case 'about':
      return { at: 'about' };
    case 't': {
      const table = count(a);
      if (table === null) break;
      if (b === undefined) return { at: 'table', table, invite: null, device: null };
      if (b === 'join' && c) return { at: 'table', table, invite: c, device: null };
      if (b === 'device' && c) return { at: 'table', table, invite: null, device: c };
      const game = count(c);
      if (b !== 'watch' || game === null) break;
      if (d === undefined) return { at: 'watch', table, game, pass: null };
      if (d === 'with' && e) return { at: 'watch', table, game, pass: e };
    }
  }
  return { at: 'nowhere' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const to = {
  shelf: '#/',
  about: '#/about',
  set: (game: string) => `#/set/${game}`,
  rules: (game: string, ruling?: string) => `#/rules/${game}${ruling ? `/${ruling}` : ''}`,
  table: (table: number) => `#/t/${table}`,
  join: (table: number, invite: string) => `#/t/${table}/join/${encodeURIComponent(invite)}`,
  device: (table: number, token: string) => `#/t/${table}/device/${encodeURIComponent(token)}`,
  watch: (table: number, game: number, pass?: string) =>
    `#/t/${table}/watch/${game}${pass ? `/with/${encodeURIComponent(pass)}` : ''}`,
};

// The same as a whole address, for somebody else.
export const link = (fragment: string) => `${location.origin}${location.pathname}${fragment}`;
