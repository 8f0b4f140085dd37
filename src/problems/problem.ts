import type { Hidden } from '../lib/visibility.ts';
import { EXAMPLES, type ProblemParams } from './codes.ts';

export type ProblemCode = keyof ProblemParams;
export type Severity = 'error' | 'warning';

/** A place in a text file. Lines and columns count from 1; the end is exclusive. */
export interface Range {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Where a problem sits: file relative to the root with forward slashes, range if known, JSON pointer in the data. */
export interface Place {
  readonly file: string;
  readonly range?: Range | undefined;
  readonly pointer?: string | undefined;
}

/**
 * One finding. A record, not a sentence: the sentence is made from code and params when it is printed, in the
 * reader's language.
 */
export type Problem = {
  [Code in ProblemCode]: {
    readonly code: Code;
    readonly severity: Severity;
    readonly place: Place;
    readonly params: ProblemParams[Code];
  };
}[ProblemCode];

/** Makes a finding. Severity is `error` unless stated. */
export function problem<Code extends ProblemCode>(
  code: Code,
  place: Place,
  params: ProblemParams[Code],
  severity: Severity = 'error',
): Problem {
  return { code, severity, place, params } as Problem;
}

/**
 * Something public leads to a page that is not. That a page has expired is only a warning: it happens at midnight, and
 * the site must go on building without anyone at the keyboard.
 */
export function notPublic(place: Place, target: string, hidden: Hidden): Problem {
  const day = hidden.kind === 'draft' ? undefined : hidden.kind === 'scheduled' ? hidden.from : hidden.until;
  const severity = hidden.kind === 'expired' ? 'warning' : 'error';
  return problem('link-not-public', place, { target, state: hidden.kind, day }, severity);
}

/** The example of a code as a finding. */
export const exampleOf = (code: ProblemCode): Problem =>
  ({ code, severity: 'error', place: { file: 'data/example.yaml' }, params: EXAMPLES[code] }) as Problem;

const START: Range = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Order in which findings are reported: file, place, code. The same input always gives the same order. */
export function compareProblems(a: Problem, b: Problem): number {
  const [left, right] = [a.place.range ?? START, b.place.range ?? START];
  return (
    compareText(a.place.file, b.place.file) ||
    left.line - right.line ||
    left.column - right.column ||
    compareText(a.code, b.code) ||
    compareText(a.place.pointer ?? '', b.place.pointer ?? '')
  );
}

/** Compares by code unit, so that the order does not depend on the machine's locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export const hasErrors = (problems: readonly Problem[]) => problems.some((found) => found.severity === 'error');
