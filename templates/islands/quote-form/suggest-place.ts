import type { Places } from '../../browser/places/places.ts';

/** What the two fields hold, and what we put there. */
export interface PlaceFields {
  readonly postalCode: string;
  readonly city: string;
  /** What we filled into the field of the town last. The visitor's own words are never replaced. */
  readonly ours: string | undefined;
}

export interface PlaceSuggestion {
  /** What the field of the town should hold now; missing if it stays as it is. */
  readonly fill?: string;
  /** Towns to choose from. */
  readonly choices: readonly string[];
}

/**
 * The town of a postal code. Of several we fill in none: the visitor would not notice the wrong one. An unknown code
 * changes nothing, because the directory is older than the newest code.
 */
export function suggestPlace(places: Places, { postalCode, city, ours }: PlaceFields): PlaceSuggestion {
  const names = places.get(postalCode.trim()) ?? [];
  const [only] = names;
  const isFree = city.trim() === '' || city === ours;
  if (names.length > 1) return { choices: names, ...(isFree && city !== '' && !names.includes(city) && { fill: '' }) };
  return { choices: [], ...(only !== undefined && isFree && city !== only && { fill: only }) };
}
