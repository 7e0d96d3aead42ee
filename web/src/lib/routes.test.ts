import { expect, test } from 'vitest';
import { parse, to } from './routes';

test('every place of the page', () => {
  expect(parse('')).toEqual({ at: 'shelf' });
  expect(parse(to.shelf)).toEqual({ at: 'shelf' });
  expect(parse(to.about)).toEqual({ at: 'about' });
  expect(parse(to.set('chasse-en-folie'))).toEqual({ at: 'set', game: 'chasse-en-folie' });
  expect(parse(to.rules('auf-der-pirsch'))).toEqual({ at: 'rules', game: 'auf-der-pirsch', ruling: null });
  expect(parse(to.rules('auf-der-pirsch', 'AP-07'))).toEqual({ at: 'rules', game: 'auf-der-pirsch', ruling: 'AP-07' });
  expect(parse(to.table(17))).toEqual({ at: 'table', table: 17, invite: null, device: null });
  expect(parse(to.join(17, 'a/b=c'))).toEqual({ at: 'table', table: 17, invite: 'a/b=c', device: null });
  expect(parse(to.device(17, 'tok'))).toEqual({ at: 'table', table: 17, invite: null, device: 'tok' });
  expect(parse(to.watch(17, 2))).toEqual({ at: 'watch', table: 17, game: 2, pass: null });
  expect(parse(to.watch(17, 2, 'a/b=c'))).toEqual({ at: 'watch', table: 17, game: 2, pass: 'a/b=c' });
});

test('anything else is nowhere', () => {
  for (const odd of [
    '#/t',
    '#/t/0',
    '#/t/x',
    '#/t/-1',
    '#/t/1e3',
    '#/t/17/watch',
    '#/t/17/watch/0',
    '#/t/17/watch/2/with',
    '#/t/17/watch/2/with/',
    '#/t/17/watch/2/pass',
    '#/t/17/join',
    '#/set',
    '#/rules/',
    '#/%E0%A4%A',
    '#/else',
  ])
    expect(parse(odd), odd).toEqual({ at: 'nowhere' });
});
