/** The site's own data as components ask for it: company, forms, and the pages of each kind in their order. */
import { oncePerSite, type PageLink, type SiteView, useSite } from 'nebel/template-api';
import type { Form, Site, Words } from './data.gen.ts';
import { slugOf } from './format/slug.ts';
import { byAlphabet, cardOrder, inOrder, regionsInOrder, servicesInOrder } from './page-order.ts';
import type { ArticleSummary, ServiceSummary } from './summaries.ts';

export interface SharedValues {
  readonly site: Site;
  readonly forms: Readonly<Record<string, Form>>;
  readonly words: Words;
}

/** Company, hours, navigation, forms and words. Validation has checked their shape, so the cast is safe. */
export function useSiteData(): SharedValues {
  return siteDataOf(useSite());
}

/** The same, outside of a component. */
export const siteDataOf = ({ shared }: SiteView) => shared as unknown as SharedValues;

/** The words of buttons, labels and headings that are the same on many pages. */
export const useWords = (): Words => useSiteData().words;

export const servicePages = oncePerSite((site) => servicesInOrder(site.pages));

/** What a service says of itself, if its page exists. */
export const serviceSummary = (site: SiteView, slug: string) =>
  site.find('service', slug)?.summary as ServiceSummary | undefined;

/** The service for emergencies, if there is one. */
export const emergencyPage = oncePerSite((site) => servicePages(site).find(({ summary }) => summary.urgent));

export const regionPages = oncePerSite((site) => regionsInOrder(site.pages));

/** The newest first; of one day, by title. */
export const articlePages = oncePerSite((site) =>
  (site.pages('article') as readonly PageLink<ArticleSummary>[]).toSorted(
    ({ summary: a }, { summary: b }) => byAlphabet(b.date, a.date) || byAlphabet(a.title, b.title),
  ),
);

/**
 * Most pages of a kind that any page names. A longer list would weigh more than the page around it, on every page, and
 * all of them together would grow with the square of the site.
 */
export const MOST_LISTED = 40;

/** A line of a complete list: a page with its address, or the name of one that is announced. */
export interface ListedPage {
  readonly slug: string;
  readonly name: string;
  readonly url?: string;
}

/** All services, written and announced, in the order of the offer. */
export const allServices = oncePerSite((site) => {
  const written = servicePages(site).map((page) => listed(page, page.summary.name));
  return inOrder<ListedPage>(
    [...written, ...site.announced('service')],
    cardOrder(site.pages).services,
    ({ name }) => name,
  );
});

/** All regions, written and announced, in their order. */
export const allRegions = oncePerSite((site) => {
  const written = regionPages(site).map((page) => listed(page, page.summary.city));
  return inOrder<ListedPage>(
    [...written, ...site.announced('region')],
    cardOrder(site.pages).regions,
    ({ name }) => name,
  );
});

/** The first region, in their order, that has this name, with or without its canton, or a slug made of it. */
export const regionNamed = oncePerSite((site, name: string) => {
  const { bySlug, byCity, place } = regionIndex(site);
  const [, bare = '', canton] = /^(.+) ([A-Z]{2})$/.exec(name) ?? [];
  const inCanton = [byCity.get(bare)].filter((page) => page?.summary.canton === canton);
  const found = [bySlug.get(slugOf(name)), byCity.get(name), ...inCanton].flatMap((page) => page ?? []);
  return found.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0))[0];
});

const regionIndex = oncePerSite((site) => {
  // Backwards, so that of several with one name the first remains.
  const pages = regionPages(site).toReversed();
  return {
    bySlug: new Map(pages.map((page) => [page.slug, page])),
    byCity: new Map(pages.map((page) => [page.summary.city, page])),
    place: new Map(pages.map((page, index) => [page, -index])),
  };
});

function listed(page: PageLink, name: string): ListedPage {
  return { slug: page.slug, name, url: page.url };
}
