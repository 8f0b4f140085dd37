import { isDialable, isMailAddress, isMailLink, isPhoneNumber, isWebAddress } from '../../api/forms/contact.ts';
import type { Source } from '../../api/types.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { locate, locateText } from '../../base/findings/locate.ts';
import { compareText, type NameList } from '../../base/lib/collections.ts';
import { didYouMean, editDistance } from '../../base/lib/did-you-mean.ts';
import { toSlug } from '../../base/lib/paths.ts';
import { mayBeFile, withoutQuery } from '../../base/lib/url.ts';
import type { Notes } from './validators/keywords.ts';

/** Valid targets of references and links. */
export interface Targets {
  /** Names by set. */
  readonly sets: ReadonlyMap<string, ReadonlySet<string>>;
  /** Address of each page that exists or that data names beforehand → its anchors, undefined while unknown and for a file. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** The page most likely meant by an unknown address. Cached, because a wrong link is often copied from page to page. */
  readonly nearestPage: (address: string) => string | undefined;
  /** True for a name that an unreadable or invalid file may add to a set: it is not a mistake yet if it is unknown. */
  readonly isUndecided: (set: string, name: string) => boolean;
  /** Old address of each moved page → new address. */
  readonly moved: ReadonlyMap<string, string>;
  /** The current name of a page whose file was renamed. */
  readonly newName: (type: string, name: string) => string | undefined;
  /** True while an unreadable file may name pages that do not exist yet. */
  readonly pagesUndecided: boolean;
  /** Origin of the site: `https://www.example.ch`. Unknown while the file that holds it has mistakes. */
  readonly origin?: string | undefined;
}

/** True for an address outside the site: a website, a phone number or a mail address. */
const isExternal = (href: string): boolean =>
  isWebAddress(href) || isMailLink(href) || (href.startsWith('tel:') && isDialable(href.slice('tel:'.length)));

/** Checks the references and links of one file. */
export function checkReferences(source: Source, ownUrl: string | undefined, notes: Notes, targets: Targets): Finding[] {
  return [
    ...notes.references.flatMap(({ set, value, pointer }) => {
      const names = targets.sets.get(set) ?? new Set();
      if (names.has(value) || targets.isUndecided(set, value)) return [];
      // Names that become addresses have no umlauts.
      const newName = targets.newName(set, value);
      const suggestion =
        newName ?? didYouMean(value, names) ?? didYouMean(toSlug(value), names) ?? addressedIn(value, names);
      const place = newName === undefined ? locate(source, pointer) : locateText(source, pointer, value);
      const nearest = nearestNames(value, names);
      if (set === 'image') return [finding('image-missing', place, { file: value, suggestion, nearest })];
      return [finding('reference-unknown', place, { set, value, suggestion, moved: newName !== undefined, nearest })];
    }),
    ...notes.links.flatMap(({ href, pointer }) => checkLink(source, ownUrl, href, pointer, targets)),
  ];
}

/** The name at the end of an address: `/teams/red/` → `red`. */
function addressedIn(value: string, names: ReadonlySet<string>): string | undefined {
  const [, last = ''] = /\/([^/]+)\/?$/.exec(value) ?? [];
  return names.has(last) ? last : undefined;
}

/** Maximum number of existing names listed. */
const MAX_NAMES = 5;

/** Longer values are not compared: they are not names, and comparing them would be slow. */
const MAX_NAME_LENGTH = 120;

function nearestNames(value: string, names: ReadonlySet<string>): NameList {
  if (value.length > MAX_NAME_LENGTH) return { others: [] };
  const distances = new Map([...names].map((name) => [name, editDistance(value, name)]));
  const others = [...names].sort((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0) || compareText(a, b));
  return { others: others.slice(0, MAX_NAMES), ...(others.length > MAX_NAMES && { more: others.length - MAX_NAMES }) };
}

function checkLink(
  source: Source,
  ownUrl: string | undefined,
  href: string,
  pointer: string,
  targets: Targets,
): Finding[] {
  const own = pathOnSite(href, targets.origin);
  if (own === undefined && isExternal(href)) return [];
  const place = () => locateText(source, pointer, href);
  // What follows `:~:` is a text to highlight, not part of an anchor.
  const address = (own ?? href).replace(/:~:.*$/, '');
  const [, path = '', query = '', , anchor] = /^([^?#]*)(\?[^#]*)?(#(.*))?$/.exec(address) ?? [];
  const target = path === '' && anchor ? ownUrl : path;
  if (!target?.startsWith('/'))
    return [finding('link-form', place(), { href, suggestion: completed(href, targets.pages) })];
  if (!targets.pages.has(target)) {
    if (targets.pagesUndecided) return [];
    const moved = newAddress(target, targets);
    const page = moved ?? targets.nearestPage(target.replace(/(?<![.,;])[.,;]+$/, ''));
    const rest = `${query}${anchor ? `#${anchor}` : ''}`;
    // Another host, without its protocol.
    const suggestion = href.startsWith('//') ? `https:${href}` : page && page + rest;
    return [finding('link-unknown', place(), { href, suggestion, moved: moved !== undefined })];
  }
  const anchors = targets.pages.get(target);
  // `#top` leads to the top of any page.
  if (!anchor || anchor.toLowerCase() === 'top' || !anchors || anchors.has(anchor)) return [];
  const meant = didYouMean(anchor, anchors);
  const suggestion = meant && `${path}${query}#${meant}`;
  return [finding('link-unknown', place(), { href, suggestion, moved: false, anchor })];
}

/** What precedes an address that was copied from the preview or the studio. */
const PREVIEW = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?:\/__nebel\/edit)?/i;

/** Returns the address that was most likely meant by one that is almost right: `teams/red` → `/teams/red/`. */
function completed(href: string, pages: Targets['pages']): string | undefined {
  if (isMailAddress(href)) return `mailto:${href}`;
  if (isPhoneNumber(href)) return `tel:${href.replaceAll(' ', '')}`;
  // In a file without a page, as the navigation.
  if (pages.get('/')?.has(href.replace(/^#/, ''))) return `/${href}`;
  const page = `/${href.replace(PREVIEW, '').replace(/^[./]+/, '')}`;
  // Phones begin with a capital, and browsers copy some characters that belong in no address.
  const external = href
    .replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
    .replace(/^(?:http:\/\/)?(?=www\.)|^http:\/\//i, 'https://')
    .replace(/["<>\\^`|]/g, encodeURIComponent);
  return (
    [page, `${page}/`].find((path) => path !== '/' && pages.has(path)) ??
    (external !== href && isExternal(external) ? external : undefined)
  );
}

/** The path of an absolute address on the site itself, as copied from a browser, unless it may be a file. */
function pathOnSite(href: string, origin: string | undefined): string | undefined {
  if (origin === undefined || !href.startsWith(`${origin}/`)) return undefined;
  const path = href.slice(origin.length);
  return mayBeFile(withoutQuery(path)) ? undefined : path;
}

/** The new address of a moved page, if it exists. A redirect to another redirect has its own finding. */
function newAddress(target: string, { moved, pages }: Targets): string | undefined {
  const to = moved.get(target);
  return to !== undefined && pages.has(to) ? to : undefined;
}
