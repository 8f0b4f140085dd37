/** The official directory as pages ask for it: by name. */
import { oncePerSite, type SiteView } from 'nebel/template-api';
import { bareName, DIRECTORY, type Row } from './directory.ts';

/** All rows, with those of Liechtenstein, in the order of the directory. */
export const knownRows = (site: SiteView): readonly Row[] => site.dataset(DIRECTORY);

const byCanton = oncePerSite((site) => {
  const groups = new Map<string, Row[]>();
  for (const row of knownRows(site)) {
    const group = groups.get(row.canton);
    if (group) group.push(row);
    else groups.set(row.canton, [row]);
  }
  return groups;
});

/**
 * The rows that a name means in a canton: those of the municipality of that name, and of a place of that name. «Gossau»
 * in SG, «Wil SG», «Pfäffikon», «Gstaad (Saanen)». Empty for quarters and whatever else the directory does not know.
 */
export function rowsNamed(site: SiteView, name: string, canton: string): readonly Row[] {
  const wanted = bareName(name.replace(/ \(.*$/, ''));
  const isNamed = (full: string) => full.startsWith(wanted) && bareName(full) === wanted;
  const rows = byCanton(site).get(canton) ?? [];
  return rows.filter(({ place, municipality }) => isNamed(place) || isNamed(municipality));
}
