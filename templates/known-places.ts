/** The official directory as builds know it: generated from the file in `data/`, read once, asked by name. */
import { DIRECTORY_CSV } from './directory.gen.ts';
import { bareName, type Row, readWholeDirectory } from './directory.ts';

let whole: readonly Row[] | undefined;

/** All rows, with those of Liechtenstein, in the order of the directory. */
export function knownRows(): readonly Row[] {
  whole ??= readWholeDirectory(DIRECTORY_CSV);
  return whole;
}

let byCanton: ReadonlyMap<string, readonly Row[]> | undefined;

/**
 * The rows that a name means in a canton: those of the municipality of that name, and of a place of that name. «Gossau»
 * in SG, «Wil SG», «Pfäffikon», «Gstaad (Saanen)». Empty for quarters and whatever else the directory does not know.
 */
export function rowsNamed(name: string, canton: string): readonly Row[] {
  byCanton ??= groupByCanton(knownRows());
  const wanted = bareName(name.replace(/ \(.*$/, ''));
  const isNamed = (full: string) => full.startsWith(wanted) && bareName(full) === wanted;
  return (byCanton.get(canton) ?? []).filter(({ place, municipality }) => isNamed(place) || isNamed(municipality));
}

function groupByCanton(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.canton);
    if (group) group.push(row);
    else groups.set(row.canton, [row]);
  }
  return groups;
}
