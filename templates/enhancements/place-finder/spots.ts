import type { Places } from '../../browser/places/places.ts';
import { type PlaceFile, pageOfCode } from './place-file.ts';
import { nameProper, type Spelling, spellingOf } from './spelling.ts';

/** A search target: a place, a whole town, a quarter or a municipality. */
export interface Spot extends Spelling {
  readonly name: string;
  /** Distinguishing note: its postal codes, or the town of a quarter. */
  readonly note: string;
  /** Text that finds it again. */
  readonly query: string;
  /** See `codeOf` in place-file.ts. */
  readonly answer: number;
  readonly km: number;
  /** Length of the name without additions in `key`: «Rüti» of «Rüti ZH», «Biel» of «Biel/Bienne». */
  readonly core: number;
  /** Key with the town before its quarter, a common order: «Zürich Altstetten». */
  readonly townFirst?: string;
  /** Number of postal codes, a measure of size. */
  readonly size: number;
}

export interface Spots {
  readonly byName: readonly Spot[];
  /** Postal code → its places, in the order of the directory. */
  readonly byCode: ReadonlyMap<string, readonly Spot[]>;
}

/** Combines the directory of postal codes with the answers. */
export function spotsOf(places: Places, { pages, answers, km, names }: PlaceFile): Spots {
  const byCode = new Map<string, Spot[]>();
  const byName = new Map<string, Spot[]>();
  let at = 0;
  for (const [code, own] of places) {
    const spots = own.map((name): Spot => {
      const [answer = 0, far = 0] = [answers[at], km[at]];
      at += 1;
      return {
        name,
        note: code,
        query: `${code} ${name}`,
        answer,
        km: far,
        core: coreOf(name),
        size: 1,
        ...spellingOf(name),
      };
    });
    byCode.set(code, spots);
    for (const spot of spots) {
      const others = byName.get(spot.name);
      if (others) others.push(spot);
      else byName.set(spot.name, [spot]);
    }
  }
  const more = names.map(([ownName, answer, far, town = '']): Spot => {
    const name = ownName || (pages[pageOfCode(answer)]?.city ?? '');
    const whole = town === '' ? name : `${name} ${town}`;
    const townFirst = town === '' ? {} : { townFirst: spellingOf(`${town} ${name}`).key };
    return {
      name,
      note: town,
      query: whole,
      answer,
      km: far,
      core: coreOf(name),
      size: 0,
      ...spellingOf(whole),
      ...townFirst,
    };
  });
  return { byName: [...[...byName.values()].flatMap(merge), ...more], byCode };
}

const coreOf = (name: string) => spellingOf(nameProper(name)).key.length;

/** Merges the postal codes of a town that share an answer. */
function merge(spots: readonly Spot[]): readonly Spot[] {
  const groups = new Map<number, Spot[]>();
  for (const spot of spots) groups.set(spot.answer, [...(groups.get(spot.answer) ?? []), spot]);
  return [...groups.values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const note = first === last ? first.note : `${first.note}–${last.note}`;
    return [{ ...first, note, size: own.length, ...(groups.size === 1 && { query: first.name }) }];
  });
}
