import { memoized, once } from '../../lib/collections.ts';
import { problem } from '../../problems/problem.ts';
import type { PageFacts } from '../page-facts.ts';
import { type CheckedSite, isIndexable, type Rule } from '../site.ts';

/** Farther from the start page, few visitors go and search engines come seldom. */
const MAX_CLICKS = 3;

const START = 'index.html';

/** Every page that search engines list is linked from another page, and is near the start page. */
export const reach: Rule = (site, place) => {
  const pages = new Map(site.pages.map((page) => [page.output, page]));
  const leadsTo = memoized((output) => neighbours(site, pages.get(output)));
  const listed = site.pages.filter(isIndexable);
  const clicks = clicksTo(
    listed.map(({ output }) => output),
    leadsTo,
  );
  const linked = once(() => new Set(site.pages.flatMap(({ output }) => [...leadsTo(output)])));
  return listed.flatMap((page) => {
    const distance = clicks.get(page.output);
    if (distance !== undefined && distance <= MAX_CLICKS) return [];
    if (!linked().has(page.output)) return [problem('output-orphan', place(page), {})];
    return [problem('output-depth', place(page), { clicks: distance, limit: MAX_CLICKS }, 'warning')];
  });
};

/** The other pages that a page links to, whether in its text or in its furniture. */
function neighbours(site: CheckedSite, page: PageFacts | undefined): ReadonlySet<string> {
  const files = new Set<string>();
  if (!page) return files;
  for (const { use, href } of page.addresses) {
    const file = use === 'link' ? site.resolveLink(page, href)?.file : undefined;
    if (file) files.add(file);
  }
  files.delete(page.output);
  return files;
}

/** How many clicks pages are away from the start; those that cannot be reached are left out. */
function clicksTo(
  wanted: readonly string[],
  leadsTo: (output: string) => ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const clicks = new Map([[START, 0]]);
  const missing = new Set(wanted);
  // A map may grow while it is walked: the nearest pages come first.
  for (const [output, distance] of clicks) {
    if (missing.size === 0) break;
    for (const found of leadsTo(output)) {
      missing.delete(found);
      if (!clicks.has(found)) clicks.set(found, distance + 1);
    }
  }
  return clicks;
}
