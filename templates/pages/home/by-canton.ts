import type { SiteView } from '../../../src/template-api.ts';
import type { Home } from '../../data.gen.ts';
import { type ListedPage, regionPages } from '../../site-data.ts';

export interface CantonGroup {
  /** Empty for regions that are announced: only their page will say where they are. */
  readonly canton: string;
  readonly regions: readonly ListedPage[];
}

/** All regions by canton. One that has cards of several cantons stands in each of them. */
export function byCanton(site: SiteView, cards: Home['regions']['cards']): readonly CantonGroup[] {
  const groups = new Map<string, ListedPage[]>();
  const add = (canton: string, region: ListedPage) => groups.set(canton, [...(groups.get(canton) ?? []), region]);
  for (const { slug, url, summary } of regionPages(site)) {
    const own = cards.filter(({ region }) => region === slug).map(({ canton }) => canton);
    for (const canton of new Set([summary.canton, ...own])) add(canton, { slug, url, name: summary.city });
  }
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([canton, regions]) => ({ canton, regions }));
  const announced = site.announced('region');
  return announced.length > 0 ? [...sorted, { canton: '', regions: announced }] : sorted;
}
