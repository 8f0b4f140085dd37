import { groupBy } from '../../lib/group-by.ts';
import { nameFinder } from '../../lib/name-finder.ts';
import { locate } from '../../problems/locate.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import type { PageEntry, Source } from '../../types.ts';
import type { Notes } from '../keywords.ts';

/** A file and the names that it has for pages of others. */
interface Naming {
  readonly source: Source;
  readonly notes: Pick<Notes, 'namings'>;
}

/**
 * A card may call a page by another name than the page does, «Appenzell Innerrhoden» for «Appenzell»; but not by that of
 * another page, or whoever follows it arrives somewhere else.
 */
export function otherNames(files: readonly Naming[], pages: readonly PageEntry[]): Problem[] {
  const byType = groupBy(pages, ({ type }) => type.name);
  return files.flatMap(({ source, notes }) =>
    notes.namings.flatMap(({ type, slug, value, pointer }) => {
      const all = byType.get(type) ?? [];
      const own = all.find((page) => page.slug === slug)?.card.names[0];
      if (own === undefined || value.includes(own)) return [];
      const [name] = nameFinder(all.flatMap(({ card }) => card.names.slice(0, 1))).namesIn(value);
      return name === undefined
        ? []
        : [problem('text-other-name', locate(source, pointer), { value, name, own }, 'warning')];
    }),
  );
}
