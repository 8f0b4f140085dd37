import type { SiteView } from 'nebel/template-api';
import type { RegionCard } from '../../cards.ts';
import { announced, type ListedPage, regionPages } from '../../site-data.ts';

export interface CantonGroup {
  /** Empty for announced regions, whose canton comes from their pages. */
  readonly canton: string;
  readonly regions: readonly ListedPage[];
}

/**
 * Groups all regions by canton. A region with cards in several cantons appears in each. Not limited in number: other pages
 * refer to this list for the regions that they omit.
 */
export function byCanton(site: SiteView, cards: readonly RegionCard[]): readonly CantonGroup[] {
  const groups = new Map<string, ListedPage[]>();
  const add = (canton: string, regions: readonly ListedPage[]) =>
    groups.set(canton, [...(groups.get(canton) ?? []), ...regions]);
  for (const { slug, url, summary } of regionPages(site)) {
    const own = cards.flatMap(({ region, canton }) => (region === slug && canton ? [canton] : []));
    for (const canton of new Set([summary.canton, ...own])) add(canton, [{ slug, url, name: summary.city }]);
  }
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([canton, regions]) => ({ canton, regions }));
  const others = announced(site, 'region');
  return others.length > 0 ? [...sorted, { canton: '', regions: others }] : sorted;
}
