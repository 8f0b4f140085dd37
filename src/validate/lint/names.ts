import { groupBy } from '../../lib/group-by.ts';
import { nameFinder } from '../../lib/name-finder.ts';
import { locateText } from '../../problems/locate.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import type { PageText } from './page-text.ts';

const HEADING = /\/(title|heading)$/;

/** A heading that names the subject of another page of its type: the trace of a page that was copied. */
export function foreignNames(pages: readonly PageText[]): Problem[] {
  const named = pages.flatMap((page) => {
    const [own] = page.entry.type.names?.(page.entry.data) ?? [];
    return own === undefined ? [] : [{ page, own }];
  });
  const byType = groupBy(named, ({ page }) => page.entry.type);
  const subjects = new Map(
    [...byType].map(([type, group]) => {
      const names = group.map(({ own }) => own);
      return [type, { names, finder: nameFinder(names) }];
    }),
  );
  return named.flatMap(({ page: { entry, texts }, own }) => {
    const { names = [], finder } = subjects.get(entry.type) ?? {};
    return texts
      .filter(({ pointer }) => HEADING.test(pointer))
      .flatMap(({ pointer, value }) => {
        const foreign = new Set([...(finder?.namesIn(value) ?? [])].filter((name) => !own.includes(name)));
        // Two pages may have the same name; then both are meant.
        const met = foreign.size === 0 ? [] : names.filter((name) => foreign.has(name));
        return met.map((name) => problem('text-foreign-name', locateText(entry.source, pointer, name), { name, own }));
      });
  });
}
