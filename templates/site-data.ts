/** Data of the site for components: company, forms, texts, and the ordered pages of each type. */
import { oncePerSite, type PageLink, type SiteView, toSlug, useSite } from 'nebel/template-api';
import type { Form, Site, Words } from '../.types/data.ts';
import { priceSpan, priceText } from './format/price.ts';
import { byAlphabet, cardOrder, inOrder, regionsInOrder, servicesInOrder } from './page-order.ts';
import type { ArticleSummary, ServiceSummary } from './summaries.ts';

export interface SharedValues {
  readonly site: Site;
  readonly forms: Readonly<Record<string, Form>>;
  readonly words: Words;
}

/** Returns company, opening hours, navigation, forms and texts. */
export function useSiteData(): SharedValues {
  return siteDataOf(useSite());
}

/** Like `useSiteData`, outside of components. The cast is safe, because validation has checked the data. */
export const siteDataOf = ({ shared }: SiteView) => shared as unknown as SharedValues;

/** Returns the texts of buttons, labels and headings shared by many pages. */
export const useWords = (): Words => useSiteData().words;

export const servicePages = oncePerSite((site) => servicesInOrder(site.pages));

/** Returns the lowest to the highest price of all services: «CHF 180–2’400». Undefined if none states a price. */
export const priceRange = oncePerSite((site) => {
  const tiers = servicePages(site).flatMap(({ summary }) => summary.tiers ?? []);
  return tiers.length === 0 ? undefined : priceText(priceSpan(tiers), siteDataOf(site).words.prices);
});

/** Returns the summary of a service, if its page exists. */
export const serviceSummary = (site: SiteView, slug: string) =>
  site.find('service', slug)?.summary as ServiceSummary | undefined;

/** Returns the emergency service, if there is one. */
export const emergencyPage = oncePerSite((site) => servicePages(site).find(({ summary }) => summary.urgent));

export const regionPages = oncePerSite((site) => regionsInOrder(site.pages));

/** The newest first, and by title on the same day. */
export const articlePages = oncePerSite((site) =>
  (site.pages('article') as readonly PageLink<ArticleSummary>[]).toSorted(
    ({ summary: a }, { summary: b }) => byAlphabet(b.date, a.date) || byAlphabet(a.title, b.title),
  ),
);

/**
 * Maximum length of a list of pages of one type, except on the home page. A longer list would outweigh the page around it, on
 * every page, and the size of the site would grow with the square of its pages.
 */
export const MAX_LISTED = 40;

/** An entry of a complete list: a page, or an announced one without address. */
export interface ListedPage {
  readonly slug: string;
  readonly name: string;
  readonly url?: string;
}

/** Page types that `data/site.yaml` can announce, with the names of their lists there. */
export const ANNOUNCED_TYPES = [
  { type: 'service', list: 'services' },
  { type: 'region', list: 'regions' },
  { type: 'article', list: 'articles' },
] as const;

/** Returns the announced pages of a type that visitors cannot open yet. */
export function announced(site: SiteView, wanted: 'service' | 'region'): readonly ListedPage[] {
  const { announced: lists = {} } = siteDataOf(site).site;
  return ANNOUNCED_TYPES.filter(({ type }) => type === wanted)
    .flatMap(({ list }) => lists[list] ?? [])
    .filter(({ slug }) => !site.find(wanted, slug));
}

/** All services, written and announced, in their common order. */
export const allServices = oncePerSite((site) => {
  const written = servicePages(site).map(({ slug, url, summary }) => ({ slug, url, name: summary.name }));
  return inOrder<ListedPage>([...written, ...announced(site, 'service')], cardOrder(site.pages).services, nameOf);
});

/** All regions, written and announced, in their common order. */
export const allRegions = oncePerSite((site) => {
  const written = regionPages(site).map(({ slug, url, summary }) => ({ slug, url, name: summary.city }));
  return inOrder<ListedPage>([...written, ...announced(site, 'region')], cardOrder(site.pages).regions, nameOf);
});

const nameOf = ({ name }: ListedPage) => name;

/** Returns the first region with this name, with or without its canton, or with the slug of this name. */
export const regionNamed = oncePerSite((site, name: string) => {
  const { bySlug, byCity, place } = regionIndex(site);
  const [, bare = '', canton] = /^(.+) ([A-Z]{2})$/.exec(name) ?? [];
  const inCanton = [byCity.get(bare)].filter((page) => page?.summary.canton === canton);
  const found = [bySlug.get(toSlug(name)), byCity.get(name), ...inCanton].flatMap((page) => page ?? []);
  return found.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0))[0];
});

const regionIndex = oncePerSite((site) => {
  // Reversed, so that the first of several pages with the same name remains.
  const pages = regionPages(site).toReversed();
  return {
    bySlug: new Map(pages.map((page) => [page.slug, page])),
    byCity: new Map(pages.map((page) => [page.summary.city, page])),
    place: new Map(pages.map((page, index) => [page, -index])),
  };
});
