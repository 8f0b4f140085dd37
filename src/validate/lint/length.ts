import { locate } from '../../problems/locate.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import { bodyTexts, type PageText } from './page-text.ts';
import { hashWords } from './words.ts';

/** A page has as many words as its type promises: enough to help, and no more than the stated reading time. */
export function length(page: PageText): Problem[] {
  const { type, data, source } = page.entry;
  const wanted = type.length?.(data);
  if (!wanted) return [];
  const counted = bodyTexts(page).filter(({ pointer }) => wanted.parts.some((part) => pointer.startsWith(part)));
  let words = 0;
  for (const { value } of counted) {
    words += hashWords(value).length;
    // Where there is no most, nobody asks how many more there are.
    if (words >= wanted.min && wanted.max === Number.POSITIVE_INFINITY) return [];
  }
  if (words >= wanted.min && words <= wanted.max) return [];
  const place = locate(source, wanted.statedAt, 'key');
  return words < wanted.min
    ? [problem('text-short', place, { words, min: wanted.min })]
    : [problem('text-long', place, { words, max: wanted.max })];
}
