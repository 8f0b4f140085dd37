/** The site's own data as components ask for it: company, forms, and the pages of each kind in their order. */
import { type AnnouncedPage, oncePerSite, type PageLink, type SiteView, useSite } from '../src/template-api.ts';
import type { Form, Site } from './data.gen.ts';
import { slugOf } from './format/slug.ts';
import type { ArticleSummary, RegionSummary, ServiceSummary } from './summaries.ts';

export interface SharedValues {
  readonly site: Site;
  readonly forms: Readonly<Record<string, Form>>;
}

/** Company, hours, navigation and forms. Validation has checked their shape, so the cast is safe. */
export function useSiteData(): SharedValues {
  return siteDataOf(useSite());
}

/** The same, outside of a component. */
export const siteDataOf = ({ shared }: SiteView) => shared as unknown as SharedValues;

export const servicePages = oncePerSite((site) =>
  inOrder(site.pages('service') as readonly PageLink<ServiceSummary>[]),
);

/** What a service says of itself, if its page exists. */
export const serviceSummary = (site: SiteView, slug: string) =>
  site.find('service', slug)?.summary as ServiceSummary | undefined;

export const regionPages = oncePerSite((site) => inOrder(site.pages('region') as readonly PageLink<RegionSummary>[]));

/** Newest on top means: the article with the smallest number first. */
export function articlePages(site: SiteView): readonly PageLink<ArticleSummary>[] {
  const pages = site.pages('article') as readonly PageLink<ArticleSummary>[];
  return pages.toSorted((a, b) => a.summary.id - b.summary.id);
}

/**
 * As many pages of a kind as any page names. A longer list would weigh more than the page around it, on every page, and
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
  const written = servicePages(site).map((page) => ({ ...listed(page, page.summary.name), order: page.summary.order }));
  return merged(written, site.announced('service'));
});

/** All regions, written and announced, in their order. */
export const allRegions = oncePerSite((site) => {
  const written = regionPages(site).map((page) => ({ ...listed(page, page.summary.city), order: page.summary.order }));
  return merged(written, site.announced('region'));
});

/** The first region, in their order, that has this name, with or without its canton, or a slug made of it. */
export const regionNamed = oncePerSite((site, name: string) => {
  const { bySlug, byCity } = regionIndex(site);
  const [, bare = '', canton] = /^(.+) ([A-Z]{2})$/.exec(name) ?? [];
  const inCanton = [byCity.get(bare)].filter((page) => page?.summary.canton === canton);
  const found = [bySlug.get(slugOf(name)), byCity.get(name), ...inCanton].flatMap((page) => page ?? []);
  return inOrder(found)[0];
});

const regionIndex = oncePerSite((site) => {
  // Backwards, so that of several with one name the first remains.
  const pages = regionPages(site).toReversed();
  return {
    bySlug: new Map(pages.map((page) => [page.slug, page])),
    byCity: new Map(pages.map((page) => [page.summary.city, page])),
  };
});

function listed(page: PageLink, name: string): ListedPage {
  return { slug: page.slug, name, url: page.url };
}

/** In the order that the data give. */
export function inOrder<Summary extends { readonly order: number }>(pages: readonly PageLink<Summary>[]) {
  return pages.toSorted((a, b) => a.summary.order - b.summary.order);
}

/** Every written page takes the place its order names; announced pages fill the gaps between. */
function merged(
  written: readonly (ListedPage & { readonly order: number })[],
  announced: readonly AnnouncedPage[],
): readonly ListedPage[] {
  const gaps = [...announced];
  const list: ListedPage[] = [];
  for (const { order, ...page } of written) {
    while (list.length + 1 < order && gaps.length > 0) list.push(...gaps.splice(0, 1));
    list.push(page);
  }
  return [...list, ...gaps];
}
