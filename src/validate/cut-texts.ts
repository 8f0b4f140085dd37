import { rangeOfOffsets, textRange } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { Source } from '../types.ts';

/** A line that says something before a comment. Few files have one, and where texts stand takes a reading of the file. */
const COMMENT_BEHIND = /^ *[^ #\n][^\n]* #/m;

/** Texts without quotes that end where a comment begins: nobody who writes «No. # 5» knows that the rest is lost. */
export function cutTexts(source: Source, pointers: readonly string[]): Problem[] {
  const { file, text } = source;
  if (!COMMENT_BEHIND.test(text)) return [];
  return pointers.flatMap((pointer) => {
    const [start, end] = textRange(source, pointer);
    const lineEnd = text.indexOf('\n', end);
    const behind = text.slice(end, lineEnd === -1 ? undefined : lineEnd);
    if (start === end || /["'>|]/.test(text.charAt(start)) || !/^ +#/.test(behind)) return [];
    const hash = end + behind.indexOf('#');
    const range = rangeOfOffsets(source.lines, hash, end + behind.trimEnd().length);
    return [problem('text-cut', { file, pointer, range }, { lost: behind.trim() }, 'warning')];
  });
}
