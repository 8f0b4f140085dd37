/** The official directory as builds know it: generated from the file in `data/`, read once, asked by name. */
import { DIRECTORY_CSV } from './directory.gen.ts';
import { bareName, type Row, readWholeDirectory } from './directory.ts';

let whole: readonly Row[] | undefined;

/** All rows, with those of Liechtenstein, in the order of the directory. */
export function knownRows(): readonly Row[] {
  whole ??= readWholeDirectory(DIRECTORY_CSV);
  return whole;
}

let byName: ReadonlyMap<string, readonly Row[]> | undefined;

/**
 * The rows that a name means in a canton: those of the municipality of that name, and of a place of that name. «Gossau»
 * in SG, «Wil SG», «Pfäffikon», «Gstaad (Saanen)». Empty for quarters and whatever else the directory does not know.
 */
export function rowsNamed(name: string, canton: string): readonly Row[] {
  byName ??= indexByName(knownRows());
  return byName.get(keyOf(name.replace(/ \(.*$/, ''), canton)) ?? [];
}

const keyOf = (name: string, canton: string) => `${bareName(name)} ${canton}`;

function indexByName(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const index = new Map<string, Row[]>();
  for (const row of rows) {
    const { municipality, place, canton } = row;
    for (const key of new Set([keyOf(municipality, canton), keyOf(place, canton)])) {
      const found = index.get(key);
      if (found) found.push(row);
      else index.set(key, [row]);
    }
  }
  return index;
}
