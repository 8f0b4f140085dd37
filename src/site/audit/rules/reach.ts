import { finding } from '../../../base/findings/finding.ts';
import { memoized, once } from '../../../base/lib/collections.ts';
import { type CheckedSite, isIndexable, type Rule } from '../checked-site.ts';
import { linksIn } from '../file-facts.ts';
import type { PageFacts } from '../page-facts.ts';

/** Pages farther from the start page get few visitors and are seldom crawled. */
const MAX_CLICKS = 3;

const START = 'index.html';

/** Every indexable page is linked from another page and near the start page. */
export const reach: Rule = {
  kind: 'site',
  reads: ({ page }) => page?.links,
  judge(place, site) {
    const pages = new Map(site.pages().map((page) => [page.output, page]));
    const linksFrom = memoized((output) => linkedPages(site, pages.get(output)));
    const listed = site.pages().filter(isIndexable);
    const clicks = clicksTo(
      listed.map(({ output }) => output),
      linksFrom,
    );
    const linked = once(() => new Set([...pages.keys()].flatMap((output) => [...linksFrom(output)])));
    return listed.flatMap((page) => {
      const distance = clicks.get(page.output);
      if (distance !== undefined && distance <= MAX_CLICKS) return [];
      const severity = linked().has(page.output) ? 'warning' : 'error';
      return [finding('output-depth', place(page), { clicks: distance, limit: MAX_CLICKS }, severity)];
    });
  },
};

/** The other pages that a page links to, in its text as well as in its header and footer. */
function linkedPages(site: CheckedSite, page: PageFacts | undefined): ReadonlySet<string> {
  const files = new Set(
    linksIn(page?.addresses ?? []).flatMap((href) => (page && site.resolveLink(page, href)?.file) ?? []),
  );
  if (page) files.delete(page.output);
  return files;
}

/** Distances in clicks from the start page, without pages that cannot be reached. */
function clicksTo(
  wanted: readonly string[],
  linksFrom: (output: string) => ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const clicks = new Map([[START, 0]]);
  const missing = new Set(wanted);
  // Breadth-first: iterating over a map also visits entries added meanwhile.
  for (const [output, distance] of clicks) {
    if (missing.size === 0) break;
    for (const found of linksFrom(output)) {
      missing.delete(found);
      if (!clicks.has(found)) clicks.set(found, distance + 1);
    }
  }
  return clicks;
}
