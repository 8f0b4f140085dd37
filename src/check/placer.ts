import { lineStarts } from '../lib/line-starts.ts';
import type { Range } from '../problems/problem.ts';

/** Offset in a text → the place of the one character there. The beginnings of lines are found once per text. */
export function placer(text: string): (offset: number) => Range {
  const starts = lineStarts(text);
  return (offset) => {
    const line = lastUpTo(starts, offset);
    const column = offset - (starts[line] ?? 0) + 1;
    return { line: line + 1, column, endLine: line + 1, endColumn: column + 1 };
  };
}

/** Position of the last of some ascending numbers, the first of which is 0, that is not above another one. */
function lastUpTo(ascending: readonly number[], limit: number): number {
  let [low, high] = [0, ascending.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((ascending[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
