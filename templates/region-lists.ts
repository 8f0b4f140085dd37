/** Lists of all regions by canton, for a site with more of them than the home page can name. */
import { oncePerSite, type PageLink, type SiteView } from 'nebel/template-api';
import { regionsInOrder } from './page-order.ts';
import { MOST_LISTED } from './site-data.ts';
import type { RegionSummary } from './summaries.ts';

type RegionLink = PageLink<RegionSummary>;

/** A page with this many links stays far below its budget of bytes, and no canton has as many municipalities. */
const MOST_ON_A_PAGE = 400;

/** One page of the list of a canton. */
export interface RegionList {
  readonly canton: string;
  /** Counted from 1. */
  readonly part: number;
  /** In the order of their addresses, which is that of the alphabet. */
  readonly regions: readonly RegionLink[];
}

/**
 * The lists by their slug: `kanton-zh`, `kanton-zh-2`. None while the home page names all regions; then one for each
 * canton with a region that it does not name.
 *
 * @param pages all pages of a type, sorted by address
 */
export function regionLists(pages: SiteView['pages']): ReadonlyMap<string, RegionList> {
  const regions = pages('region') as readonly RegionLink[];
  const unnamed = regionsInOrder(pages).slice(MOST_LISTED);
  const cantons = [...new Set(unnamed.map(({ summary }) => summary.canton))].sort();
  const lists = new Map<string, RegionList>();
  for (const canton of cantons) {
    const own = regions.filter(({ summary }) => summary.canton === canton);
    for (let part = 1; (part - 1) * MOST_ON_A_PAGE < own.length; part += 1) {
      const shown = own.slice((part - 1) * MOST_ON_A_PAGE, part * MOST_ON_A_PAGE);
      lists.set(slugOfList(canton, part), { canton, part, regions: shown });
    }
  }
  return lists;
}

/** The lists of a site. */
export const listsOf = oncePerSite((site: SiteView) => regionLists(site.pages));

const slugOfList = (canton: string, part: number) => `kanton-${canton.toLowerCase()}${part > 1 ? `-${part}` : ''}`;

/** The canton and the part that a slug means. */
export function readListSlug(slug: string): Pick<RegionList, 'canton' | 'part'> {
  const [, canton = '', part = '1'] = slug.split('-');
  return { canton: canton.toUpperCase(), part: Number(part) };
}
