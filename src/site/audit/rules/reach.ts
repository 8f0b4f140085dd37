import { finding } from '../../../base/findings/finding.ts';
import { memoized, once } from '../../../base/lib/collections.ts';
import { type CheckedSite, isIndexable, type Rule, ruleOfFiles } from '../checked-site.ts';
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

/** The sitemap lists the indexable pages that the build wrote, and no other page. Not checked on a site without one. */
export const sitemap: Rule = {
  kind: 'site',
  reads: ({ page, listing }) => page?.head ?? listing,
  judge(place, site) {
    if (!site.has(SITEMAP)) return [];
    const listed = listedIn(site, SITEMAP);
    // It would lack pages because of its end alone.
    if ([...listed].some((output) => site.factsOf(output)?.isCut)) return [];
    return site.pages().flatMap((page) => {
      const isWanted = isIndexable(page);
      const isListed = listed.has(page.output);
      if (isWanted === isListed || (isWanted && !site.records.has(page.output))) return [];
      return [finding('output-sitemap', place(page), { isListed })];
    });
  },
};

const SITEMAP = 'sitemap.xml';

/** Files in a sitemap and those that it names. */
function listedIn(site: CheckedSite, output: string): ReadonlySet<string> {
  const listed = new Set([output]);
  // Iterating over a set also visits items added meanwhile.
  for (const each of listed) {
    if (!each.endsWith('.xml')) continue;
    const other = site.factsOf(each)?.other;
    for (const { href } of other?.addresses ?? []) {
      const file = other && site.resolveLink(other, href)?.file;
      if (file) listed.add(file);
    }
  }
  return listed;
}

/** No rule for all crawlers keeps them from the whole site. */
export const crawlers = ruleOfFiles(({ other }, place) =>
  other?.closed ? [finding('output-robots', place(other, other.closed.at), {})] : [],
);

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
