import type { Budget } from '../../api/template-api.ts';
import type { PageRecord } from '../../api/types.ts';
import type { Finding, Place } from '../../base/findings/finding.ts';
import { compareText, groupBy, memoized } from '../../base/lib/collections.ts';
import { NOT_FOUND_FILE, outputPath } from '../../base/lib/paths.ts';
import { decoded, isSameSite, parseUrl, pathBelow } from '../../base/lib/url.ts';
import type { FileFacts, FileOutline } from './file-facts.ts';
import type { VisitedSite } from './first-visit.ts';
import type { PageFacts } from './page-facts.ts';

/** What a site allows. */
export interface Allowances {
  /** The one key that files may contain, because browsers write to the store themselves. */
  readonly publicKey?: string | undefined;
  /** Paths at which a relay accepts forms. Without them, a form may post to any address. */
  readonly formPaths?: readonly string[] | undefined;
  /** Origins besides its own from which pages may load. Default: none. */
  readonly foreignOrigins?: readonly string[] | undefined;
  /** Budgets of a first visit by page type; `*` for all other types. */
  readonly budgets?: Readonly<Record<string, Budget>> | undefined;
}

/** A built site as the rules see it: the facts of its files, and where its addresses lead. */
export interface CheckedSite extends VisitedSite, Allowances {
  /** Of all its files, sorted. */
  readonly paths: readonly string[];
  /** Of its text files, sorted by path. */
  readonly outlines: readonly FileOutline[];
  /** Returns the facts of a text file. Undefined for other files. */
  readonly factsOf: (output: string) => FileFacts | undefined;
  /** Returns the facts of all pages. Only for rules that compare pages: reading them takes long on a large site. */
  readonly pages: () => readonly PageFacts[];
  /** The list of pages that the build wrote, by file. Empty for a site without the list. */
  readonly records: ReadonlyMap<string, PageRecord>;
  /** The last build, to compare weights with. */
  readonly previous: () => VisitedSite | undefined;
  /** Origin of the site according to its pages: `https://www.example.ch`. */
  readonly origin: string | undefined;
  /** Returns the ids and other targets in a page or a drawing. Undefined for other files. */
  readonly idsOn: (file: string) => ReadonlySet<string> | undefined;
  /** Returns where an address in a file leads. Undefined outside this site and for paths of a relay. */
  readonly resolveLink: (file: Linking, href: string) => ResolvedLink | undefined;
  /** Returns the page that a broken address most likely meant. Memoised: a mistake in a menu is on every page. */
  readonly nearestTo: (path: string) => string | undefined;
}

/**
 * A rule about the built site. It sees facts about files, never the files, and returns its findings. Those of a build are
 * kept for the next one:
 *
 * - A rule of files judges each file by itself. Of other files it may use what links lead to: which files exist, and their
 *   ids.
 * - A rule of the site compares files. `reads` returns the part of each outline that its findings depend on; without it,
 *   they depend on more than that and are never kept.
 */
export type Rule =
  | { readonly kind: 'file'; judge: JudgeOf<FileFacts> }
  | {
      readonly kind: 'site';
      readonly reads?: (outline: FileOutline) => string | undefined;
      judge(place: PlaceOf, site: CheckedSite): readonly Finding[];
    };

type JudgeOf<Subject> = (subject: Subject, place: PlaceOf, site: CheckedSite) => readonly Finding[];

/** Makes a rule that judges each text file. */
export const ruleOfFiles = (judge: JudgeOf<FileFacts>): Rule => ({ kind: 'file', judge });

/** Makes a rule that judges each page. */
export const ruleOfPages = (judge: JudgeOf<PageFacts>): Rule =>
  ruleOfFiles(({ page }, place, site) => (page ? judge(page, place, site) : []));

/** Makes a rule that judges each page and each other file with addresses. */
export const ruleOfLinking = (judge: JudgeOf<Linking & Pick<PageFacts, 'addresses'>>): Rule =>
  ruleOfFiles(({ page, other }, place, site) => {
    const file = page ?? other;
    return file ? judge(file, place, site) : [];
  });

/** Makes a rule that compares what search results show of the pages. */
export const ruleOfHeads = (judge: JudgeOf<readonly PageFacts[]>): Rule => ({
  kind: 'site',
  reads: ({ page }) => page?.head,
  judge: (place, site) => judge(site.pages(), place, site),
});

/** Converts an offset in an output file to a place relative to the root. */
export type PlaceOf = (file: { readonly output: string }, at?: number) => Place;

/** A file with addresses. */
export interface Linking {
  readonly output: string;
  /** Address against which its relative addresses are resolved, if it is not its own. */
  readonly base?: string | undefined;
}

/** Where an address on this site leads. */
interface Target {
  /** Path from the root of the site. An address that lacks the path of the site keeps its own, which no file has. */
  readonly path: string;
  readonly isBelow: boolean;
  readonly anchor: string;
}

/** A target with the file that plain hosting serves there without a redirect, if there is one. */
interface ResolvedLink extends Target {
  readonly file: string | undefined;
}

/** Stands in for the origin of the site while relative addresses are resolved. */
const PLACEHOLDER_ORIGIN = 'https://site.invalid';

/**
 * Resolves an address. Returns undefined if it leaves the site. With `http:`, with or without `www.`, an address of the
 * site is still its own.
 *
 * @param origin origin of the site
 * @param sitePath path of the site on its host
 * @param from file that contains the address
 */
function targetOf(origin: string | undefined, sitePath: string, { output, base }: Linking, href: string) {
  const own = `${PLACEHOLDER_ORIGIN}${sitePath}/${output.split('/').map(encodeURIComponent).join('/')}`;
  const url = parseUrl(href, base === undefined ? own : parseUrl(base, own)?.href);
  if (!url) return { path: href, anchor: '', isBelow: true };
  const namesHost = url.origin !== PLACEHOLDER_ORIGIN;
  if (namesHost && !isSameSite(url, origin)) return undefined;
  const below = pathBelow(sitePath, decoded(url.pathname));
  // Another site on the same host.
  if (below === undefined && namesHost) return undefined;
  // What follows `:~:` is a text to highlight, not part of an id.
  const anchor = decoded(url.hash.slice(1).replace(/:~:.*$/, ''));
  return { path: below ?? decoded(url.pathname), anchor, isBelow: below !== undefined } satisfies Target;
}

/** `/teams/`, `https://…` and `tel:…`, which mean the same on every page. */
const ABSOLUTE = /^(?:\/|[a-z][a-z\d+.-]*:)/i;

/** `#times`, an anchor on the same page. */
const ANCHOR = /^#[\w-]+$/;

/**
 * Makes `resolveLink`. Most addresses mean the same on every page and are resolved only once.
 *
 * @param served paths that a relay answers, so that they need no file
 */
export function linkResolver(
  origin: string | undefined,
  { base, has }: Pick<VisitedSite, 'base' | 'has'>,
  served: readonly string[] = [],
): CheckedSite['resolveLink'] {
  const find = (from: Linking, href: string) => {
    const target = targetOf(origin, base, from, href);
    if (!target || (target.isBelow && served.includes(target.path))) return undefined;
    const file = target.isBelow ? outputPath(target.path) : '';
    return { ...target, file: has(file) ? file : undefined };
  };
  const findAbsolute = memoized((href) => find({ output: '' }, href));
  return (from, href) => {
    if (from.base !== undefined) return find(from, href);
    if (ABSOLUTE.test(href)) return findAbsolute(href);
    const { output } = from;
    return ANCHOR.test(href)
      ? { path: `/${output}`, isBelow: true, anchor: href.slice(1), file: output }
      : find(from, href);
  };
}

/** True for a page that search engines may index. */
export const isIndexable = (page: PageFacts) => !page.noindex && !page.redirects && page.output !== NOT_FOUND_FILE;

/** The origin of most canonical addresses. `canonicals` compares every page with it. */
export function statedOrigin(outlines: readonly FileOutline[]): string | undefined {
  const stated = outlines.flatMap(({ page }) => page?.origin ?? []);
  const [most] = [...groupBy(stated, (origin) => origin)].sort(
    ([a, one], [b, other]) => other.length - one.length || compareText(a, b),
  );
  return most?.[0];
}
