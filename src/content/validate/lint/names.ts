import { type Finding, finding } from '../../../base/findings/finding.ts';
import { locateText } from '../../../base/findings/locate.ts';
import { hashOf } from '../../../base/lib/fingerprint.ts';
import { type NameFinder, nameFinder } from '../../../base/lib/name-finder.ts';
import type { PageText } from './page-text.ts';
import { SENTENCE_END } from './sentences.ts';

/** The names of all pages of a type. */
export interface TypeNames {
  /** The first name of each page: what it is about. */
  readonly subjects: readonly string[];
  readonly subjectFinder: NameFinder;
  /** Finds all names, including related ones such as districts and neighbours. */
  readonly finder: NameFinder;
  /** Hash of the names. */
  readonly fingerprint: string;
}

/** @param pages names of each page, its subject first; empty for a page without a subject */
export function typeNames(pages: readonly (readonly string[])[]): TypeNames {
  const subjects = pages.flatMap((names) => names.slice(0, 1));
  // Sorted, so that the fingerprint does not change when one page names another as a neighbour.
  const all = [...new Set(pages.flat())].sort();
  return {
    subjects,
    subjectFinder: nameFinder(subjects),
    // Sentences are masked one by one, so a name that spans two is never found.
    finder: nameFinder(all.filter((name) => !SENTENCE_END.test(name))),
    fingerprint: hashOf(JSON.stringify([subjects, all])),
  };
}

const HEADING = /\/(title|heading)$/;

/**
 * Reports headings that name the subject of another page of the type: the trace of a copied page.
 *
 * @param own subject of the page; a page without one is not checked
 */
export function checkHeadings({ entry, texts }: PageText, own: string | undefined, names: TypeNames): Finding[] {
  if (own === undefined) return [];
  // Texts that are facts of the page also appear in generated headings.
  const takenOver = new Set(Object.values(entry.type.facts?.(entry.data) ?? {}));
  return texts
    .filter(({ pointer, value }) => HEADING.test(pointer) || takenOver.has(value))
    .flatMap(({ pointer, value }) => {
      const foreign = new Set([...names.subjectFinder.namesIn(value)].filter((name) => !own.includes(name)));
      // Two pages may have the same name; then both are reported.
      const met = foreign.size === 0 ? [] : names.subjects.filter((name) => foreign.has(name));
      return met.map((name) => finding('text-foreign-name', locateText(entry.source, pointer, name), { name, own }));
    });
}
