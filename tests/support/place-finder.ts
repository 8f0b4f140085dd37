/** The place finder of the home page, over the regions of some content. */

import type { Home, Region } from '../../.types/data.ts';
import type { PageLink, ReadDataset, SiteView } from '../../src/api/template-api.ts';
import { placesByCode } from '../../templates/browser/places/encoded.ts';
import { kindOfCode, pageOfCode } from '../../templates/enhancements/place-finder/place-file.ts';
import { search } from '../../templates/enhancements/place-finder/search.ts';
import { type Spot, spotsOf } from '../../templates/enhancements/place-finder/spots.ts';
import { knownRows } from '../../templates/known-places.ts';
import { placeFile } from '../../templates/pages/home/place-file.ts';
import { regionPage } from '../../templates/pages/region/region.tsx';
import { type ReadFile, sampleDatasets } from './data-files.ts';
import { WORDS } from './words.tsx';

/** A region with its slug. */
export type NamedRegion = readonly [slug: string, region: Region];

/** Returns what the finder is made of: the home page with its texts, and all regions. */
export function placesIn(sources: readonly ReadFile[]): {
  readonly home: Home;
  readonly regions: readonly NamedRegion[];
} {
  const [home] = sources.filter(({ type }) => type.name === 'home').map(({ source }) => source.value as Home);
  if (!home) throw new Error('There is no home page.');
  const regions = sources.filter(({ type }) => type.name === 'region');
  return { home, regions: regions.map(({ slug, source }) => [slug, source.value as Region]) };
}

/** Returns the part of a site view that the finder uses. */
export function siteWith(regions: readonly NamedRegion[], dataset: ReadDataset = sampleDatasets): SiteView {
  const links = regions.map(
    ([slug, data]): PageLink => ({
      type: 'region',
      slug,
      url: regionPage.url(slug),
      summary: regionPage.summary(data, slug),
    }),
  );
  const pages = (type: string) => (type === 'region' ? links : []);
  const find = (type: string, slug: string) => pages(type).find((page) => page.slug === slug);
  return { pages, find, dataset, shared: { words: WORDS, site: {} } } as unknown as SiteView;
}

/** Creates the finder as visitors use it. */
export function finderOf(regions: readonly NamedRegion[], home: Home, dataset: ReadDataset = sampleDatasets) {
  const site = siteWith(regions, dataset);
  const file = placeFile(site, home.regions);
  const places = placesByCode(knownRows(site));
  const spots = spotsOf(places, file);
  // Cached, because tests look up thousands of rows with the same names.
  const cache = new Map<string, readonly Spot[]>();
  const find = (typed: string) => {
    const found = cache.get(typed) ?? search(spots, typed);
    cache.set(typed, found);
    return found;
  };
  const pageOf = ({ answer }: Spot) => file.pages[pageOfCode(answer)]?.city;
  /** Returns the best match, such as «near Meilen». */
  const answer = (typed: string) =>
    find(typed)
      .slice(0, 1)
      .map((spot) => `${kindOfCode(spot.answer)} ${pageOf(spot)}`)[0];
  return { site, places, file, spots, find, pageOf, answer };
}
