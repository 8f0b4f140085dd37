import type { Places } from '../../browser/places/places.ts';

/** Values of both fields, and our last insertion. */
export interface PlaceFields {
  readonly postalCode: string;
  readonly city: string;
  /** The town that we filled in last. The visitor's own input is never replaced. */
  readonly ours: string | undefined;
  /** True while the visitor is in the town field: nothing is filled in under their hands. */
  readonly isBusy: boolean;
}

export interface PlaceSuggestion {
  /** New value of the town field. Undefined to leave it unchanged. */
  readonly fill?: string;
  /** Towns to choose from. */
  readonly choices: readonly string[];
}

/**
 * Returns the town of a postal code. If there are several, none is filled in: the visitor would overlook a wrong one. An
 * unknown code changes nothing, because the directory can be older than the code.
 */
export function suggestPlace(places: Places, { postalCode, city, ours, isBusy }: PlaceFields): PlaceSuggestion {
  const names = places.get(postalCode.trim()) ?? [];
  const [only] = names;
  const isFree = !isBusy && (city.trim() === '' || city === ours);
  if (names.length > 1) return { choices: names, ...(isFree && city !== '' && !names.includes(city) && { fill: '' }) };
  if (isBusy) return { choices: names };
  return { choices: [], ...(only !== undefined && isFree && city !== only && { fill: only }) };
}
