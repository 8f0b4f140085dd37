import { docsFile } from '../lib/docs-file.ts';
import { type Language, wordsIn } from '../words.ts';
import { CODES, sentencesOf, titleOf } from './catalogue/catalogue.ts';
import type { Sentences } from './catalogue/kind.ts';
import { errorsIn, type Finding, isOfSite, type Place, type Severity } from './finding.ts';
import { visible } from './text-invisible.ts';
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
export const FINDING_DOCS = 'problems.md';

/**
 * Makes the sentences of a finding from its code and params, or takes those that a check of the site's own has given it.
 *
 * @param docs path or URL of the documentation of the engine's findings
 */
export function describe(found: Finding, language: Language, docs = docsFile(FINDING_DOCS)): Description {
  const own = isOfSite(found);
  const { message, why, fix } = own
    ? found.params.sentences[language]
    : sentencesOf(found.code, found.params, language);
  const where = found.output ? ` (${formatPlace(found.output)})` : '';
  return {
    message: visible(message + where),
    why: visible(why),
    fix: visible(fix),
    docs: `${own ? found.params.docs : docs}#${found.code}`,
  };
}

/** Heading of a finding in the documentation. */
export const headingOf = (found: Finding, language: Language): string =>
  isOfSite(found) ? found.params.title[language] : titleOf(found.code, language);

/** The first finding of every code: the engine's codes in the order of the stages that find them, then the site's own. */
export function firstOfEachCode(findings: readonly Finding[]): readonly Finding[] {
  const firsts = new Map<string, Finding>();
  for (const found of findings) if (!firsts.has(found.code)) firsts.set(found.code, found);
  return [...CODES.flatMap((code) => firsts.get(code) ?? []), ...[...firsts.values()].filter(isOfSite)];
}

/** True if a reader of the repository can open the documentation: installed packages are not part of it. */
export const isInRepository = (docs: string): boolean => !/^(?:node_modules\/|\/|[A-Za-z]:)/.test(docs);

/** `dist/index.html:2:13` */
export const formatPlace = ({ file, range }: Place): string => (range ? `${file}:${range.line}:${range.column}` : file);

export function summarise(findings: readonly Finding[], files: number) {
  const errors = errorsIn(findings).length;
  return { errors, warnings: findings.length - errors, files };
}

/** A sentence with the number of findings. */
export function summaryOf(findings: readonly Finding[], files: number, language: Language): string {
  const words = wordsIn(REPORT_WORDS, language);
  if (findings.length === 0) return words.noFindings(files);
  const broken = new Set(findings.map(({ place }) => place.file)).size;
  // Files that are missing have findings too, but were not read.
  return words.summary({ ...summarise(findings, Math.max(files, broken)), broken });
}
