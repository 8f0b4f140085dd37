import { groupBy } from '../../lib/group-by.ts';
import { locate } from '../../problems/locate.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import type { PageText } from './page-text.ts';

const FIELDS = ['title', 'description'] as const;

/** No two pages have the same title or description in search results. */
export function duplicateMeta(pages: readonly PageText[]): Problem[] {
  return FIELDS.flatMap((field) => {
    const groups = groupBy(pages, ({ entry }) => entry.card.meta[field]);
    return [...groups.values()].flatMap((group) =>
      group.length < 2 ? [] : group.map((page) => duplicate(page, group, field)),
    );
  });
}

function duplicate({ entry }: PageText, group: readonly PageText[], field: (typeof FIELDS)[number]): Problem {
  const others = group.map(({ entry: other }) => other.source.file).filter((file) => file !== entry.source.file);
  return problem('text-duplicate-meta', locate(entry.source, `/meta/${field}`), { field, others });
}
