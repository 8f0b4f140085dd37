import { describe, expect, test } from 'vitest';
import { type PossibleSuccessor, successorOf } from './successor.ts';

const page = (url: string, name?: string, type = 'region'): PossibleSuccessor => ({
  url,
  file: `data${url.slice(0, -1)}.yaml`,
  type,
  name,
});

const LOST = '/regional/wetzikon/';
const next = (...pages: readonly PossibleSuccessor[]) => successorOf(LOST, 'region', true, pages);
const nextOf = (slug: string, ...pages: readonly PossibleSuccessor[]) =>
  successorOf(`/regional/${slug}/`, 'region', true, pages);

test.each([
  ['its address differs by a typing mistake', page('/regional/wezikon/')],
  ['its address has an additional word', page('/regional/wetzikon-zh/')],
  ['it is in another folder', page('/orte/wetzikon/', 'Wetzikon', 'place')],
  ['its name matches the old address', page('/regional/zueri-oberland/', 'Wetzikon')],
])('a page is recognised as the successor of a lost one if %s', (_why, found) => {
  expect(next(page('/regional/uster/', 'Uster'), found)).toEqual({ url: found.url, file: found.file });
});

test.each([
  ['wetzikon', 'wetzikon-oberland'],
  ['wetzikon-oberland', 'wetzikon'],
  ['bern-mittelland', 'das-mittelland-um-bern'],
])('addresses of which one contains all words of the other belong to the same page: %s, %s', (lost, found) => {
  const url = `/regional/${found}/`;
  expect(nextOf(lost, page('/regional/uster/'), page(url))).toEqual({ url, file: `data/regional/${found}.yaml` });
});

describe('a page is only suggested', () => {
  test('if it is in another folder and has errors, as if moved there by mistake', () => {
    expect(next(page('/services/wetzikon/', undefined, 'service'))).toEqual({ url: '/services/wetzikon/' });
  });

  test('if it is the only new page of its type and the lost page the only lost one', () => {
    const uster = page('/regional/uster/', 'Uster');
    expect(next(uster, page('/blog/news/', 'News', 'article'))).toEqual({ url: uster.url });
    expect(successorOf(LOST, 'region', false, [uster])).toBeUndefined();
    expect(next(uster, page('/regional/maur/', 'Maur'))).toBeUndefined();
  });

  test('if only some of the words match', () => {
    expect(nextOf('uster-oberland', page('/regional/winterthur-oberland/'))).toEqual({
      url: '/regional/winterthur-oberland/',
    });
  });

  test('if the longer address has many more words than the shorter one', () => {
    expect(next(page('/regional/wetzikon-und-das-oberland/'))).toEqual({ url: '/regional/wetzikon-und-das-oberland/' });
  });
});
