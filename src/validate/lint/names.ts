import { groupBy } from '../../lib/collections.ts';
import { hashOf } from '../../lib/fingerprint.ts';
import { type NameFinder, nameFinder } from '../../lib/name-finder.ts';
import { locate, locateText } from '../../problems/locate.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import type { PageEntry, Source } from '../../types.ts';
import type { Notes } from '../keywords.ts';
import type { PageText } from './page-text.ts';
import { SENTENCE_END } from './sentences.ts';

/** The names of all pages of a type. */
export interface TypeNames {
  /** What each page is about. */
  readonly subjects: readonly string[];
  readonly subjectFinder: NameFinder;
  /** Finds these, and what belongs to them: districts, neighbours. */
  readonly finder: NameFinder;
  /** The same for the same names. */
  readonly key: string;
}

/** @param pages the names of each, its own first; a page without a subject has none */
export function typeNames(pages: readonly (readonly string[])[]): TypeNames {
  const subjects = pages.flatMap((names) => names.slice(0, 1));
  // Sorted, so that they are the same ones still when some page names another page as a neighbour.
  const all = [...new Set(pages.flat())].sort();
  return {
    subjects,
    subjectFinder: nameFinder(subjects),
    // One that goes beyond the end of a sentence is never met, because sentences are masked one by one.
    finder: nameFinder(all.filter((name) => !SENTENCE_END.test(name))),
    key: hashOf(JSON.stringify([subjects, all])),
  };
}

const HEADING = /\/(title|heading)$/;

/**
 * A heading that names the subject of another page of its type: the trace of a page that was copied.
 *
 * @param own subject of the page; one without is not asked
 */
export function foreignNames({ entry, texts }: PageText, own: string | undefined, names: TypeNames): Problem[] {
  if (own === undefined) return [];
  // What other texts of the page take over is in headings that are not typed.
  const takenOver = new Set(Object.values(entry.type.facts?.(entry.data) ?? {}));
  return texts
    .filter(({ pointer, value }) => HEADING.test(pointer) || takenOver.has(value))
    .flatMap(({ pointer, value }) => {
      const foreign = new Set([...names.subjectFinder.namesIn(value)].filter((name) => !own.includes(name)));
      // Two pages may have the same name; then both are meant.
      const met = foreign.size === 0 ? [] : names.subjects.filter((name) => foreign.has(name));
      return met.map((name) => problem('text-foreign-name', locateText(entry.source, pointer, name), { name, own }));
    });
}

/** A file and the names that it has for pages of others. */
interface Naming {
  readonly source: Source;
  readonly notes: Pick<Notes, 'namings'>;
}

/**
 * A card may call a page by another name than the page does, «Appenzell Innerrhoden» for «Appenzell»; but not by that of
 * another page, or those who follow it arrive somewhere else.
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
