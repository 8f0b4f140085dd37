import { groupBy } from '../../lib/group-by.ts';
import type { Memory } from '../../lib/memory.ts';
import { type NameFinder, nameFinder } from '../../lib/name-finder.ts';
import { locateText } from '../../problems/locate.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import type { PageText } from './page-text.ts';

const HEADING = /\/(title|heading)$/;

/** A heading that names the subject of another page of its type: the trace of a page that was copied. */
export function foreignNames(pages: readonly PageText[], memory: Memory): Problem[] {
  const named = pages.flatMap((page) => {
    const [own] = page.entry.card.names;
    return own === undefined ? [] : [{ page, own }];
  });
  return [...groupBy(named, ({ page }) => page.entry.type)].flatMap(([type, group]) => {
    const names = group.map(({ own }) => own);
    const subjects = memory.recall(`subjects ${type.name}`, names, () => ({ names, finder: nameFinder(names) }));
    return group.flatMap(({ page, own }) =>
      memory.recallData(`foreign ${page.entry.source.file}`, [page, subjects], () => foreignTo(page, own, subjects)),
    );
  });
}

/** The subjects of all pages of a type, and what finds them in a text. */
interface Subjects {
  readonly names: readonly string[];
  readonly finder: NameFinder;
}

const foreignTo = ({ entry, texts }: PageText, own: string, { names, finder }: Subjects): Problem[] =>
  texts
    .filter(({ pointer }) => HEADING.test(pointer))
    .flatMap(({ pointer, value }) => {
      const foreign = new Set([...finder.namesIn(value)].filter((name) => !own.includes(name)));
      // Two pages may have the same name; then both are meant.
      const met = foreign.size === 0 ? [] : names.filter((name) => foreign.has(name));
      return met.map((name) => problem('text-foreign-name', locateText(entry.source, pointer, name), { name, own }));
    });
