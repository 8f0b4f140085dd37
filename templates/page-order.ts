/** Common order of pages wherever the website lists them: that of their cards on the home page. */
import type { PageLink, SiteView } from 'nebel/template-api';
import type { HomeSummary, RegionSummary, ServiceSummary } from './summaries.ts';

type Pages = SiteView['pages'];

/** Returns the slugs of pages with a card on the home page, in the order of their first cards. */
export function cardOrder(pages: Pages): HomeSummary['cards'] {
  const home = pages('home')[0]?.summary as HomeSummary | undefined;
  return home?.cards ?? { services: [], regions: [] };
}

export const servicesInOrder = (pages: Pages) =>
  inOrder(
    pages('service') as readonly PageLink<ServiceSummary>[],
    cardOrder(pages).services,
    ({ summary }) => summary.name,
  );

export const regionsInOrder = (pages: Pages) =>
  inOrder(
    pages('region') as readonly PageLink<RegionSummary>[],
    cardOrder(pages).regions,
    ({ summary }) => summary.city,
  );

/** Sorts pages with a card in the order of the cards, then all others by name. */
export function inOrder<Page extends { readonly slug: string }>(
  pages: readonly Page[],
  first: readonly string[],
  nameOf: (page: Page) => string,
): readonly Page[] {
  const ranks = new Map(first.map((slug, index) => [slug, index]));
  const rank = ({ slug }: Page) => ranks.get(slug) ?? ranks.size;
  return pages.toSorted((a, b) => rank(a) - rank(b) || byAlphabet(nameOf(a), nameOf(b)));
}

/** Sorts like a German dictionary, with ä as a. */
export const byAlphabet = new Intl.Collator('de').compare;
