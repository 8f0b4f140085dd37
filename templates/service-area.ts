/** Assigns every place of the country to a region page. */
import type { SiteView } from 'nebel/template-api';
import type { Region } from '../.types/data.ts';
import type { Row } from './directory.ts';
import { rowsNamed } from './known-places.ts';
import { type Location, locationOf } from './map.ts';

/** Location and coverage of a region page. */
export interface Area {
  /** Town of the page. The directory may not have it: some pages are about a canton or a valley. */
  readonly city: string;
  readonly canton: Region['canton'];
  readonly coordinates?: Location | undefined;
  /** Places and quarters that belong to this page. */
  readonly coverage: readonly Coverage[];
}

export interface Coverage {
  readonly name: string;
  readonly canton: string;
}

/** Index of a page in the list of areas, and its distance. */
export interface Nearest {
  readonly page: number;
  readonly km: number;
}

/** Assigns places to pages. Distances are computed on demand, because half of the country needs none. */
export interface ServiceArea {
  /** True if a page covers this place. */
  isOwn(row: Row): boolean;
  /**
   * Returns the page that answers for the place, and the distance to the nearest place it covers; 0 if it covers this one.
   */
  own(row: Row): Nearest;
  /** Returns the page whose own location is nearest. */
  nearest(row: Row): Nearest;
}

/**
 * Assigns every row of the directory to a page. The town of a page and the rest of its municipality belong to that page. Its
 * coverage belongs to it too, except for towns with a page of their own. Any other place belongs to the page of the nearest
 * of these. If several pages qualify, the first wins. Queries throw if there are no pages.
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
  const nearestCovered = nearestOf(points);
  return {
    isOwn: (row) => claims.has(row),
    own(row) {
      const page = claims.get(row);
      return page === undefined ? nearestCovered(row) : { page, km: 0 };
    },
    nearest: nearestOf(centres),
  };
}

interface Point extends Location {
  readonly page: number;
}

/** Returns a search for the nearest of many points. Since they are sorted by latitude, only candidates are measured. */
function nearestOf(points: readonly Point[]): (place: Location) => Nearest {
  const sorted = points
    .map((point) => ({ page: point.page, ...toKilometres(point) }))
    .sort((a, b) => a.y - b.y || a.page - b.page || a.x - b.x);
  return (place) => {
    const { x, y } = toKilometres(place);
    let page = -1;
    let best = Number.POSITIVE_INFINITY;
    const above = sorted.findIndex((point) => point.y >= y);
    const start = above < 0 ? sorted.length : above;
    for (const step of [1, -1]) {
      for (let at = step > 0 ? start : start - 1; ; at += step) {
        const point = sorted[at];
        // No point further on can be nearer.
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

/**
 * Projects a location to kilometres east and north, accurate to one percent in a country that extends so little from north
 * to south.
 */
const toKilometres = ({ longitude, latitude }: Location) => ({ x: longitude * 111.2 * COSINE, y: latitude * 111.2 });

const COSINE = Math.cos((46.9 * Math.PI) / 180);
