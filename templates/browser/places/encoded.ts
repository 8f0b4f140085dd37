/** Postal codes and their places, encoded compactly for download. */
import type { Row } from '../../directory.ts';

/** Postal code → names of its places, the postal main place first. */
export type Places = ReadonlyMap<string, readonly string[]>;

/** Returns the places of every postal code, in ascending order of the codes. */
export function placesByCode(rows: readonly Pick<Row, 'place' | 'postalCode' | 'suffix'>[]): Places {
  const places = new Map<string, string[]>();
  const keyed = rows.map(({ place, postalCode, suffix }) => ({ place, postalCode, key: postalCode + suffix + place }));
  for (const { postalCode, place } of keyed.sort((a, b) => compare(a.key, b.key))) {
    const names = places.get(postalCode) ?? [];
    if (!names.includes(place)) names.push(place);
    places.set(postalCode, names);
  }
  return places;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * Encodes one postal code per line, in ascending order: its distance from the previous code, then its names. A step of 1 and
 * names equal to those of the previous line are left out. `8001Zürich`, ``, ``, `2`, `Zürich,Gockhausen` stand for 8001 to
 * 8003, 8005 and 8006.
 */
export function encodePlaces(places: Places): string {
  let last = 0;
  let before = '';
  const lines = [...places].map(([code, list]) => {
    const names = list.join(',');
    const step = Number(code) - last;
    const line = (step === 1 ? '' : String(step)) + (names === before ? '' : names);
    last = Number(code);
    before = names;
    return line;
  });
  return lines.join('\n');
}

/** Reverses `encodePlaces`. */
export function decodePlaces(encoded: string): Places {
  let code = 0;
  let names: readonly string[] = [];
  return new Map(
    encoded.split('\n').map((line) => {
      const [, step = '', list = ''] = /^(\d*)(.*)$/.exec(line) ?? [];
      code += step === '' ? 1 : Number(step);
      if (list !== '') names = list.split(',');
      return [String(code), names];
    }),
  );
}
