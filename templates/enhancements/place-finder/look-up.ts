import type { Places } from '../../browser/places/places.ts';
import { type PlaceFile, pageOfCode } from './place-file.ts';
import { meant, namesakes, search } from './search.ts';
import { nameProper } from './spelling.ts';
import { type Spot, spotsOf } from './spots.ts';

export interface LookUp {
  /** The places that were probably meant, the likeliest first. */
  readonly suggestions: (typed: string) => readonly Spot[];
  /** The one that was meant, where that is sure enough to answer for it. */
  readonly meant: (typed: string) => Spot | undefined;
  /** Those that all bear the name that was typed; one, where it is the name of a page. */
  readonly namesakes: (typed: string) => readonly Spot[];
}

/** Prepares looking up. In a file of its own, loaded with the places, because it is not needed before. */
export function createLookUp(places: Places, file: PlaceFile): LookUp {
  const spots = spotsOf(places, file);
  return {
    suggestions: (typed) => search(spots, typed),
    meant: (typed) => meant(spots, typed),
    namesakes(typed) {
      const all = namesakes(spots, typed);
      const own = all.filter(({ name, answer }) => file.pages[pageOfCode(answer)]?.city === nameProper(name));
      return own.length === 1 ? own : all;
    },
  };
}
