import type { Places } from '../places/places.ts';
import type { PlaceFile } from './place-file.ts';
import { search } from './search.ts';
import { type Spot, spotsOf } from './spots.ts';

/** Finds the places that were probably meant, the likeliest first. */
export type LookUp = (typed: string) => readonly Spot[];

/** Prepares looking up. In a file of its own, loaded with the places, because nobody needs it before. */
export function createLookUp(places: Places, file: PlaceFile): LookUp {
  const spots = spotsOf(places, file);
  return (typed) => search(spots, typed);
}
