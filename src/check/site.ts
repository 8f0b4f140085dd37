import { groupBy, memoized } from '../lib/collections.ts';
import { outputPath } from '../lib/paths.ts';
import { decoded, parseUrl } from '../lib/url.ts';
import { compareText, type Place, type Problem } from '../problems/problem.ts';
import type { Budget } from '../template-api.ts';
import type { PageRecord } from '../types.ts';
import type { Address } from './addresses.ts';
import type { Met, PageFacts } from './page-facts.ts';
import type { SiteFacts } from './site-facts.ts';

/** A built site as the rules see it: what its files say, and where its addresses lead. */
export interface CheckedSite extends SiteFacts {
  /** What the build left behind about its pages, by file. Empty for a site without it. */
  readonly records: ReadonlyMap<string, PageRecord>;
  /** What a first visit may weigh, by page type; `*` for all others. */
  readonly budgets: Readonly<Record<string, Budget>>;
  /** The last build, for saying how much has been added. Read only for a page over its budget, which is rare. */
  readonly previous: () => SiteFacts | undefined;
  /** Addresses at which a relay takes forms. Undefined where they are not known: then any form may post anywhere. */
  readonly formPaths: readonly string[] | undefined;
  /** Address of the site as its pages state it: `https://www.example.ch`. */
  readonly origin: string | undefined;
  /** The ids on a page, by its file. Undefined for other files. */
  readonly idsOn: (file: string) => ReadonlySet<string> | undefined;
  /** Where an address in a file leads, if that is a place on this site and no relay. */
  readonly resolveLink: (file: { readonly output: string }, href: string) => ResolvedLink | undefined;
  /** The page that was most likely meant by an address without a file. What is wrong in a menu is asked on every page. */
  readonly nearestTo: (path: string) => string | undefined;
}

/**
 * A rule about the built site. It sees what files say, never files, and returns what it finds. Most judge page by page:
 * `ruleOfPages`.
 */
export type Rule = (site: CheckedSite, place: PlaceOf) => Problem[];

/** A rule that judges each page by itself. */
export const ruleOfPages =
  (judge: (page: PageFacts, place: PlaceOf) => Problem[]): Rule =>
  (site, place) =>
    site.pages.flatMap((page) => judge(page, place));

/** Names an offset in an output file as a place, relative to the root. */
export type PlaceOf = (file: { readonly output: string }, at?: number) => Place;

/** Where an address on this site leads. */
export interface Target {
  readonly path: string;
  readonly anchor: string;
}

/** The same, and the file that plain hosting serves there without a redirect, if there is one. */
export interface ResolvedLink extends Target {
  readonly file: string | undefined;
}

/** In place of the site's own address while relative ones are resolved. */
const HERE = 'https://site.invalid';

/**
 * Reads an address in a file. Undefined if it leaves the site.
 *
 * @param origin address of the site
 * @param from file that has it
 */
export function targetOf(origin: string | undefined, from: string, href: string): Target | undefined {
  const base = `${HERE}/${from.split('/').map(encodeURIComponent).join('/')}`;
  const url = parseUrl(href, base);
  if (!url) return { path: href, anchor: '' };
  const isOwn = url.origin === HERE || url.origin === origin;
  if (!isOwn) return undefined;
  return { path: decoded(url.pathname), anchor: decoded(url.hash.slice(1)) };
}

/** `/teams/`, `https://…` and `tel:…`, which mean the same on every page. */
const FROM_ANYWHERE = /^(?:\/|[a-z][a-z\d+.-]*:)/i;

/** `#times`, which leads to the page itself. */
const ANCHOR = /^#[\w-]+$/;

/**
 * Answers once for all pages where an address leads that means the same on each of them: most do.
 *
 * @param served addresses that a relay answers, so that no file is needed for them
 */
export function linkResolver(
  origin: string | undefined,
  files: ReadonlySet<string>,
  served: readonly string[] = [],
): CheckedSite['resolveLink'] {
  const find = (from: string, href: string) => {
    const target = targetOf(origin, from, href);
    if (!target || served.includes(target.path)) return undefined;
    const file = outputPath(target.path);
    return { ...target, file: files.has(file) ? file : undefined };
  };
  const findFromAnywhere = memoized((href) => find('', href));
  return ({ output }, href) => {
    if (FROM_ANYWHERE.test(href)) return findFromAnywhere(href);
    return ANCHOR.test(href) ? { path: `/${output}`, anchor: href.slice(1), file: output } : find(output, href);
  };
}

/** Everything on a page that may name a place on this site: its addresses, and those in structured data. */
export const addressesOn = (page: PageFacts, origin: string | undefined): readonly (Met & Address)[] => [
  ...page.addresses,
  ...statedIn(page, origin),
];

/** Addresses of this site in structured data. What follows a `#` there names a thing and not a place on the page. */
const statedIn = ({ data }: PageFacts, origin: string | undefined) =>
  data.flatMap(({ texts = [], at }) =>
    texts
      .filter((text) => origin !== undefined && text.startsWith(`${origin}/`))
      .map((text) => ({ href: text.replace(/#.*$/, ''), use: 'statement' as const, at })),
  );

/** True for a page that search engines may list. */
export const isIndexable = (page: PageFacts) => !page.noindex && !page.forwards && page.output !== '404.html';

/** What most pages state as the address of the site. A page that says otherwise is then found by comparison. */
export function originOf(pages: readonly PageFacts[]): string | undefined {
  const stated = pages.flatMap(({ canonical }) => parseUrl(canonical?.href ?? '')?.origin ?? []);
  const [most] = [...groupBy(stated, (origin) => origin)].sort(
    ([a, one], [b, other]) => other.length - one.length || compareText(a, b),
  );
  return most?.[0];
}
