/** Locations of regions, and their positions on the maps. */
import type { SiteView } from 'nebel/template-api';
import type { Region } from '../.types/data.ts';
import { centreOf } from './directory.ts';
import { rowsNamed } from './known-places.ts';
import { CANTON_CENTRES, COUNTRY, ZURICH } from './map.gen.ts';
import type { MapArea } from './map-area.ts';

/** WGS84 degrees. */
export interface Location {
  readonly latitude: number;
  readonly longitude: number;
}

/** The canton with enough region pages to have a map of its own. */
const CANTON_WITH_OWN_MAP: Region['canton'] = 'ZH';

interface Located extends Pick<Region, 'city' | 'canton'> {
  readonly coordinates?: Location | undefined;
}

/**
 * Returns the location of a region: its own coordinates, otherwise the place of that name in the official directory,
 * otherwise the centre of its canton, as for «Aargau» or «Oberland».
 */
export function locationOf(site: SiteView, { city, canton, coordinates }: Located): Location {
  if (coordinates) return coordinates;
  const centre = centreOf(city, rowsNamed(site, city, canton));
  if (centre) return { latitude: centre.latitude, longitude: centre.longitude };
  const [longitude, latitude] = CANTON_CENTRES[canton] ?? [0, 0];
  return { latitude, longitude };
}

/** Returns the position of a location on a map, as fractions of its width and height. Clamped to the edges. */
export function positionOn(
  { frame }: MapArea,
  { latitude, longitude }: Location,
): { readonly x: number; readonly y: number } {
  const { west, north, east, south } = frame;
  return { x: clamp((longitude - west) / (east - west)), y: clamp((north - latitude) / (north - south)) };
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** True if the map contains the location. */
export function contains({ frame }: MapArea, { latitude, longitude }: Location): boolean {
  const { west, north, east, south } = frame;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** Returns the map with the most detail around a page. */
export const mapOf = (canton: string): MapArea => (canton === CANTON_WITH_OWN_MAP ? ZURICH : COUNTRY);

/** True for pages on the map of the whole country. Of a canton with its own map, only towns with a full page are on it. */
export const isOnCountryMap = ({ canton, kind }: Pick<Region, 'canton' | 'kind'>) =>
  canton !== CANTON_WITH_OWN_MAP || kind === 'full';
