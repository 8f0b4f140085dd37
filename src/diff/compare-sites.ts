import { groupBy } from '../lib/collections.ts';
import { compareText } from '../problems/problem.ts';
import { type Change, compareKinds, type SharedChange, type SiteDiff } from './change.ts';
import { comparePages } from './compare-pages.ts';
import type { Page } from './read-page.ts';

/** A change is reported once if it is on more than half of all pages, and on more than two. */
const isEverywhere = (pages: number, common: number) => pages > 2 && pages > common / 2;

/** What changes for visitors between two builds, each read with `readSite`. Pages are the same if their address is. */
export function compareSites(before: readonly Page[], after: readonly Page[]): SiteDiff {
  const [old, now] = [byUrl(before), byUrl(after)];
  const common = after.flatMap((page) => {
    const earlier = old.get(page.url);
    return earlier ? [{ before: earlier, after: page, ...comparePages(earlier, page) }] : [];
  });
  const hits = (['own', 'furniture'] as const).flatMap((where) =>
    common.flatMap((page) => page[where].map((change): Hit => ({ change, where, url: page.after.url }))),
  );
  const everywhere = groupsOf(hits).filter((group) => isEverywhere(urlsOf(group).length, common.length));
  const reported = new Set(everywhere.flat().map(({ change }) => change));
  const around = groupsOf(hits.filter(({ where, change }) => where === 'furniture' && !reported.has(change)));
  return {
    added: after.filter(({ url }) => !old.has(url)).map(nameOf),
    removed: before.filter(({ url }) => !now.has(url)).map(nameOf),
    common: common.length,
    shared: [...everywhere, ...around].map(toShared).toSorted((a, b) => compareKinds(a.change, b.change)),
    changed: common.flatMap((page) => {
      const changes = page.own.filter((change) => !reported.has(change));
      // A text that differs only in a number that was reported above is reported already.
      return changes.every(({ onlyFacts }) => onlyFacts) ? [] : [{ ...nameOf(page.after), changes }];
    }),
  };
}

interface Hit {
  readonly change: Change;
  readonly where: 'own' | 'furniture';
  readonly url: string;
}

/** Changes are alike whatever heading they belong to. */
const groupsOf = (hits: readonly Hit[]): readonly (readonly Hit[])[] => [
  ...groupBy(hits, ({ change: { under: _under, ...change } }) => JSON.stringify(change)).values(),
];

const urlsOf = (hits: readonly Hit[]) => [...new Set(hits.map(({ url }) => url))].sort(compareText);

/** Keeps the heading only where it is the same everywhere. */
function toShared(hits: readonly Hit[]): SharedChange {
  const { under, ...change } = (hits[0] as Hit).change;
  const sameHeading = hits.every((hit) => hit.change.under === under);
  return { change: { ...change, under: sameHeading ? under : undefined }, pages: urlsOf(hits) };
}

const byUrl = (pages: readonly Page[]) => new Map(pages.map((page) => [page.url, page]));

const nameOf = ({ url, head }: Page) => ({ url, title: head.title });
