import type { PageLink } from 'nebel/template-api';
import { expect, test } from 'vitest';
import { readListSlug, regionLists } from './region-lists.ts';
import { MAX_LISTED } from './site-data.ts';
import type { RegionSummary } from './summaries.ts';

/** Returns regions ordered by address, with names in reverse order: the last one is listed first. */
const regions = (count: number, cantonOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index): PageLink<RegionSummary> => {
    const slug = String(index).padStart(5, '0');
    const city = String(count - index).padStart(5, '0');
    return {
      type: 'region',
      slug,
      url: `/regional/${slug}/`,
      summary: { city, canton: cantonOf(index) } as RegionSummary,
    };
  });

/** Returns the lists of a site whose home page has cards for some regions. */
const listsOf = (all: readonly PageLink<RegionSummary>[], cards: readonly string[] = []) => {
  const home = { type: 'home', slug: 'home', url: '/', summary: { cards: { services: [], regions: cards } } };
  return regionLists((type) => (type === 'region' ? all : [home]));
};

test('a site whose home page lists all regions needs no other lists', () => {
  expect([...listsOf(regions(MAX_LISTED, () => 'ZH'))]).toEqual([]);
});

test('a canton has a list of all its regions as soon as the home page omits one of them', () => {
  const lists = listsOf(regions(MAX_LISTED + 1, (index) => (index < 2 ? 'BE' : 'ZH')));
  expect([...lists].map(([slug, list]) => [slug, list.regions.map(({ slug }) => slug)])).toEqual([
    ['kanton-be', ['00000', '00001']],
  ]);
});

test('a region with a card counts as listed on the home page', () => {
  const all = regions(MAX_LISTED + 1, (index) => (index < 1 ? 'BE' : 'ZH'));
  expect([...listsOf(all, ['00000']).keys()]).toEqual(['kanton-zh']);
});

test('a list of thousands is split into pages, with every region on one of them', () => {
  const all = regions(10_000, () => 'ZH');
  const lists = listsOf(all);
  expect(lists.size).toBe(25);
  expect([...lists.values()].flatMap((list) => list.regions)).toEqual(all);
  for (const [slug, { canton, part }] of lists) expect(readListSlug(slug)).toEqual({ canton, part });
});
