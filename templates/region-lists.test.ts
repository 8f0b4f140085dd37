import type { PageLink } from 'nebel/template-api';
import { expect, test } from 'vitest';
import { readListSlug, regionLists } from './region-lists.ts';
import { MOST_LISTED } from './site-data.ts';
import type { RegionSummary } from './summaries.ts';

/** Regions in the order of their addresses, which their names reverse: the last is named first. */
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

/** The lists of a site whose home page has cards of some regions. */
const listsOf = (all: readonly PageLink<RegionSummary>[], cards: readonly string[] = []) => {
  const home = { type: 'home', slug: 'home', url: '/', summary: { cards: { services: [], regions: cards } } };
  return regionLists((type) => (type === 'region' ? all : [home]));
};

test('a site whose home page names all regions needs no lists', () => {
  expect([...listsOf(regions(MOST_LISTED, () => 'ZH'))]).toEqual([]);
});

test('a canton has a list as soon as the home page leaves out one of its regions, and the list has all of them', () => {
  const lists = listsOf(regions(MOST_LISTED + 1, (index) => (index < 2 ? 'BE' : 'ZH')));
  expect([...lists].map(([slug, list]) => [slug, list.regions.map(({ slug }) => slug)])).toEqual([
    ['kanton-be', ['00000', '00001']],
  ]);
});

test('a region with a card is one of those that the home page names', () => {
  const all = regions(MOST_LISTED + 1, (index) => (index < 1 ? 'BE' : 'ZH'));
  expect([...listsOf(all, ['00000']).keys()]).toEqual(['kanton-zh']);
});

test('a list of thousands is cut into pages, and every region is on one of them', () => {
  const all = regions(10_000, () => 'ZH');
  const lists = listsOf(all);
  expect(lists.size).toBe(25);
  expect([...lists.values()].flatMap((list) => list.regions)).toEqual(all);
  for (const [slug, { canton, part }] of lists) expect(readListSlug(slug)).toEqual({ canton, part });
});
