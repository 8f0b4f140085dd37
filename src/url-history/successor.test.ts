import { describe, expect, test } from 'vitest';
import { type NewPage, successorOf } from './successor.ts';

const page = (url: string, name?: string, type = 'region'): NewPage => ({
  url,
  file: `data${url.slice(0, -1)}.yaml`,
  type,
  name,
});

const LOST = '/regional/wetzikon/';
const next = (...pages: readonly NewPage[]) => successorOf(LOST, 'region', true, pages);
const nextOf = (slug: string, ...pages: readonly NewPage[]) => successorOf(`/regional/${slug}/`, 'region', true, pages);

describe('a page is taken for the one that was there before', () => {
  test.each([
    ['its address differs by a slip', page('/regional/wezikon/')],
    ['its address says more', page('/regional/wetzikon-zh/')],
    ['it lies in another folder', page('/orte/wetzikon/', undefined, 'place')],
    ['it is called as the old address was', page('/regional/zueri-oberland/', 'Wetzikon')],
  ])('if %s', (_why, found) => {
    expect(next(page('/regional/uster/', 'Uster'), found)).toEqual({ url: found.url, file: found.file });
  });
});

test.each([
  ['wetzikon', 'wetzikon-oberland'],
  ['wetzikon-oberland', 'wetzikon'],
  ['bern-mittelland', 'das-mittelland-um-bern'],
])('of the words of %s, the address %s has all or the other way round, so it is the same page', (lost, found) => {
  const url = `/regional/${found}/`;
  expect(nextOf(lost, page('/regional/uster/'), page(url))).toEqual({ url, file: `data/regional/${found}.yaml` });
});

describe('a page is only suggested', () => {
  test('if it is the only new one of its type, and the lost one too', () => {
    const uster = page('/regional/uster/', 'Uster');
    expect(next(uster, page('/blog/news/', 'News', 'article'))).toEqual({ url: uster.url });
    expect(successorOf(LOST, 'region', false, [uster])).toBeUndefined();
    expect(next(uster, page('/regional/maur/', 'Maur'))).toBeUndefined();
  });

  test('if only some of its words are the same', () => {
    expect(nextOf('uster-oberland', page('/regional/winterthur-oberland/'))).toEqual({
      url: '/regional/winterthur-oberland/',
    });
  });

  test('if the longer address says much more than the shorter', () => {
    expect(next(page('/regional/wetzikon-und-das-oberland/'))).toEqual({ url: '/regional/wetzikon-und-das-oberland/' });
  });
});
