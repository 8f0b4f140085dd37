import { docsFile } from '../lib/docs-file.ts';
import { type Language, WORDS } from '../messages/messages.ts';
import type { Catalogue, Section, Sentences } from './catalogue/catalogue.ts';
import { de } from './catalogue/de.ts';
import { en } from './catalogue/en.ts';
import { visible } from './invisible.ts';
import type { Problem, ProblemCode } from './problem.ts';

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { de, en };

/** For whom findings are printed. */
export interface PrintOptions {
  readonly language: Language;
  /** Where the reader finds the documentation of findings; left out where that is the engine's own folder. */
  readonly docs?: string | undefined;
}

/** The same for a program that knows the repository around the site. */
export interface RepositoryOptions extends PrintOptions {
  /** The root as the repository sees it, with forward slashes and without a trailing one; empty if it is the same. */
  readonly below: string;
}

/** A file as the repository names it. */
export const pathInRepository = (file: string, { below }: RepositoryOptions) =>
  below === '' ? file : `${below}/${file}`;

/** A finding as a reader sees it. */
export interface Description extends Sentences {
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
  const { sentences } = CATALOGUES[language][found.code] as Section<unknown>;
  const { message, why, fix } = typeof sentences === 'function' ? sentences(found.params) : sentences;
  return { message: visible(message), why: visible(why), fix: visible(fix), docs: sectionIn(docs, found.code) };
}

export const sectionIn = (docs: string, code: ProblemCode) => `${docs}#${code}`;

export function summarise(problems: readonly Problem[], files: number) {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors, files };
}

/** How many findings there are, in a sentence. */
export function summaryOf(problems: readonly Problem[], files: number, language: Language): string {
  const words = WORDS[language];
  if (problems.length === 0) return words.allFine(files);
  const broken = new Set(problems.map(({ place }) => place.file)).size;
  return words.summary({ ...summarise(problems, files), broken });
}
