import { problem } from '../../problems/problem.ts';
import type { PageFacts } from '../facts.ts';
import type { SiteRule } from '../rule.ts';
import { type CheckedSite, isIndexable } from '../site.ts';

/** Farther from the start page, few visitors go and search engines come seldom. */
const MAX_CLICKS = 3;

/** Every page that search engines list is linked from another page, and is near the start page. */
export const reach: SiteRule = (site, place) => {
  const leadsTo = new Map(site.pages.map((page) => [page.output, neighbours(site, page)]));
  const linked = new Set<string>();
  for (const others of leadsTo.values()) for (const other of others) linked.add(other);
  const clicks = clicksFrom('index.html', leadsTo);
  return site.pages.filter(isIndexable).flatMap((page) => {
    if (page.output === 'index.html') return [];
    if (!linked.has(page.output)) return [problem('output-orphan', place(page), {})];
    const distance = clicks.get(page.output);
    if (distance !== undefined && distance <= MAX_CLICKS) return [];
    return [problem('output-depth', place(page), { clicks: distance, limit: MAX_CLICKS }, 'warning')];
  });
};

/** The other pages that a page links to, whether in its text or in its furniture. */
function neighbours(site: CheckedSite, page: PageFacts): ReadonlySet<string> {
  const files = new Set<string>();
  for (const { use, href } of page.addresses) {
    const file = use === 'link' ? site.leadFrom(page, href)?.file : undefined;
    if (file) files.add(file);
  }
  files.delete(page.output);
  return files;
}

/** How many clicks every page is away from a start; pages that cannot be reached are left out. */
function clicksFrom(start: string, leadsTo: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, number> {
  const clicks = new Map([[start, 0]]);
  // A map may grow while it is walked, in the order of arrival: nearest first.
  for (const [output, distance] of clicks) {
    for (const next of leadsTo.get(output) ?? []) if (!clicks.has(next)) clicks.set(next, distance + 1);
  }
  return clicks;
}
