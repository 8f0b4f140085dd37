import type { PageLink, SiteView } from 'nebel/template-api';
import type { RegionCard } from '../../cards.ts';
import { type ListedPage, MOST_LISTED, regionPages } from '../../site-data.ts';
import type { RegionListSummary } from '../../summaries.ts';

export interface CantonGroup {
  /** Empty for regions that are announced: only their page will say where they are. */
  readonly canton: string;
  readonly regions: readonly ListedPage[];
  /** The page that lists all regions of the canton, if some of them are not named here. */
  readonly all?: PageLink<RegionListSummary> | undefined;
}

/**
 * All regions by canton, or the first of very many. One that has cards of several cantons is in each of them.
 */
export function byCanton(site: SiteView, cards: readonly RegionCard[]): readonly CantonGroup[] {
  const groups = new Map<string, ListedPage[]>();
  const add = (canton: string, regions: readonly ListedPage[]) =>
    groups.set(canton, [...(groups.get(canton) ?? []), ...regions]);
  for (const { slug, url, summary } of regionPages(site).slice(0, MOST_LISTED)) {
    const own = cards.flatMap(({ region, canton }) => (region === slug && canton ? [canton] : []));
    for (const canton of new Set([summary.canton, ...own])) add(canton, [{ slug, url, name: summary.city }]);
  }
  const lists = site.pages('region-list') as readonly PageLink<RegionListSummary>[];
  const whole = new Map(lists.filter(({ summary }) => summary.part === 1).map((list) => [list.summary.canton, list]));
  for (const canton of whole.keys()) add(canton, []);
  const sorted = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([canton, regions]) => ({ canton, regions, all: whole.get(canton) }));
  const announced = site.announced('region').slice(0, MOST_LISTED);
  return announced.length > 0 ? [...sorted, { canton: '', regions: announced }] : sorted;
}
