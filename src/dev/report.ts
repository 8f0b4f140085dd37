import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import type { DevWords } from '../messages/messages.ts';
import { describe, type Language } from '../problems/describe.ts';
import type { Problem } from '../problems/problem.ts';
import { editorLink } from './editor-link.ts';
import { excerptOf } from './excerpt.ts';
import { type Failure, type Outcome, SHOWN_AS } from './outcome.ts';
import type { Report, ShownFinding } from './page-state.ts';

export interface ReportOptions {
  readonly root: string;
  readonly language: Language;
  readonly words: DevWords;
  /** Pattern of addresses that open a file in the editor. */
  readonly editor: string;
  /** True if there is an earlier site to look at. */
  readonly hasPage: boolean;
}

/** More than this nobody reads before mending the first ones. */
const SHOWN = 30;

/** What a build found, in words. Nothing if it found nothing. */
export function reportOf(outcome: Outcome, options: ReportOptions): Report | undefined {
  const { words, hasPage } = options;
  const hint = hasPage ? words.lastGood : words.noPageYet;
  if (outcome.kind === 'failed') {
    const findings = [failureShown(outcome.failure, options)];
    return { stopped: true, heading: words.templatesFailed, hint, findings, more: '' };
  }
  if (outcome.problems.length === 0) return undefined;
  const isError = ({ severity }: Problem) => severity === 'error';
  const inOrder = [...outcome.problems.filter(isError), ...outcome.problems.filter((found) => !isError(found))];
  const errors = inOrder.filter(isError).length;
  const hidden = inOrder.length - SHOWN;
  return {
    stopped: outcome.kind === 'refused',
    heading: words.found(errors, inOrder.length - errors),
    hint: outcome.kind === 'refused' ? hint : words.onlyWarnings,
    findings: inOrder.slice(0, SHOWN).map((found) => problemShown(found, options)),
    more: hidden > 0 ? words.more(hidden) : '',
  };
}

function problemShown(found: Problem, { root, language, editor }: ReportOptions): ShownFinding {
  const { file, range } = found.place;
  const { message, why, fix } = describe(found, language);
  const path = join(root, file);
  const text = file.startsWith(`${SHOWN_AS}/`) ? undefined : textOf(path);
  return {
    severity: found.severity,
    file,
    ...(range && { line: range.line, column: range.column }),
    ...(text !== undefined && { editor: editorLink(editor, path, range?.line, range?.column) }),
    message,
    why,
    fix,
    excerpt: text !== undefined && range ? excerptOf(text, range) : [],
  };
}

function failureShown({ message, at }: Failure, { root, words, editor }: ReportOptions): ShownFinding {
  const shared = { severity: 'error', message, why: words.whyFailed, fix: words.mendTemplates } as const;
  if (!at) return { ...shared, file: '', excerpt: [] };
  const { path, line, column } = at;
  const below = relative(root, path).replaceAll('\\', '/');
  const range = { line, column, endLine: line, endColumn: column + 1 };
  return {
    ...shared,
    file: below.startsWith('..') || isAbsolute(below) ? path : below,
    line,
    column,
    editor: editorLink(editor, path, line, column),
    excerpt: excerptOf(textOf(path) ?? '', range),
  };
}

/** The file as it is now, or nothing: it may be missing or unreadable, which may be the very finding. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
