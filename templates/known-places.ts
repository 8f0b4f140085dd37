/** Lookups in the official directory by name. */
import { oncePerSite, type SiteView } from 'nebel/template-api';
import { DIRECTORY, groupRows, type Row, withName } from './directory.ts';

/** All rows including Liechtenstein, in the order of the directory. */
export const knownRows = (site: SiteView): readonly Row[] => site.dataset(DIRECTORY);

const byCanton = oncePerSite((site) => groupRows(knownRows(site), 'canton'));

/**
 * Returns the rows of the municipality and of the place with this name in a canton: «Gossau» in SG, «Wil SG», «Pfäffikon»,
 * «Gstaad (Saanen)». Empty for quarters and other names that the directory lacks.
 */
export const rowsNamed = (site: SiteView, name: string, canton: string): readonly Row[] =>
  withName(byCanton(site).get(canton) ?? [], name);
