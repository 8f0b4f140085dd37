import { firstFew } from '../../lib/first-few.ts';
import { groupBy } from '../../lib/group-by.ts';
import { locate } from '../../problems/locate.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import type { PageEntry } from '../../types.ts';

const FIELDS = ['title', 'description'] as const;

/** No two pages have the same title or description in search results. */
export function duplicateMeta(pages: readonly PageEntry[]): Problem[] {
  return FIELDS.flatMap((field) => {
    const groups = groupBy(pages, ({ card }) => card.meta[field]);
    return [...groups.values()].flatMap((group) =>
      group.length < 2 ? [] : group.map((page) => duplicate(page, group, field)),
    );
  });
}

function duplicate(page: PageEntry, group: readonly PageEntry[], field: (typeof FIELDS)[number]): Problem {
  const others = firstFew(group, page, ({ source }) => source.file);
  return problem('text-duplicate-meta', locate(page.source, `/meta/${field}`), { field, ...others });
}
