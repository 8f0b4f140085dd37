/** Lists of all regions by canton, for sites with more regions than the home page can list. */
import { oncePerSite, type PageLink, type SiteView } from 'nebel/template-api';
import { regionsInOrder } from './page-order.ts';
import { MAX_LISTED } from './site-data.ts';
import type { RegionSummary } from './summaries.ts';

type RegionLink = PageLink<RegionSummary>;

/** A page with this many links stays far below its size budget, and no canton has as many municipalities. */
const MAX_PER_PAGE = 400;

/** A page of a canton's list. */
export interface RegionList {
  readonly canton: string;
  /** Counted from 1. */
  readonly part: number;
  /** Ordered by address, and therefore alphabetically. */
  readonly regions: readonly RegionLink[];
}

/**
 * Returns the lists by slug: `kanton-zh`, `kanton-zh-2`. Empty while the home page lists all regions; otherwise with one
 * list for each canton that has an unlisted region.
 *
 * @param pages returns all pages of a type, sorted by address
 */
export function regionLists(pages: SiteView['pages']): ReadonlyMap<string, RegionList> {
  const regions = pages('region') as readonly RegionLink[];
  const unnamed = regionsInOrder(pages).slice(MAX_LISTED);
  const cantons = [...new Set(unnamed.map(({ summary }) => summary.canton))].sort();
  const lists = new Map<string, RegionList>();
  for (const canton of cantons) {
    const own = regions.filter(({ summary }) => summary.canton === canton);
    for (let part = 1; (part - 1) * MAX_PER_PAGE < own.length; part += 1) {
      const shown = own.slice((part - 1) * MAX_PER_PAGE, part * MAX_PER_PAGE);
      lists.set(slugOfList(canton, part), { canton, part, regions: shown });
    }
  }
  return lists;
}

export const listsOf = oncePerSite((site: SiteView) => regionLists(site.pages));

const slugOfList = (canton: string, part: number) => `kanton-${canton.toLowerCase()}${part > 1 ? `-${part}` : ''}`;

/** Parses a slug. */
export function readListSlug(slug: string): Pick<RegionList, 'canton' | 'part'> {
  const [, canton = '', part = '1'] = slug.split('-');
  return { canton: canton.toUpperCase(), part: Number(part) };
}
