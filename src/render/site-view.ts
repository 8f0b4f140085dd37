import { groupBy } from '../lib/group-by.ts';
import type { AnnouncedPage, PageLink, SharedData, SiteView } from '../template-api.ts';
import type { Route } from '../types.ts';

export interface SiteViewInput {
  readonly routes: readonly Route[];
  readonly shared: SharedData;
  readonly announced: readonly AnnouncedPage[];
  readonly drawings: ReadonlyMap<string, string>;
  readonly baseUrl: string;
}

/** What every component may ask about the site. Built once for all pages. */
export function createSiteView({ routes, shared, announced, drawings, baseUrl }: SiteViewInput): SiteView {
  const links: PageLink[] = routes.map(({ entry: { type, slug, data }, url }) => ({
    type: type.name,
    slug,
    url,
    summary: type.summary(data, slug),
  }));
  const byType = groupBy(links, ({ type }) => type);
  const urls = new Set(links.map(({ url }) => url));
  return {
    shared,
    baseUrl,
    pages: (type) => byType.get(type) ?? [],
    find: (type, slug) => byType.get(type)?.find((page) => page.slug === slug),
    announced: (type) => announced.filter((page) => page.type === type),
    leadsSomewhere: (href) => !href.startsWith('/') || urls.has(href.replace(/[?#].*$/, '')),
    illustration(name) {
      const drawing = drawings.get(name);
      if (drawing === undefined) throw new Error(`There is no drawing named "${name}".`);
      return drawing;
    },
  };
}
