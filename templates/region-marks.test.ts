import { expect, test } from 'vitest';
import { createSiteView } from '../src/content/site-view.ts';
import { WORDS } from '../tests/support/words.tsx';
import { marksAround } from './region-marks.ts';
import type { RegionSummary } from './summaries.ts';

test('the map of a canton with a hundred regions shows no more of them than fingers can hit', () => {
  const towns = Array.from({ length: 100 }, (_, index) => `town-${index}`);
  const site = createSiteView({
    baseUrl: 'https://club.example',
    shared: { words: WORDS, site: {} },
    illustrations: {},
    links: towns.map((slug, index) => ({
      type: 'region',
      slug,
      url: `/${slug}/`,
      summary: {
        city: slug,
        kind: 'full',
        canton: 'ZH',
        price: { from: 400 },
        coordinates: { latitude: 47.3 + index / 1000, longitude: 8.5 },
      } as Partial<RegionSummary>,
    })),
  });
  const shown = marksAround(site, 'town-50', ['town-51'])?.regions.map(({ name }) => name);
  expect(shown).toHaveLength(32);
  expect(shown?.slice(0, 2)).toEqual(['town-50', 'town-51']);
});
