/** Region pages as marks on maps. */
import { oncePerSite, type PageLink, type SiteView } from 'nebel/template-api';
import { leastText } from './format/price.ts';
import { ZURICH } from './map.gen.ts';
import { contains, isOnCountryMap, type Location, locationOf, mapOf } from './map.ts';
import type { MapArea } from './map-area.ts';
import { regionNamed, regionPages, siteDataOf } from './site-data.ts';
import type { HomeSummary, RegionSummary } from './summaries.ts';

/** A region marked on a map, with the content of its card. */
export interface MarkedRegion {
  readonly name: string;
  readonly canton: string;
  readonly location: Location;
  /** «Termin: 24–48 Stunden» */
  readonly appointment?: string;
  /** «ab CHF 400» */
  readonly from: string | undefined;
  /** Address of its page. Undefined if it is the current page. */
  readonly url?: string;
}

/**
 * Maximum number of marks. More do not fit on a phone with targets large enough for fingers, and each adds about 80 bytes to
 * the transfer. The list next to the map is more complete.
 */
const MAX_MARKS = 32;

/** Returns the regions on the map of the country. */
export const countryMarks = oncePerSite((site) =>
  regionPages(site)
    .filter(({ summary }) => isOnCountryMap(summary))
    .slice(0, MAX_MARKS)
    .map((page) => markOf(site, page)),
);

/** Towns with a full page, which readers recognise. */
const landmarks = oncePerSite((site) =>
  regionPages(site)
    .filter(({ summary }) => summary.kind === 'full')
    .slice(0, MAX_MARKS),
);

/**
 * Returns the map around a region, with the region itself, its neighbours, and large towns for orientation. In a canton with a
 * map of its own, these towns show all of its regions, for which the map of the country has no space.
 */
export function marksAround(site: SiteView, slug: string, neighbours: readonly string[]) {
  const own = site.find('region', slug) as PageLink<RegionSummary> | undefined;
  if (!own) return undefined;
  const map: MapArea = mapOf(own.summary.canton);
  const named = neighbours.flatMap((name) => regionNamed(site, name) ?? []);
  const inCanton = own.summary.kind === 'full' && map === ZURICH ? regionPages(site) : [];
  const others = new Set([...named, ...landmarks(site), ...inCanton].filter((page) => page.slug !== slug));
  const marks = [...others].map((page) => markOf(site, page)).filter(({ location }) => contains(map, location));
  const { url: _, ...here } = markOf(site, own);
  return { map, regions: [here, ...marks].slice(0, MAX_MARKS) };
}

/** Memoised, because large towns are marked on the maps of many pages. */
const markOf = oncePerSite((site, { url, summary }: PageLink<RegionSummary>): MarkedRegion => {
  const { city, canton, appointment, price } = summary;
  const { prices, promises } = siteDataOf(site).words;
  return {
    name: city,
    canton,
    location: locationOf(site, summary),
    url,
    ...(appointment && { appointment: `${promises.appointment}: ${appointment}` }),
    from: leastText(price, prices),
  };
});

/** Returns the texts on and about maps, from the home page. */
export const mapWords = (site: SiteView) => homeSummary(site).map;

const homeSummary = (site: SiteView) => site.pages('home')[0]?.summary as HomeSummary;
