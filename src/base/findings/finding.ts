import { compareText } from '../lib/collections.ts';
import type { Hidden } from '../lib/visibility.ts';
import type { Language } from '../words.ts';
import { exampleParams, type FindingCode, type FindingParams } from './catalogue/catalogue.ts';
import type { Sentences } from './catalogue/kind.ts';

export type { FindingCode } from './catalogue/catalogue.ts';

export type Severity = 'error' | 'warning';

/** A place in a text file. Lines and columns count from 1; the end is exclusive. */
export interface Range {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Place of a finding. */
export interface Place {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly range?: Range | undefined;
  /** JSON pointer in the data. */
  readonly pointer?: string | undefined;
}

/** Converts a range of offsets in a text to a place. */
export type PlaceAt = (start: number, end: number) => Place;

/** A finding as a record. Its sentences are made from code and params when it is printed, in the language of the reader. */
export type Finding = EngineFinding | FindingOfSite;

type EngineFinding = {
  [Code in FindingCode]: {
    readonly code: Code;
    readonly severity: Severity;
    readonly place: Place;
    readonly params: FindingParams[Code];
    /** Where a finding shows in the built site, if only the file that the page was made from is known. */
    readonly output?: Place | undefined;
  };
}[FindingCode];

/**
 * Code of a finding from a check of the site's own. Any text; as an enumeration, the compiler never takes it for one of the
 * engine's codes.
 */
declare enum SiteCode {
  Any = 'any',
}

/** A finding from a check of the site's own. The engine has no sentences for it, so it carries them. */
interface FindingOfSite {
  readonly code: SiteCode;
  readonly severity: Severity;
  readonly place: Place;
  readonly params: SiteWords;
  readonly output?: Place | undefined;
}

/** What a finding of the site's own says, as in `SiteFinding`. */
interface SiteWords {
  readonly title: Readonly<Record<Language, string>>;
  readonly sentences: Readonly<Record<Language, Sentences>>;
  readonly docs: string;
  readonly toSupply?: Readonly<Record<Language, string>> | undefined;
}

/** Makes a finding from what a check of the site's own reports. */
export function findingOfSite({
  code,
  severity,
  place,
  ...params
}: SiteWords & { readonly code: string; readonly severity: Severity; readonly place: Place }): Finding {
  return { code: code as SiteCode, severity, place, params };
}

/** True for a finding from a check of the site's own. */
export const isOfSite = (found: Finding): found is FindingOfSite => 'sentences' in found.params;

export function finding<Code extends FindingCode>(
  code: Code,
  place: Place,
  params: FindingParams[Code],
  severity: Severity = 'error',
): Finding {
  return { code, severity, place, params } as Finding;
}

/**
 * Makes the finding about a public page that links to one that is not. An expired page is only a warning: it expires at
 * midnight, and unattended builds must not fail because of that.
 */
export function notPublic(place: Place, target: string, hidden: Hidden): Finding {
  const day = hidden.kind === 'draft' ? undefined : hidden.kind === 'scheduled' ? hidden.from : hidden.until;
  const severity = hidden.kind === 'expired' ? 'warning' : 'error';
  return finding('link-not-public', place, { target, state: hidden.kind, day }, severity);
}

export const exampleOf = (code: FindingCode): Finding =>
  ({ code, severity: 'error', place: { file: 'data/example.yaml' }, params: exampleParams(code) }) as Finding;

/** Reported for findings without a range. */
export const FILE_START: Range = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Compares findings by file, place and code, so that they are always reported in the same order. */
export function compareFindings(a: Finding, b: Finding): number {
  const [left, right] = [a.place.range ?? FILE_START, b.place.range ?? FILE_START];
  return (
    compareText(a.place.file, b.place.file) ||
    left.line - right.line ||
    left.column - right.column ||
    compareText(a.code, b.code) ||
    compareText(a.place.pointer ?? '', b.place.pointer ?? '')
  );
}

export const errorsIn = (findings: readonly Finding[]) => findings.filter(({ severity }) => severity === 'error');

export const hasErrors = (findings: readonly Finding[]) => findings.some((found) => found.severity === 'error');
