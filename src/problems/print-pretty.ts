import { styleText } from 'node:util';
import { memoized } from '../lib/collections.ts';
import { type CommandWords, WORDS } from '../messages/messages.ts';
import { describe, type PrintOptions, summaryOf } from './describe.ts';
import { visible, visibleInPlace } from './invisible.ts';
import type { Problem, Range } from './problem.ts';

export interface PrettyOptions extends PrintOptions {
  readonly colour: boolean;
  /** Text of a file for the excerpt, or nothing. */
  readonly textOf: (file: string) => string | undefined;
  /** Width of the terminal in characters. */
  readonly width: number;
}

/** Findings as an editor reads them: what, where, the lines themselves, why, and how to mend it. */
export function printPretty(problems: readonly Problem[], files: number, options: PrettyOptions): string {
  const words = WORDS[options.language];
  // A file is read and split once, however many findings it has.
  const linesOf = memoized((file) => options.textOf(file)?.split(/\r?\n/));
  // What has no place inside may be no file at all: a folder, or a pipe that nothing is written to.
  const blocks = problems.map((found) => block(found, found.place.range && linesOf(found.place.file), options, words));
  const summary = painter(options)(
    problems.length === 0 ? 'green' : 'bold',
    summaryOf(problems, files, options.language),
  );
  return `${[...blocks, summary].join('\n')}\n`;
}

type Colour = Parameters<typeof styleText>[0];

const painter = (options: PrettyOptions) => (colour: Colour, text: string) =>
  options.colour ? styleText(colour, text, { validateStream: false }) : text;

type Lines = readonly string[] | undefined;

function block(found: Problem, lines: Lines, options: PrettyOptions, words: CommandWords): string {
  const paint = painter(options);
  const { message, why, fix, docs } = describe(found, options.language, options.docs);
  const { file, range } = found.place;
  const isError = found.severity === 'error';
  const where = visible(range ? `${file}:${range.line}:${range.column}` : file);
  return [
    `${paint(isError ? 'red' : 'yellow', isError ? '✘' : '▲')} ${paint('bold', where)}  ${paint('dim', found.code)}`,
    `  ${message}`,
    ...excerpt(lines, range, options),
    `  ${paint('dim', words.why.padEnd(words.labelWidth))}${why}`,
    `  ${paint('dim', words.fix.padEnd(words.labelWidth))}${fix}`,
    `  ${paint('dim', words.more.padEnd(words.labelWidth))}${paint('dim', docs)}`,
    '',
  ].join('\n');
}

/** The line in question and the one before it, with the spot underlined. Long lines are cut around the spot. */
function excerpt(all: Lines, range: Range | undefined, options: PrettyOptions): string[] {
  const own = range && all?.[range.line - 1];
  // Someone may have saved the file since it was read.
  if (!all || !range || own === undefined || range.column > own.length + 2) return [];
  const paint = painter(options);
  const gutter = String(range.line).length + 2;
  const room = Math.max(30, options.width - gutter - 6);
  const from = own.length <= room ? 0 : Math.max(0, range.column - Math.floor(room / 2));
  const shown = (line: number, text: string) => `  ${paint('dim', `${String(line).padStart(gutter)} │`)} ${text}`;
  const before = all[range.line - 2];
  const end = range.endLine === range.line ? range.endColumn : own.trimEnd().length + 1;
  const offset = range.column - 1 - from + (from > 0 ? 1 : 0);
  const length = Math.max(1, Math.min(end - range.column, room - offset));
  return [
    ...(before === undefined ? [] : [shown(range.line - 1, cut(before, 0, room))]),
    shown(range.line, cut(own, from, room)),
    `  ${' '.repeat(gutter)} ${paint('dim', '╵')} ${' '.repeat(Math.max(0, offset))}${paint('red', '~'.repeat(length))}`,
  ];
}

function cut(line: string, from: number, room: number): string {
  const start = (from > 0 ? '…' : '') + visibleInPlace(line.slice(from, from + room + 1));
  return start.length > room ? `${start.slice(0, room - 1)}…` : start;
}
