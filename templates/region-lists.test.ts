import { expect, test } from 'vitest';
import type { PageLink } from '../src/template-api.ts';
import { readListSlug, regionLists } from './region-lists.ts';
import { MOST_LISTED } from './site-data.ts';
import type { RegionSummary } from './summaries.ts';

/** Regions in the order of their addresses, the most important last. */
const regions = (count: number, cantonOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index): PageLink<RegionSummary> => {
    const slug = String(index).padStart(5, '0');
    const summary = { city: slug, canton: cantonOf(index), order: count - index } as RegionSummary;
    return { type: 'region', slug, url: `/regional/${slug}/`, summary };
  });

test('a site whose home page names all regions needs no lists', () => {
  expect([...regionLists(regions(MOST_LISTED, () => 'ZH'))]).toEqual([]);
});

test('a canton has a list as soon as the home page leaves out one of its regions, and the list has all of them', () => {
  const lists = regionLists(regions(MOST_LISTED + 1, (index) => (index < 2 ? 'BE' : 'ZH')));
  expect([...lists].map(([slug, list]) => [slug, list.regions.map(({ slug }) => slug)])).toEqual([
    ['kanton-be', ['00000', '00001']],
  ]);
});

test('a list of thousands is cut into pages, and every region stands on one of them', () => {
  const all = regions(10_000, () => 'ZH');
  const lists = regionLists(all);
  expect(lists.size).toBe(25);
  expect([...lists.values()].flatMap((list) => list.regions)).toEqual(all);
  for (const [slug, { canton, part }] of lists) expect(readListSlug(slug)).toEqual({ canton, part });
});
