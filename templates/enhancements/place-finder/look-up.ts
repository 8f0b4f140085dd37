import type { Places } from '../../browser/places/places.ts';
import { type PlaceFile, pageOfCode } from './place-file.ts';
import { bestMatch, namesakes, search } from './search.ts';
import { nameProper } from './spelling.ts';
import { type Spot, spotsOf } from './spots.ts';

export interface LookUp {
  /** Returns the likely matches, the best first. */
  readonly suggestions: (typed: string) => readonly Spot[];
  /** Returns the match, if it is certain enough to answer. */
  readonly meant: (typed: string) => Spot | undefined;
  /** Returns all places with the name typed, or only the one with a page of that name. */
  readonly namesakes: (typed: string) => readonly Spot[];
}

/** Prepares lookups. A separate module, loaded together with the places on demand. */
export function createLookUp(places: Places, file: PlaceFile): LookUp {
  const spots = spotsOf(places, file);
  return {
    suggestions: (typed) => search(spots, typed),
    meant: (typed) => bestMatch(spots, typed),
    namesakes(typed) {
      const all = namesakes(spots, typed);
      const own = all.filter(({ name, answer }) => file.pages[pageOfCode(answer)]?.city === nameProper(name));
      return own.length === 1 ? own : all;
    },
  };
}
