import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, formatPlace, summarise } from '../../base/findings/describe.ts';
import type { Failure } from '../../base/findings/failure.ts';
import type { Finding, Range } from '../../base/findings/finding.ts';
import { orUndefined } from '../../base/lib/collections.ts';
import type { Language } from '../../base/words.ts';
import { type DevBuildOutcome, SHOWN_AS } from './outcome.ts';
import type { ExcerptLine, Report, ShownFinding } from './page-state.ts';
import type { DevWords } from './words.ts';

interface ReportOptions {
  readonly root: string;
  readonly language: Language;
  readonly words: DevWords;
  readonly hasPage: boolean;
}

const MAX_FINDINGS = 30;

export function reportOf(outcome: DevBuildOutcome, options: ReportOptions): Report | undefined {
  const { words, hasPage } = options;
  const hint = hasPage ? words.lastGood : words.noPageYet;
  if (outcome.kind === 'failed') {
    const heading = outcome.failure.obstacle ? words.obstacle : words.templatesFailed;
    return { stopped: true, heading, hint, findings: findingsOfFailure(outcome.failure, options), more: '' };
  }
  const { findings, files } = outcome;
  if (findings.length === 0) return undefined;
  const { errors, warnings } = summarise(findings, files);
  const rankOf = ({ severity }: Finding) => Number(severity === 'warning');
  const errorsFirst = findings.toSorted((a, b) => rankOf(a) - rankOf(b));
  const hidden = findings.length - MAX_FINDINGS;
  return {
    stopped: outcome.kind === 'refused',
    heading: words.found(errors, warnings),
    hint: outcome.kind === 'refused' ? hint : words.onlyWarnings,
    findings: errorsFirst.slice(0, MAX_FINDINGS).map((found) => shownFinding(found, options)),
    more: hidden > 0 ? words.more(hidden) : '',
  };
}

function shownFinding(found: Finding, { root, language }: ReportOptions): ShownFinding {
  const { file, range } = found.place;
  // Editors read the sentence, developers also where it shows in the built site.
  const { message, why, fix } = describe({ ...found, output: undefined }, language);
  const output = found.output && formatPlace(found.output);
  const path = file.startsWith(`${SHOWN_AS}/`) ? undefined : join(root, file);
  return { severity: found.severity, file, output, message, why, fix, ...located(path, range) };
}

function findingsOfFailure(failure: Failure, options: ReportOptions): readonly ShownFinding[] {
  const { message, findings, obstacle } = failure;
  const { words } = options;
  if (findings) {
    const shown = findings.map((found) => shownFinding(found, options));
    return shown.map((found) => ({ ...found, fix: `${found.fix} ${words.passOn}` }));
  }
  const unplaced = { severity: 'error', file: '', excerpt: [] } as const;
  if (!obstacle) return [{ ...unplaced, message, why: words.whyFailed, fix: words.passOn }];
  return [{ ...unplaced, message: obstacle.what, why: words.whyObstacle, fix: obstacle.fix }];
}

/** Locates a finding. A file that cannot be read is neither excerpted nor linked. */
function located(path: string | undefined, range: Range | undefined) {
  const text = path === undefined ? undefined : orUndefined(() => readFileSync(path, 'utf8'));
  return {
    ...(range && { line: range.line, column: range.column }),
    ...(path !== undefined && text !== undefined && { editor: editorLink(path, range?.line, range?.column) }),
    excerpt: text !== undefined && range ? excerptOf(text, range) : [],
  };
}

const CONTEXT_LINES = 1;
const MAX_MARKED_LINES = 3;

/** Returns the first lines of a range with their neighbours, and marks the part that the range covers. */
function excerptOf(text: string, { line, column, endLine, endColumn }: Range): readonly ExcerptLine[] {
  const lines = text.split(/\r?\n/);
  const lastMarked = Math.min(endLine, line + MAX_MARKED_LINES - 1);
  const first = Math.max(1, line - CONTEXT_LINES);
  const last = Math.min(lines.length, lastMarked + CONTEXT_LINES);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const number = first + index;
    const content = lines[number - 1] ?? '';
    if (number < line || number > lastMarked) return { number, before: content, marked: '', after: '' };
    const from = number === line ? column - 1 : content.length - content.trimStart().length;
    const to = number === endLine ? Math.max(endColumn - 1, from) : content.length;
    return { number, before: content.slice(0, from), marked: content.slice(from, to), after: content.slice(to) };
  });
}

/** Returns the address that opens a file in Visual Studio Code. Lines and columns count from 1. */
export function editorLink(path: string, line = 1, column = 1): string {
  const file = path.replaceAll('\\', '/').replace(/^(?!\/)/, '/');
  return `vscode://file${encodeURI(file).replace(/[#?]/g, encodeURIComponent)}:${line}:${column}`;
}
