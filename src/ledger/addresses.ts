import { basename } from 'node:path';
import type { Day } from '../lib/day.ts';
import { ALWAYS, type Hidden, type Period, visibilityOn } from '../lib/visibility.ts';
import { isPageType } from '../page-entry.ts';
import type { SiteDefinition } from '../template-api.ts';
import type { Entry, LoadedFile } from '../types.ts';
import type { NewPage, Origin } from './successor.ts';

/** The site's own addresses, whatever is wrong with the files behind them. */
export interface Addresses {
  /** Those that visitors can open. */
  readonly open: ReadonlySet<string>;
  /** Those of pages that are not public at the moment. */
  readonly hidden: ReadonlyMap<string, Hidden>;
  /** Those of pages that appear or disappear on some day by themselves, and when. */
  readonly timed: ReadonlyMap<string, Period>;
}

/**
 * A file that cannot be read, or is missing although it has to be there, has its address: it is one mistake, not two.
 * The parts of a list that grows with the site are left out.
 */
export function addressesOf(site: SiteDefinition, files: readonly LoadedFile[], today: Day | undefined): Addresses {
  const open = new Set<string>();
  const hidden = new Map<string, Hidden>();
  const timed = new Map<string, Period>();
  for (const type of site.pageTypes) {
    const isMissing = !type.slugs && !type.files.includes('*') && files.every((file) => file.type !== type);
    if (isMissing) open.add(type.url(basename(type.files, '.yaml')));
  }
  for (const { type, slug, source } of files) {
    if (!isPageType(type) || type.slugs) continue;
    const url = type.url(slug);
    const period = source?.period ?? ALWAYS;
    const visibility = visibilityOn(period, today);
    if (period.from !== undefined || period.until !== undefined) timed.set(url, period);
    if (visibility.kind === 'public') open.add(url);
    else hidden.set(url, visibility);
  }
  // Of two files with one address, the other may be public.
  for (const url of open) hidden.delete(url);
  return { open, hidden, timed };
}

/** The file that a page of this address would be made from, if its name can be told from the address, and its page type. */
export function originOf(site: SiteDefinition, url: string): Origin | undefined {
  const slug = url.split('/').filter(Boolean).at(-1) ?? '';
  const type = site.pageTypes.find((each) => each.files.includes('*') && each.url(slug) === url);
  return type && { file: `data/${type.files.replace('*', slug)}`, type: type.name };
}

/** The pages at these addresses, by their files. */
export function pagesAt(urls: readonly string[], files: readonly LoadedFile[], entries: readonly Entry[]): NewPage[] {
  const wanted = new Set(urls);
  const named = new Map(entries.map((entry) => [entry.source.file, entry]));
  return files.flatMap(({ type, slug, file }) => {
    const url = isPageType(type) && !type.slugs ? type.url(slug) : undefined;
    if (url === undefined || !wanted.has(url)) return [];
    const entry = named.get(file);
    return [{ url, file, type: type.name, name: () => (entry?.kind === 'page' ? entry.card.names[0] : undefined) }];
  });
}
