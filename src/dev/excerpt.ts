import type { Range } from '../problems/problem.ts';
import type { ExcerptLine } from './page-state.ts';

const LINES_AROUND = 1;
/** A longer piece is shown by its beginning. */
const MARKED_LINES = 3;

/** The lines of a range with one before and one after, and in them what the range covers. */
export function excerptOf(text: string, { line, column, endLine, endColumn }: Range): readonly ExcerptLine[] {
  const lines = text.split(/\r?\n/);
  const lastMarked = Math.min(endLine, line + MARKED_LINES - 1);
  const first = Math.max(1, line - LINES_AROUND);
  const last = Math.min(lines.length, lastMarked + LINES_AROUND);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const number = first + index;
    const content = lines[number - 1] ?? '';
    if (number < line || number > lastMarked) return { number, before: content, marked: '', after: '' };
    const from = number === line ? column - 1 : content.length - content.trimStart().length;
    const to = number === endLine ? Math.max(endColumn - 1, from) : content.length;
    return { number, before: content.slice(0, from), marked: content.slice(from, to), after: content.slice(to) };
  });
}
