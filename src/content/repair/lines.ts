/** Reads single lines of a file that the parser may not understand. */

import { lineStarts } from '../../base/lib/texts.ts';

export interface FileLines {
  readonly lines: readonly string[];
  /** Valid names of fields. */
  readonly names: ReadonlySet<string>;
}

export const DASH = /^- +/;
export const FIELD = /^("?[\p{L}_][\p{L}\w-]*"?):(?: |$)/u;

const INDENT = /^[ \t]*/;
export const indentOf = (line: string) => INDENT.exec(line)?.[0] ?? '';

export const spaces = (count: number) => ' '.repeat(count);

/** Replaces each tab that indents a line with spaces. */
export const untabbed = (text: string, width: number): string =>
  text.replace(/^[ \t]+/gm, (indent) => indent.replaceAll('\t', spaces(width)));

/** True for a line that is neither blank nor a comment. */
export const hasContent = (line: string) => /^[ \t]*[^\s#]/.test(line);

/** Returns the numbers of the next lines with content, in one direction. */
export function contentLines(lines: readonly string[], from: number, step: 1 | -1, limit: number): readonly number[] {
  const found: number[] = [];
  for (let at = from + step; at >= 0 && at < lines.length && found.length < limit; at += step) {
    if (hasContent(lines[at] ?? '')) found.push(at);
  }
  return found;
}

/**
 * Yields the numbers of lines with content in one direction, each indented less than all before it.
 *
 * @param limit indentation that the first line must stay below
 */
export function* outerLines(lines: readonly string[], from: number, step: 1 | -1, limit = Number.POSITIVE_INFINITY) {
  let least = limit;
  for (let at = from; at >= 0 && at < lines.length && least > 0; at += step) {
    const text = lines[at] ?? '';
    if (!hasContent(text) || indentOf(text).length >= least) continue;
    least = indentOf(text).length;
    yield at;
  }
}

/** True for a line that begins a top-level field, or also for one that begins an entry of a top-level list. */
const isField = (line: string) => /^[^\s#-]/.test(line);
const isFieldOrEntry = (line: string) => /^(?:[^\s#-]| {2}- )/.test(line);

/** Returns the top-level fields around a range of lines, as a range whose end is exclusive. */
export function fieldsAround(lines: readonly string[], first: number, last: number, isEdge = isField) {
  const to = lines.findIndex((line, at) => at > last && isEdge(line));
  const from = lines.findLastIndex((line, at) => at < first && isEdge(line));
  return { from: Math.max(0, from), to: to === -1 ? lines.length : to };
}

/** Returns the smallest range around others that can be parsed on its own: entries of a top-level list, or its fields. */
export function partAround(lines: readonly string[], first: number, last: number) {
  const entries = fieldsAround(lines, first, last, isFieldOrEntry);
  return lines.slice(entries.from + 1, entries.to).some(isField) ? fieldsAround(lines, first, last) : entries;
}

/** Returns the parent of a line that is indented to a level. */
export function openerOf(lines: readonly string[], line: number, level: number): string {
  const above = contentLines(lines, line, -1, line).find((at) => indentOf(lines[at] ?? '').length < level);
  return lines[above ?? -1] ?? '';
}

/** True if a line that is indented to a level is part of a block text. */
export function isInBlock(lines: readonly string[], line: number, level: number): boolean {
  return [...outerLines(lines, line - 1, -1, level)].some((at) => /(?:^|[\s:-])[>|]-?$/.test(lines[at] ?? ''));
}

/** True for words that YAML joins to the text above them. Whatever is wrong there, they are meant to be read. */
export function continuesText({ lines, names }: FileLines, line: number): boolean {
  const body = (lines[line] ?? '').trimStart();
  const [first = ''] = /^[\w-]*/.exec(body) ?? [];
  if (names.has(first) || !WORDS.test(body)) return false;
  const indent = indentOf(lines[line] ?? '').length;
  const opener = openerOf(lines, line, indent);
  const text = opener.trimStart().replace(DASH, '');
  const field = FIELD.exec(text)?.[0] ?? '';
  // The fields of a list entry begin below its first one.
  return WORDS.test(text.slice(field.length).trim()) && (field === '' || indent > opener.length - text.length);
}

/** A text that begins like one, and does not end like the name of a field. */
const WORDS = /^[\p{L}\p{N}«*].*[^:]$/u;

/** Returns a text with another line, counted from 0. */
export const withLine = (text: string, { line, wanted }: { readonly line: number; readonly wanted: string }): string =>
  text
    .split('\n')
    .map((each, at) => (at === line ? wanted : each))
    .join('\n');

/** Returns the line, from 0, at an offset of a text. */
export const lineAt = (text: string, offset: number): number =>
  lineStarts(text).findLastIndex((start) => start <= offset);
