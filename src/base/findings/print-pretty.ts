import { styleText } from 'node:util';
import { memoized } from '../lib/collections.ts';
import { hanging } from '../lib/texts.ts';
import { wordsIn } from '../words.ts';
import { describe, formatPlace, type PrintOptions, summaryOf } from './describe.ts';
import type { Finding, Range } from './finding.ts';
import { visible, visibleInPlace } from './text-invisible.ts';
import { REPORT_WORDS, type ReportWords } from './words.ts';

export interface PrettyOptions extends PrintOptions {
  readonly colour: boolean;
  /** Returns the text of a file for the excerpt, if it can be read. */
  readonly textOf: (file: string) => string | undefined;
  /** Width of the terminal in characters. Undefined for a file, whose lines are not broken. */
  readonly width: number | undefined;
}

/** Prints findings for editors: what, where, the lines themselves, why, and how to fix it. */
export function printPretty(findings: readonly Finding[], files: number, options: PrettyOptions): string {
  const words = wordsIn(REPORT_WORDS, options.language);
  const linesOf = memoized((file) => options.textOf(file)?.split(/\r?\n/));
  // Without a range, the path may be a folder, or a pipe that would block.
  const blocks = findings.map((found) => block(found, found.place.range && linesOf(found.place.file), options, words));
  const summary = painter(options)(
    findings.length === 0 ? 'green' : 'bold',
    summaryOf(findings, files, options.language),
  );
  return `${[...blocks, summary].join('\n')}\n`;
}

/** Width of excerpts in a file. */
const DEFAULT_WIDTH = 100;

type Colour = Parameters<typeof styleText>[0];

const painter = (options: PrettyOptions) => (colour: Colour, text: string) =>
  options.colour ? styleText(colour, text, { validateStream: false }) : text;

function block(
  found: Finding,
  lines: readonly string[] | undefined,
  options: PrettyOptions,
  words: ReportWords,
): string {
  const paint = painter(options);
  const { message, why, fix, docs } = describe(found, options.language, options.docs);
  const { range } = found.place;
  const isError = found.severity === 'error';
  const labelled = (label: string, text: string) =>
    `  ${paint('dim', label.padEnd(words.labelWidth))}${hanging(text, words.labelWidth + 2, options.width)}`;
  const where = visible(formatPlace(found.place));
  return [
    `${paint(isError ? 'red' : 'yellow', isError ? '✘' : '▲')} ${paint('bold', where)}  ${paint('dim', found.code)}`,
    `  ${hanging(message, 2, options.width)}`,
    ...excerpt(lines, range, options),
    labelled(words.why, why),
    labelled(words.fix, fix),
    `  ${paint('dim', words.more.padEnd(words.labelWidth))}${paint('dim', docs)}`,
    '',
  ].join('\n');
}

/** Returns the line in question and the one before it, with the range underlined. Cuts long lines around it. */
function excerpt(lines: readonly string[] | undefined, range: Range | undefined, options: PrettyOptions): string[] {
  const own = range && lines?.[range.line - 1];
  // The file may have changed since it was checked.
  if (!lines || !range || own === undefined || range.column > own.length + 2) return [];
  const paint = painter(options);
  const gutter = String(range.line).length + 2;
  const width = Math.max(30, (options.width ?? DEFAULT_WIDTH) - gutter - 6);
  const from = own.length <= width ? 0 : Math.max(0, range.column - Math.floor(width / 2));
  const shown = (line: number, text: string) => `  ${paint('dim', `${String(line).padStart(gutter)} │`)} ${text}`;
  const before = lines[range.line - 2];
  const end = range.endLine === range.line ? range.endColumn : own.trimEnd().length + 1;
  const offset = range.column - 1 - from + (from > 0 ? 1 : 0);
  const length = Math.max(1, Math.min(end - range.column, width - offset));
  return [
    ...(before === undefined ? [] : [shown(range.line - 1, cut(before, 0, width))]),
    shown(range.line, cut(own, from, width)),
    `  ${' '.repeat(gutter)} ${paint('dim', '╵')} ${' '.repeat(Math.max(0, offset))}${paint('red', '~'.repeat(length))}`,
  ];
}

function cut(line: string, from: number, width: number): string {
  const start = (from > 0 ? '…' : '') + visibleInPlace(line.slice(from, from + width + 1));
  return start.length > width ? `${start.slice(0, width - 1)}…` : start;
}
