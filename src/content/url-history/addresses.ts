/** The addresses of a site, and the files and pages behind them. */
import { basename } from 'node:path';
import { isPageType } from '../../api/page-entry.ts';
import type { SiteDefinition } from '../../api/template-api.ts';
import type { Entry, LoadedFile } from '../../api/types.ts';
import type { Day } from '../../base/lib/day.ts';
import { neededFiles } from '../../base/lib/paths.ts';
import { lastSegment } from '../../base/lib/url.ts';
import { ALWAYS, type Hidden, type Period, visibilityOn } from '../../base/lib/visibility.ts';
import type { PageFile, PossibleSuccessor } from './successor.ts';

/** The site's own addresses, including those of files with errors. */
export interface Addresses {
  /** Addresses that visitors can open. */
  readonly open: ReadonlySet<string>;
  /** Addresses of pages that are not public at the moment. */
  readonly hidden: ReadonlyMap<string, Hidden>;
  /** Addresses of pages with a first or last day. */
  readonly timed: ReadonlyMap<string, Period>;
}

/**
 * Collects the site's addresses. A required file counts even if it is missing, and any file even if it cannot be parsed, so
 * that one mistake is not reported twice.
 */
export function addressesOf(site: SiteDefinition, files: readonly LoadedFile[], today: Day | undefined): Addresses {
  const open = new Set<string>();
  const hidden = new Map<string, Hidden>();
  const timed = new Map<string, Period>();
  for (const type of site.pageTypes) {
    for (const path of neededFiles(type)) {
      if (!files.some(({ file }) => file === `data/${path}`)) open.add(type.url(basename(path, '.yaml')));
    }
  }
  for (const { type, slug, source } of files) {
    if (!isPageType(type)) continue;
    const url = type.url(slug);
    const period = source?.period ?? ALWAYS;
    const visibility = visibilityOn(period, today);
    if (period.from !== undefined || period.until !== undefined) timed.set(url, period);
    if (visibility.kind === 'public') open.add(url);
    else hidden.set(url, visibility);
  }
  // If two files share an address, one of them may be public.
  for (const url of open) hidden.delete(url);
  return { open, hidden, timed };
}

/** Returns the file and the type of the page at an address, if they can be derived from the address. */
export function fileBehind(site: SiteDefinition, url: string): PageFile | undefined {
  const slug = lastSegment(url);
  const type = site.pageTypes.find((each) => each.url(slug) === url);
  return type && { file: `data/${type.files.replace('*', slug)}`, type: type.name };
}

/** Returns the pages at some addresses. */
export function pagesAt(
  urls: readonly string[],
  files: readonly LoadedFile[],
  entries: readonly Entry[],
): PossibleSuccessor[] {
  const wanted = new Set(urls);
  const named = new Map(entries.map((entry) => [entry.source.file, entry]));
  return files.flatMap(({ type, slug, file }) => {
    const url = isPageType(type) ? type.url(slug) : undefined;
    if (url === undefined || !wanted.has(url)) return [];
    const entry = named.get(file);
    return [{ url, file, type: type.name, name: entry?.kind === 'page' ? entry.profile.names[0] : undefined }];
  });
}
