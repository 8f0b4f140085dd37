import type { SiteView } from 'nebel/template-api';
import type { RegionCard } from '../../cards.ts';
import { announced, type ListedPage, regionNamed, regionPages } from '../../site-data.ts';

/**
 * Returns the regions that have no card and are in no card's list of districts, so that the section names every region. Not
 * limited in number: other pages refer to this section for the regions that they omit.
 */
export function regionsWithoutCard(site: SiteView, cards: readonly RegionCard[]): readonly ListedPage[] {
  const linked = cards.flatMap(({ region, districts }) => [
    region,
    ...districts.map((name) => regionNamed(site, name)?.slug),
  ]);
  const pages = regionPages(site).map(({ slug, url, summary }) => ({ slug, url, name: summary.city }));
  return [...pages, ...announced(site, 'region')].filter(({ slug }) => !linked.includes(slug));
}
