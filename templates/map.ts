/** Where a region lies, and where that is on the maps. */
import type { SiteView } from 'nebel/template-api';
import type { Region } from './data.gen.ts';
import { centreOf } from './directory.ts';
import { rowsNamed } from './known-places.ts';
import { CANTON_CENTRES, COUNTRY, ZURICH } from './map.gen.ts';
import type { MapArea } from './map-area.ts';

/** Degrees, WGS84. */
export interface Location {
  readonly latitude: number;
  readonly longitude: number;
}

/** The canton with so many region pages that it has a map of its own. */
const WITH_OWN_MAP: Region['canton'] = 'ZH';

interface Located extends Pick<Region, 'city' | 'canton'> {
  readonly coordinates?: Location | undefined;
}

/**
 * Where a region lies: where its data say, else where the official directory has its place, else in the middle of its
 * canton, as for «Aargau» or «Oberland».
 */
export function locationOf(site: SiteView, { city, canton, coordinates }: Located): Location {
  if (coordinates) return coordinates;
  const centre = centreOf(city, rowsNamed(site, city, canton));
  if (centre) return { latitude: centre.latitude, longitude: centre.longitude };
  const [longitude, latitude] = CANTON_CENTRES[canton] ?? [0, 0];
  return { latitude, longitude };
}

/** Where a location is on a map, as shares of its width and height. What lies outside is moved to the nearest edge. */
export function placeOn(
  { frame }: MapArea,
  { latitude, longitude }: Location,
): { readonly x: number; readonly y: number } {
  const { west, north, east, south } = frame;
  return { x: within((longitude - west) / (east - west)), y: within((north - latitude) / (north - south)) };
}

const within = (share: number) => Math.min(1, Math.max(0, share));

/** True for what lies within a map. */
export function shows({ frame }: MapArea, { latitude, longitude }: Location): boolean {
  const { west, north, east, south } = frame;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** The map that shows most of the surroundings of a page. */
export const mapOf = (canton: string): MapArea => (canton === WITH_OWN_MAP ? ZURICH : COUNTRY);

/** True for pages on the map of the whole country: of a canton with a map of its own, only the towns with a long page. */
export const isOnCountryMap = ({ canton, kind }: Pick<Region, 'canton' | 'kind'>) =>
  canton !== WITH_OWN_MAP || kind === 'full';
