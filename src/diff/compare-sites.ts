import { compareText, groupBy } from '../base/lib/collections.ts';
import { type Change, compareKinds, type SharedChange, type SiteDiff } from './change.ts';
import { comparePages } from './compare-pages.ts';
import type { Page } from './read-page.ts';

/** True if a change is on so many of the common pages that it is reported only once. */
const isSiteWide = (pages: number, common: number) => pages > 2 && pages > common / 2;

/** Lists what changes for visitors between two builds, each read with `readSite`. Pages are matched by URL. */
export function compareSites(before: readonly Page[], after: readonly Page[]): SiteDiff {
  const [old, now] = [byUrl(before), byUrl(after)];
  const common = after.flatMap((page) => {
    const earlier = old.get(page.url);
    return earlier && !earlier.movedTo === !page.movedTo
      ? [{ before: earlier, after: page, ...comparePages(earlier, page) }]
      : [];
  });
  const hits = (['own', 'furniture'] as const).flatMap((where) =>
    common.flatMap((page) => page[where].map((change): Hit => ({ change, where, url: page.after.url }))),
  );
  const siteWide = groupsOf(hits).filter((group) => isSiteWide(urlsOf(group).length, common.length));
  const reported = new Set(siteWide.flat().map(({ change }) => change));
  const furniture = groupsOf(hits.filter(({ where, change }) => where === 'furniture' && !reported.has(change)));
  return {
    added: after.filter((page) => isNew(page, old.get(page.url))).map(nameOf),
    removed: before
      .filter((page) => isNew(page, now.get(page.url)))
      .map((page) => ({ ...nameOf(page), movedTo: now.get(page.url)?.movedTo })),
    common: common.length,
    shared: [...siteWide, ...furniture].map(toShared).toSorted((a, b) => compareKinds(a.change, b.change)),
    changed: common.flatMap((page) => {
      const changes = page.own.filter((change) => !reported.has(change));
      // If only texts are left that differ in facts, those facts are reported above.
      return changes.every(({ onlyFacts }) => onlyFacts) ? [] : [{ ...nameOf(page.after), changes }];
    }),
  };
}

/** True if there was nothing at the address of a page, or a page that only redirects, where this one does not. */
const isNew = (page: Page, other: Page | undefined) => !other || (!page.movedTo && !!other.movedTo);

interface Hit {
  readonly change: Change;
  readonly where: 'own' | 'furniture';
  readonly url: string;
}

/** Groups equal changes, whatever heading they are under. */
const groupsOf = (hits: readonly Hit[]): readonly (readonly Hit[])[] => [
  ...groupBy(hits, ({ change: { under: _under, ...change } }) => JSON.stringify(change)).values(),
];

const urlsOf = (hits: readonly Hit[]) => [...new Set(hits.map(({ url }) => url))].sort(compareText);

/** Merges equal changes, and keeps the heading only if all have the same one. */
function toShared(hits: readonly Hit[]): SharedChange {
  const { under, ...change } = (hits[0] as Hit).change;
  const isSameHeading = hits.every((hit) => hit.change.under === under);
  return { change: { ...change, under: isSameHeading ? under : undefined }, pages: urlsOf(hits) };
}

const byUrl = (pages: readonly Page[]) => new Map(pages.map((page) => [page.url, page]));

const nameOf = ({ url, head }: Page) => ({ url, title: head.title });
