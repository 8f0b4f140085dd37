import { rangeOfOffsets, textRange } from '../../problems/locate.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import type { TypographyRule } from '../../template-api.ts';
import type { Source } from '../../types.ts';

/**
 * Finds what the house style writes differently. Works on the text as it was typed, so that every finding has the
 * exact place of its correction and `validate --fix` can make it.
 */
export function typography(source: Source, pointers: readonly string[], rules: readonly TypographyRule[]): Problem[] {
  // What is in no line of the file is in no text of it. That leaves few rules to ask text by text.
  const suspects = rules.filter(({ pattern }) => source.text.search(pattern) !== -1);
  if (suspects.length === 0) return [];
  return pointers.flatMap((pointer) => {
    const { start, typed, isQuoted } = insideQuotes(source.text, ...textRange(source, pointer));
    const broken = suspects.filter(({ pattern }) => typed.search(pattern) !== -1);
    return broken.flatMap(({ pattern, replace }) =>
      [...typed.matchAll(pattern)].map((match) => {
        const { found, wanted, at } = correctionOf(typed, match, replace, isQuoted);
        const range = rangeOfOffsets(source.lines(), start + at, start + at + found.length);
        const params = { found, wanted, ...restOfWord(typed, at, found) };
        return problem('text-typography', { file: source.file, pointer, range }, params, 'warning');
      }),
    );
  });
}

/** What has to replace a match. A text that would then be a number is corrected as a whole, and gets its quotes. */
function correctionOf(typed: string, match: RegExpExecArray, replace: string, isQuoted: boolean) {
  const [found] = match;
  const wanted = replacement(match, replace);
  const whole = typed.slice(0, match.index) + wanted + typed.slice(match.index + found.length);
  return !isQuoted && NUMBER.test(whole)
    ? { found: typed, wanted: `"${whole}"`, at: 0 }
    : { found, wanted, at: match.index };
}

/** What YAML takes for a number unless it is in quotation marks. */
const NUMBER = /^\d+(?:\.\d+)?$/;

/** A finding is about a part of a word or of a number, and people think of the whole. */
function restOfWord(typed: string, start: number, found: string): { before?: string; after?: string } {
  const end = start + found.length;
  const before = /^\S/.test(found)
    ? /[^\s«»‹›„“”"()]*$/.exec(typed.slice(Math.max(0, start - LONGEST), start))?.[0]
    : '';
  const after = /\S$/.test(found)
    ? /^[^\s«»‹›„“”"()]*?(?=[.,;:!?…]*(?:[\s«»‹›„“”"()]|$))/.exec(typed.slice(end, end + LONGEST))?.[0]
    : '';
  return { ...(before && { before }), ...(after && { after }) };
}

/** In characters. What is longer is no word. */
const LONGEST = 40;

/** A text as it was typed, and where it begins. The quotes around it are YAML's: no rule may take them for its own. */
function insideQuotes(text: string, start = 0, end = 0) {
  const isQuoted = text[start] === '"' || text[start] === "'";
  const width = isQuoted ? 1 : 0;
  return { start: start + width, typed: text.slice(start + width, end - width), isQuoted };
}

/**
 * What a rule writes for a match. Asking the pattern again would not do: what is around the match, and may have been
 * the reason for it, is not part of it.
 */
const replacement = (match: RegExpExecArray, replace: string) =>
  replace.replace(/\$([1-9])/g, (_, group) => match[group] ?? '');
