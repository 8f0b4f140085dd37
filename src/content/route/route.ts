import type { PageLink } from '../../api/template-api.ts';
import type { Entry, PageEntry, Route } from '../../api/types.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { compareText, groupBy } from '../../base/lib/collections.ts';
import type { Day } from '../../base/lib/day.ts';
import { outputPath } from '../../base/lib/paths.ts';
import { isPublicOn, type Unpublished, unpublishedOn } from '../../base/lib/visibility.ts';

/**
 * Assigns every page its address and sorts the pages by address. Reports pages that share an address.
 *
 * @param early unpublished pages that are shown in addition to the entries
 */
export function route(entries: readonly Entry[], early: readonly UnpublishedPage[] = []) {
  const pages = entries.flatMap((entry) => (entry.kind === 'page' ? [{ entry }] : []));
  const routes = [...pages, ...early].map(routeTo).sort((a, b) => compareText(a.url, b.url));
  return { routes, findings: [...collisions(routes), ...routes.flatMap(malformedAddress)] };
}

function routeTo(page: Pick<UnpublishedPage, 'entry'>): Route {
  const url = page.entry.type.url(page.entry.slug);
  return { ...page, url, output: outputPath(url) };
}

export const linksTo = (routes: readonly Route[]): readonly PageLink[] =>
  routes.map(({ entry: { type, slug, profile }, url }) => ({ type: type.name, slug, url, summary: profile.summary }));

/**
 * Reports an address that is neither a folder, which ends with a slash, nor a file with an extension; or that browsers
 * understand as another one.
 */
function malformedAddress({ entry, url }: Route): Finding[] {
  const parts = url
    .replace(/[\\?#%\0]+/g, '-')
    .split('/')
    .filter((part) => !/^\.{0,2}$/.test(part));
  const isFile = !url.endsWith('/') && /\.[a-z0-9]+$/.test(url);
  const suggestion = `/${parts.map((part) => `${part}/`).join('')}`.slice(0, isFile ? -1 : undefined);
  if (url === suggestion) return [];
  return [finding('template-address', { file: entry.source.file }, { type: entry.type.name, url, suggestion })];
}

function collisions(routes: readonly Route[]): Finding[] {
  // On many disks, upper and lower case are the same.
  const byOutput = groupBy(routes, ({ output }) => output.toLowerCase());
  return [...byOutput.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first || others.length === 0) return [];
    const files = group.map(({ entry }) => entry.source.file);
    return others.map(({ entry, url }) => finding('route-collision', { file: entry.source.file }, { url, files }));
  });
}

/** A page that visitors cannot open yet, and why. */
export interface UnpublishedPage {
  readonly entry: PageEntry;
  readonly unpublished: Unpublished;
}

/** Returns the pages that visitors cannot open yet, in the order of their files. Excludes pages whose last day is over. */
export const unpublishedPages = (entries: readonly Entry[], today: Day | undefined): readonly UnpublishedPage[] =>
  entries.flatMap((entry) => {
    const unpublished = entry.kind === 'page' && unpublishedOn(entry.source.period, today);
    return unpublished ? [{ entry, unpublished }] : [];
  });

/** Returns the entries that visitors can see: the data and the public pages. */
export const publicEntries = (entries: readonly Entry[], today: Day | undefined): readonly Entry[] =>
  entries.filter(({ kind, source }) => kind === 'data' || isPublicOn(source.period, today));

/**
 * Returns the unpublished pages that can be shown in addition to the public ones. If several files share an address, a
 * public page takes precedence, then the one scheduled first, then a draft.
 */
export function previewablePages(
  unpublished: readonly UnpublishedPage[],
  shown: readonly Entry[],
): readonly UnpublishedPage[] {
  const addressOf = ({ type, slug }: PageEntry) => type.url(slug);
  const taken = new Set(shown.flatMap((entry) => (entry.kind === 'page' ? [addressOf(entry)] : [])));
  const free = unpublished.filter(({ entry }) => !taken.has(addressOf(entry)));
  return [...groupBy(free, ({ entry }) => addressOf(entry)).values()].flatMap((group) => {
    const [next] = group.toSorted((a, b) => compareText(sortKeyOf(a), sortKeyOf(b)));
    return next ? [next] : [];
  });
}

/** The first day or `draft`. Digits sort before letters. */
const sortKeyOf = ({ unpublished }: UnpublishedPage) =>
  unpublished.kind === 'scheduled' ? unpublished.from : unpublished.kind;
