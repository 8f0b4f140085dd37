import type { Others } from '../lib/collections.ts';
import { didYouMean, editDistance } from '../lib/did-you-mean.ts';
import { toSlug } from '../lib/paths.ts';
import { TemplateMistake } from '../problems/failure.ts';
import { locate, locateText } from '../problems/locate.ts';
import { compareText, type Problem, problem } from '../problems/problem.ts';
import type { Source } from '../types.ts';
import type { Notes } from './keywords.ts';

/** What references and links may lead to: names by set, and the anchors of every page by address. */
export interface Targets {
  readonly sets: ReadonlyMap<string, ReadonlySet<string>>;
  /** Address of each page that exists or is announced → its anchors, undefined while they cannot be known. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** The address of theirs that was most likely meant by another. Copied from page to page, it is asked about often. */
  readonly nearestPage: (address: string) => string | undefined;
  /** Sets to which a file that could not be read may add: an unknown name in them is no mistake yet. */
  readonly undecided: ReadonlySet<string>;
  /** Addresses whose page has moved → where to. */
  readonly moved: ReadonlyMap<string, string>;
  /** The name that a page of this type has now, if its file was renamed. */
  readonly newName: (type: string, name: string) => string | undefined;
  /** True while such a file may announce pages. */
  readonly pagesUndecided: boolean;
  /** Where the site will be, as `https://www.example.ch`; unknown while the file that says so has mistakes. */
  readonly origin?: string | undefined;
}

/**
 * A number dials from everywhere, or is one for emergencies: three digits, the first of them 1.
 *
 * What is between two dots holds none, so that a row of dots is read once and not once for each of them.
 */
const EXTERNAL = /^(https:\/\/[^\s./]+\.[^\s]+|tel:(?:\+\d{5,15}|1\d\d)|mailto:[^\s@]+@[^\s@.]+(\.[^\s@.]+)+)$/;

/** Judges the references and links that one file makes against everything that exists. */
export function checkReferences(source: Source, ownUrl: string | undefined, notes: Notes, targets: Targets): Problem[] {
  return [
    ...notes.references.flatMap(({ set, value, pointer }) => {
      const names = targets.sets.get(set);
      if (!names) {
        const message = `x-reference: "${set}" is neither a page type nor a set of names`;
        throw new TemplateMistake(problem('template-schema', locate(source, pointer), { message }));
      }
      if (names.has(value) || targets.undecided.has(set)) return [];
      // Names that become addresses are written without umlauts.
      const newName = targets.newName(set, value);
      const suggestion = newName ?? didYouMean(value, names) ?? didYouMean(toSlug(value), names);
      const place = newName === undefined ? locate(source, pointer) : locateText(source, pointer, value);
      const nearest = nearestNames(value, names);
      if (set === 'image') return [problem('image-missing', place, { file: value, suggestion, nearest })];
      return [problem('reference-unknown', place, { set, value, suggestion, moved: newName !== undefined, nearest })];
    }),
    ...notes.links.flatMap(({ href, pointer }) => checkLink(source, ownUrl, href, pointer, targets)),
  ];
}

/** Maximum number of names shown of those that exist. */
const FEW = 5;

/** In characters. What is longer is no name, and comparing it would take long. */
const LONGEST_NAME = 120;

function nearestNames(value: string, names: ReadonlySet<string>): Others {
  if (value.length > LONGEST_NAME) return { others: [] };
  const distances = new Map([...names].map((name) => [name, editDistance(value, name)]));
  const others = [...names].sort((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0) || compareText(a, b));
  return { others: others.slice(0, FEW), ...(others.length > FEW && { more: others.length - FEW }) };
}

function checkLink(
  source: Source,
  ownUrl: string | undefined,
  href: string,
  pointer: string,
  targets: Targets,
): Problem[] {
  const own = pathOnSite(href, targets.origin);
  if (own === undefined && EXTERNAL.test(href)) return [];
  const place = () => locateText(source, pointer, href);
  const [, path = '', query = '', , anchor] = /^([^?#]*)(\?[^#]*)?(#(.*))?$/.exec(own ?? href) ?? [];
  if (!path.startsWith('/') && !(path === '' && anchor)) return [problem('link-form', place(), { href })];
  const target = path === '' ? ownUrl : path;
  if (target === undefined) return [problem('link-form', place(), { href })];
  if (!targets.pages.has(target)) {
    if (targets.pagesUndecided) return [];
    const moved = newAddress(target, targets);
    const page = moved ?? targets.nearestPage(target);
    const suggestion = page && `${page}${query}${anchor === undefined ? '' : `#${anchor}`}`;
    return [problem('link-unknown', place(), { href, suggestion, moved: moved !== undefined })];
  }
  const anchors = targets.pages.get(target);
  if (!anchor || !anchors || anchors.has(anchor)) return [];
  const meant = didYouMean(anchor, anchors);
  return [problem('link-anchor', place(), { href, anchor, suggestion: meant && `${path}${query}#${meant}` })];
}

/** Of an address with the site's own name in front, as browsers show it: where it leads, unless that may be a file. */
function pathOnSite(href: string, origin: string | undefined): string | undefined {
  if (origin === undefined || !href.startsWith(`${origin}/`)) return undefined;
  const path = href.slice(origin.length);
  const [page = ''] = path.split(/[?#]/, 1);
  return page.slice(page.lastIndexOf('/')).includes('.') ? undefined : path;
}

/** Where a page has moved, if that is a page. A redirect that leads to another is a mistake of its own. */
function newAddress(target: string, { moved, pages }: Targets): string | undefined {
  const to = moved.get(target);
  return to !== undefined && pages.has(to) ? to : undefined;
}
