import { docsFile } from '../lib/docs-file.ts';
import type { Language } from '../words.ts';
import { wordsIn } from '../words.ts';
import { sentencesOf } from './catalogue/catalogue.ts';
import type { Sentences } from './catalogue/finding.ts';
import { visible } from './invisible.ts';
import type { Place, Problem, ProblemCode, Severity } from './problem.ts';
import { REPORT_WORDS } from './words.ts';

export interface PrintOptions {
  readonly language: Language;
  /** Path or URL of the documentation of findings. By default the file in the engine's own folder. */
  readonly docs?: string | undefined;
}

/** Options for a program that knows the repository around the site. */
export interface RepositoryOptions extends PrintOptions {
  /** Path of the root within the repository: forward slashes, no trailing one, empty if it is the root of the repository. */
  readonly below: string;
}

/** Path of a file within the repository. */
export const pathInRepository = (file: string, { below }: RepositoryOptions) =>
  below === '' ? file : `${below}/${file}`;

/** A finding in words. */
export interface Description extends Sentences {
  /** Link to its section in the documentation. */
  readonly docs: string;
}

/** A finding in words, as pages of the preview show it. */
export interface DescribedFinding extends Sentences {
  readonly severity: Severity;
}

/** File below `docs/` with a section about every code, in both languages. */
export const PROBLEM_DOCS = 'problems.md';

/**
 * Makes the sentences of a finding from its code and params.
 *
 * @param docs path or URL of the documentation
 */
export function describe(found: Problem, language: Language, docs = docsFile(PROBLEM_DOCS)): Description {
  const { message, why, fix } = sentencesOf(found.code, found.params, language);
  const where = found.output ? ` (${formatPlace(found.output)})` : '';
  return { message: visible(message + where), why: visible(why), fix: visible(fix), docs: sectionIn(docs, found.code) };
}

/** True if a reader of the repository can open the documentation: installed packages are not part of it. */
export const isInRepository = (docs: string): boolean => !/^(?:node_modules\/|\/|[A-Za-z]:)/.test(docs);

/** `dist/index.html:2:13` */
export const formatPlace = ({ file, range }: Place): string => (range ? `${file}:${range.line}:${range.column}` : file);

export const sectionIn = (docs: string, code: ProblemCode) => `${docs}#${code}`;

export function summarise(problems: readonly Problem[], files: number) {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors, files };
}

/** A sentence with the number of findings. */
export function summaryOf(problems: readonly Problem[], files: number, language: Language): string {
  const words = wordsIn(REPORT_WORDS, language);
  if (problems.length === 0) return words.noFindings(files);
  const broken = new Set(problems.map(({ place }) => place.file)).size;
  // Files that are missing have findings too, but were not read.
  return words.summary({ ...summarise(problems, Math.max(files, broken)), broken });
}
