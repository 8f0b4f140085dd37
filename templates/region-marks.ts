/** The region pages as the maps mark them. */
import { oncePerSite, type PageLink, type SiteView } from 'nebel/template-api';
import { chfFrom } from './format/chf.ts';
import { ZURICH } from './map.gen.ts';
import { isOnCountryMap, type Location, locationOf, mapOf, shows } from './map.ts';
import type { MapArea } from './map-area.ts';
import { regionNamed, regionPages, siteDataOf } from './site-data.ts';
import type { HomeSummary, RegionSummary } from './summaries.ts';

/** A region that is marked on a map, and what its card says. */
export interface MarkedRegion {
  readonly name: string;
  readonly canton: string;
  readonly location: Location;
  /** «Termin: 24–48 Stunden» */
  readonly appointment?: string;
  /** «ab CHF 400» */
  readonly from: string;
  /** Address of its page. Without it, this is the page. */
  readonly url?: string;
}

/**
 * More marks than this have no room on a phone with targets that a finger hits, and each weighs about 80 bytes on its way
 * to the visitor. The list beside the map names more regions, or all of them.
 */
const MOST = 32;

/** All regions on the map of the country, and those on the one of the canton. */
export const allMarks = oncePerSite((site) => {
  const pages = regionPages(site);
  const marked = (wanted: (region: RegionSummary) => boolean) =>
    pages
      .filter(({ summary }) => wanted(summary))
      .slice(0, MOST)
      .map((page) => markOf(site, page));
  return { country: marked(isOnCountryMap), canton: marked(({ canton }) => mapOf(canton) === ZURICH) };
});

/** Towns with a long page: a reader knows where they are. */
const landmarks = oncePerSite((site) =>
  regionPages(site)
    .filter(({ summary }) => summary.kind === 'full')
    .slice(0, MOST),
);

/** The map around a region: the region itself, its neighbours, and large towns to see where that is. */
export function marksAround(site: SiteView, slug: string, neighbours: readonly string[]) {
  const own = site.find('region', slug) as PageLink<RegionSummary> | undefined;
  if (!own) return undefined;
  const map: MapArea = mapOf(own.summary.canton);
  const named = neighbours.flatMap((name) => regionNamed(site, name) ?? []);
  const others = new Set([...named, ...landmarks(site)].filter((page) => page.slug !== slug));
  const marks = [...others].map((page) => markOf(site, page)).filter(({ location }) => shows(map, location));
  const { url: _, ...here } = markOf(site, own);
  return { map, regions: [here, ...marks] };
}

/** Large towns are marked on the maps of many pages. */
const markOf = oncePerSite((site, { url, summary }: PageLink<RegionSummary>): MarkedRegion => {
  const { city, canton, appointment, from } = summary;
  const { prices, promises } = siteDataOf(site).words;
  return {
    name: city,
    canton,
    location: locationOf(site, summary),
    url,
    ...(appointment && { appointment: `${promises.appointment}: ${appointment}` }),
    from: chfFrom(from, prices.from),
  };
});

/** What the home page says on and about maps. */
export const mapWords = (site: SiteView) => homeSummary(site).map;

const homeSummary = (site: SiteView) => site.pages('home')[0]?.summary as HomeSummary;
