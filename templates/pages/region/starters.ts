import type { ExistingContent, Starter } from 'nebel/template-api';
import type { Region } from '../../../.types/data.ts';
import {
  DIRECTORY,
  DIRECTORY_SOURCE,
  distance,
  municipalities,
  type Row,
  readDirectory,
  type Town,
  townsOf,
} from '../../directory.ts';

/** Returns a starter for each place of that name in the official directory. */
export function regionStarters(slug: string, content: ExistingContent): readonly Starter<Region>[] {
  const csv = content.read(DIRECTORY.file);
  if (csv === undefined) return [];
  const rows = readDirectory(csv);
  return townsOf(slug, rows).map((town) => ({
    label: `${town.name} ${town.canton} (${town.postalCodes[0]})`,
    source: DIRECTORY_SOURCE,
    data: {
      city: town.name,
      canton: town.canton as Region['canton'],
      coordinates: { latitude: rounded(town.latitude), longitude: rounded(town.longitude) },
      kind: town.canton === 'ZH' ? 'district' : 'short',
      neighbours: neighboursOf(town, rows, content),
    },
  }));
}

const NEIGHBOURS = 6;

/** Up to this distance in kilometres, places with a page take precedence over nearer ones without. */
const NEARBY = 12;
const WITH_PAGE = 4;

/** Returns the nearest municipalities under the names of their pages, with preference for those that have one. */
function neighboursOf(town: Town, rows: readonly Row[], content: ExistingContent): string[] {
  const pages = content.pages('region').map(({ data }) => data as Partial<Region>);
  const others = municipalities(rows)
    .filter(({ number }) => number !== town.number)
    .map((other) => ({ ...other, away: distance(town, other), hasPage: hasPage(other, pages) }))
    .sort((a, b) => a.away - b.away);
  const linked = others.filter(({ hasPage, away }) => hasPage && away <= NEARBY).slice(0, WITH_PAGE);
  const nearest = others.filter((other) => !linked.includes(other)).slice(0, NEIGHBOURS - linked.length);
  return [...linked, ...nearest]
    .sort((a, b) => a.away - b.away)
    .map(({ name, fullName, hasPage }) => (hasPage ? name : fullName));
}

const hasPage = ({ name, canton }: Town, pages: readonly Partial<Region>[]) =>
  pages.some((page) => page.city === name && page.canton === canton);

/** Four decimals of a degree are about ten metres. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
