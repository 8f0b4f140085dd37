/** Which region page answers for which place of the country. */
import type { SiteView } from 'nebel/template-api';
import type { Region } from './data.gen.ts';
import type { Row } from './directory.ts';
import { rowsNamed } from './known-places.ts';
import { type Location, locationOf } from './map.ts';

/** What a region page says about where it is. */
export interface Area {
  /** The place of the page. A page about a canton or a valley may have none. */
  readonly city: string;
  readonly canton: Region['canton'];
  readonly coordinates?: Location | undefined;
  /** Places and quarters that the site counts to this page. */
  readonly coverage: readonly Coverage[];
}

export interface Coverage {
  readonly name: string;
  readonly canton: string;
}

/** A page by its number in the list that was given, and how far it is. */
export interface Nearest {
  readonly page: number;
  readonly km: number;
}

/** Which page answers for a place. Distances are looked for when someone asks: half of the country needs none. */
export interface ServiceArea {
  /** True if a page counts this place as its own. */
  isOwn(row: Row): boolean;
  /** The page that answers, and the distance to the nearest place that it counts as its own; 0 if this is one. */
  own(row: Row): Nearest;
  /** The nearest page by where the pages themselves lie. */
  nearest(row: Row): Nearest;
}

/**
 * The page for every row of the directory. The place of a page and the rest of its municipality have that page; what
 * a page counts to itself has that page, unless it has one of its own; every other place has the page of the nearest
 * of all these. Of several the first counts. Throws if it is asked although there are no pages.
 */
export function serviceAreaOf(site: SiteView, areas: readonly Area[]): ServiceArea {
  const claims = new Map<Row, number>();
  const claim = (rows: readonly Row[], page: number) => {
    for (const row of rows) if (!claims.has(row)) claims.set(row, page);
  };
  areas.forEach(({ city, canton }, page) => {
    claim(rowsNamed(site, city, canton), page);
  });
  areas.forEach(({ coverage }, page) => {
    for (const { name, canton } of coverage) claim(rowsNamed(site, name, canton), page);
  });
  const points: Point[] = [...claims].map(([{ latitude, longitude }, page]) => ({ latitude, longitude, page }));
  const centres: Point[] = areas.map((area, page) => ({ ...locationOf(site, area), page }));
  const withPlaces = new Set(claims.values());
  points.push(...centres.filter(({ page }) => areas[page]?.coordinates || !withPlaces.has(page)));
  const toOwn = nearestOf(points);
  return {
    isOwn: (row) => claims.has(row),
    own(row) {
      const page = claims.get(row);
      return page === undefined ? toOwn(row) : { page, km: 0 };
    },
    nearest: nearestOf(centres),
  };
}

interface Point extends Location {
  readonly page: number;
}

/** Finds the nearest of many points: sorted by latitude, only those are measured that can still be nearer. */
function nearestOf(points: readonly Point[]): (place: Location) => Nearest {
  const sorted = points
    .map((point) => ({ page: point.page, ...flat(point) }))
    .sort((a, b) => a.y - b.y || a.page - b.page || a.x - b.x);
  return (place) => {
    const { x, y } = flat(place);
    let page = -1;
    let best = Number.POSITIVE_INFINITY;
    const start = firstAtOrAbove(sorted, y);
    for (const step of [1, -1]) {
      for (let at = step > 0 ? start : start - 1; ; at += step) {
        const point = sorted[at];
        // Neither this point nor those behind it can be nearer.
        if (!point || (point.y - y) ** 2 > best) break;
        const squared = (point.x - x) ** 2 + (point.y - y) ** 2;
        if (squared < best || (squared === best && point.page < page)) {
          best = squared;
          page = point.page;
        }
      }
    }
    if (page < 0) throw new Error('No page answers for any place.');
    return { page, km: Math.sqrt(best) };
  };
}

/** Kilometres east and north, good to a percent in a country that is as narrow from north to south as this one. */
const flat = ({ longitude, latitude }: Location) => ({ x: longitude * 111.2 * COSINE, y: latitude * 111.2 });

const COSINE = Math.cos((46.9 * Math.PI) / 180);

function firstAtOrAbove(sorted: readonly { readonly y: number }[], y: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.y ?? 0) < y) low = middle + 1;
    else high = middle;
  }
  return low;
}
