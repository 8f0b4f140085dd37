import type { PageLink, SiteView } from 'nebel/template-api';
import type { RegionCard } from '../../cards.ts';
import { type ListedPage, MAX_LISTED, regionPages } from '../../site-data.ts';
import type { RegionListSummary } from '../../summaries.ts';

export interface CantonGroup {
  /** Empty for announced regions, whose canton comes from their pages. */
  readonly canton: string;
  readonly regions: readonly ListedPage[];
  /** List page of the canton, if some of its regions are missing here. */
  readonly all?: PageLink<RegionListSummary> | undefined;
}

/**
 * Groups the regions by canton, limited to the first ones of a long list. A region with cards in several cantons appears in
 * each.
 */
export function byCanton(site: SiteView, cards: readonly RegionCard[]): readonly CantonGroup[] {
  const groups = new Map<string, ListedPage[]>();
  const add = (canton: string, regions: readonly ListedPage[]) =>
    groups.set(canton, [...(groups.get(canton) ?? []), ...regions]);
  for (const { slug, url, summary } of regionPages(site).slice(0, MAX_LISTED)) {
    const own = cards.flatMap(({ region, canton }) => (region === slug && canton ? [canton] : []));
    for (const canton of new Set([summary.canton, ...own])) add(canton, [{ slug, url, name: summary.city }]);
  }
  const lists = site.pages('region-list') as readonly PageLink<RegionListSummary>[];
  const whole = new Map(lists.filter(({ summary }) => summary.part === 1).map((list) => [list.summary.canton, list]));
  for (const canton of whole.keys()) add(canton, []);
  const sorted = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([canton, regions]) => ({ canton, regions, all: whole.get(canton) }));
  const announced = site.announced('region').slice(0, MAX_LISTED);
  return announced.length > 0 ? [...sorted, { canton: '', regions: announced }] : sorted;
}
