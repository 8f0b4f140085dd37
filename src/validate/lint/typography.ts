import { rangeOfOffsets, textRange } from '../../problems/locate.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import type { TypographyRule } from '../../template-api.ts';
import type { Source } from '../../types.ts';

/**
 * Finds what the house style writes differently. Works on the text as it was typed, so that every finding has the
 * exact place of its correction and `validate --fix` can make it.
 */
export function typography(source: Source, pointers: readonly string[], rules: readonly TypographyRule[]): Problem[] {
  return pointers.flatMap((pointer) => {
    const [start, end] = textRange(source, pointer);
    const typed = source.text.slice(start, end);
    const broken = rules.filter(({ pattern }) => typed.search(pattern) !== -1);
    return broken.flatMap(({ pattern, replace }) =>
      [...typed.matchAll(pattern)].map((match) => {
        const [found] = match;
        const at = start + match.index;
        const range = rangeOfOffsets(source.lines, at, at + found.length);
        const wanted = found.replace(pattern, replace);
        return problem('text-typography', { file: source.file, pointer, range }, { found, wanted }, 'warning');
      }),
    );
  });
}
