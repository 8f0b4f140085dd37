import { docsFile } from '../lib/docs-file.ts';
import type { Catalogue, Explanation, Sentence } from './catalogue/catalogue.ts';
import { de } from './catalogue/de.ts';
import { en } from './catalogue/en.ts';
import { visible } from './invisible.ts';
import type { Problem, ProblemCode } from './problem.ts';

export type Language = 'de' | 'en';

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { de, en };

/** A finding as a reader sees it. */
export interface Description {
  readonly message: string;
  readonly why: string;
  readonly fix: string;
  /** Where to read more. */
  readonly docs: string;
}

/** Where every code has its section, below `docs/`. */
export const PROBLEM_DOCS: Readonly<Record<Language, string>> = { de: 'problems.md', en: 'problems-en.md' };

/**
 * Makes the sentences of a finding from its code and params.
 *
 * @param docs where the reader finds the documentation
 */
export function describe(found: Problem, language: Language, docs = docsFile(PROBLEM_DOCS[language])): Description {
  // Code and params belong together by construction; the compiler cannot follow that through the lookup.
  const { message, why, fix, mend } = CATALOGUES[language][found.code] as Explanation<never>;
  const params = found.params as never;
  const said = (sentence: Sentence<never>) => visible(typeof sentence === 'string' ? sentence : sentence(params));
  const isKnown = 'wanted' in found.params && found.params.wanted !== undefined;
  return {
    message: said(message),
    why: said(why),
    fix: said((isKnown && mend) || fix),
    docs: sectionIn(docs, found.code),
  };
}

export const sectionIn = (docs: string, code: ProblemCode) => `${docs}#${code}`;
