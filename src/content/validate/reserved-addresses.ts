/** Finds pages and redirects at addresses that the relay answers or the build writes. */
import type { SharedData, SiteDefinition } from '../../api/template-api.ts';
import type { Entry } from '../../api/types.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { locate } from '../../base/findings/locate.ts';
import { entriesOf, isLedger } from '../../base/lib/ledger.ts';
import { HOST_FILES } from '../../base/lib/paths.ts';
import { formPaths } from '../site-view.ts';

/** Files that every build writes. */
const FILES: ReadonlySet<string> = new Set([...HOST_FILES, 'robots.txt', 'sitemap.xml'].map((file) => `/${file}`));

/**
 * Servers forward the addresses of the relay, or redirect the inquiries. They redirect from a file instead of serving it, and
 * browsers keep what lies in the folder of the assets for a year.
 */
export function checkReservedAddresses(site: SiteDefinition, entries: readonly Entry[], shared: SharedData): Finding[] {
  const actions = formPaths(site, shared);
  const inbox = site.inbox?.(shared)?.path;
  const isReserved = (url: string) =>
    actions.includes(url) || (inbox !== undefined && url.startsWith(inbox)) || FILES.has(url);
  return entries.flatMap((entry) => {
    const { source, type } = entry;
    if (entry.kind === 'page') {
      const url = entry.type.url(entry.slug);
      const isTaken = url.startsWith('/assets/') || isReserved(url);
      return isTaken ? [finding('route-reserved', { file: source.file }, { url, isEntry: false })] : [];
    }
    return (isLedger(type) ? entriesOf(source) : []).flatMap(({ url, redirect, gone }, index) =>
      (redirect !== undefined || gone) && isReserved(url)
        ? [finding('route-reserved', locate(source, `/addresses/${index}/url`), { url, isEntry: true })]
        : [],
    );
  });
}
