/** Postal codes and their places. Loaded when a visitor begins to fill in a form or looks for a place, and only then. */
import { PLACES } from './places.gen.ts';

/** Postal code → names of its places, the postal main place first. */
export type Places = ReadonlyMap<string, readonly string[]>;

/** Reads the notation that `bin/gen-places.ts` describes. */
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

export const places: Places = decodePlaces(PLACES);
