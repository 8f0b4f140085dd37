import type { Placement } from '../api/markup/placement.ts';
import type {
  Environment,
  FormSpec,
  PageLink,
  ReadDataset,
  SharedData,
  SiteDefinition,
  SiteImage,
  SiteView,
} from '../api/template-api.ts';
import { groupBy, ownValue } from '../base/lib/collections.ts';
import { basePathOf, mayBeFile, originOf, withoutQuery } from '../base/lib/url.ts';

/** The data behind a site view. Plain data, because a serverless relay gets it as JSON. */
export interface SiteSnapshot {
  /** Sorted by address. */
  readonly links: readonly PageLink[];
  readonly shared: SharedData;
  readonly illustrations: Readonly<Record<string, string>>;
  /** Images that content names, for a relay, whose pages have the document of the site. A build measures its own. */
  readonly images?: Readonly<Record<string, SiteImage>>;
  readonly baseUrl: string;
}

/** For the pages of a relay, which has no data sets. */
const NO_DATASETS: ReadDataset = ({ file }) => {
  throw new Error(`Only a build can read data sets; "${file}" was asked for by a page of the relay.`);
};

/** Creates the view that all pages share. */
export function createSiteView(
  { links, shared, illustrations, images = {}, baseUrl }: SiteSnapshot,
  dataset: ReadDataset = NO_DATASETS,
): SiteView {
  const byType = groupBy(links, ({ type }) => type);
  const urls = new Set(links.map(({ url }) => url));
  const bySlug = new Map([...byType].map(([type, own]) => [type, new Map(own.map((page) => [page.slug, page]))]));
  return {
    shared,
    baseUrl,
    pages: (type) => byType.get(type) ?? [],
    find: (type, slug) => bySlug.get(type)?.get(slug),
    dataset,
    leadsSomewhere: (href) => !href.startsWith('/') || urls.has(withoutQuery(href)) || mayBeFile(withoutQuery(href)),
    file(name) {
      throw new Error(`Only a page has files of its own; "${name}" was asked for outside of one.`);
    },
    image(file) {
      const image = ownValue(images, file);
      if (!image) throw new Error(`No field with "x-image" names the image "${file}".`);
      return image;
    },
    illustration(name) {
      const svg = ownValue(illustrations, name);
      if (svg === undefined) throw new Error(`There is no illustration named "${name}".`);
      return svg;
    },
  };
}

/** The forms of a site and what accepting and delivering them depends on. Plain data, which can go to another process. */
export interface SiteForms {
  readonly forms: readonly FormSpec[];
  readonly snapshot: SiteSnapshot;
  /** Path to which taps on phone numbers are reported, if they are counted. */
  readonly calls: string | undefined;
}

export function siteFormsOf(site: SiteDefinition, snapshot: SiteSnapshot): SiteForms {
  const { shared } = snapshot;
  return { forms: site.forms?.(shared) ?? [], snapshot, calls: site.counting?.(shared)?.calls };
}

/** Returns where a site lies on its host. It knows the addresses of pages, forms and made files. */
export function placementOf(site: SiteDefinition, snapshot: SiteSnapshot): Placement {
  const { forms, calls } = siteFormsOf(site, snapshot);
  const known = new Set([...snapshot.links.map(({ url }) => url), ...forms.map(({ action }) => action), calls]);
  return {
    path: basePathOf(snapshot.baseUrl),
    knows: (path) => path.startsWith('/assets/') || known.has(path),
  };
}

/** Paths at which a relay accepts the forms of the site. */
export const formPaths = (site: SiteDefinition, shared: SharedData): readonly string[] =>
  site.forms?.(shared).map(({ action }) => action) ?? [];

/** What the built files of a site may contain: a key, where pages post forms, and origins besides its own to load from. */
export function allowedOn(site: SiteDefinition, shared: SharedData, env: Environment) {
  const delivery = site.delivery?.(shared, env);
  const { allow = {} } = site.security?.(shared) ?? {};
  return {
    publicKey: delivery?.kind === 'direct' ? delivery.key : undefined,
    formPaths: formPaths(site, shared),
    foreignOrigins: Object.values(allow).flat().map(originOf),
  };
}
