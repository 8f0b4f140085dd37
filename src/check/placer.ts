import type { Range } from '../problems/problem.ts';

/** Offset in a text → the place of the one character there. The beginnings of lines are found once per text. */
export function placer(text: string): (offset: number) => Range {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const line = Math.max(
      0,
      starts.findLastIndex((start) => start <= offset),
    );
    const column = offset - (starts[line] ?? 0) + 1;
    return { line: line + 1, column, endLine: line + 1, endColumn: column + 1 };
  };
}
