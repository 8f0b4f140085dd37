import { findInvisible } from '../lib/invisible.ts';
import { stringsOf } from '../lib/json-pointer.ts';
import { invisibleAt, invisibleIn } from '../problems/invisible.ts';
import { locate, rangeOfOffsets } from '../problems/locate.ts';
import type { Problem } from '../problems/problem.ts';
import type { Source } from '../types.ts';

/**
 * Characters that nobody sees: those that stand anywhere in the file, also in comments and in names of fields, and those
 * that a text has by their number, as in `"\u202E"`.
 */
export function checkInvisible(source: Source): Problem[] {
  const { file, text } = source;
  const typed = invisibleIn(text, (start, end) => ({ file, range: rangeOfOffsets(source.lines, start, end) }));
  // Only what follows a backslash is written otherwise than it reads.
  if (!text.includes('\\')) return typed;
  const known = new Set(findInvisible(text).map(({ found }) => found));
  const numbered = [...stringsOf(source.value)].flatMap(({ text: value, pointer }) => {
    const first = findInvisible(value).find(({ found }) => !known.has(found));
    return first ? [invisibleAt(locate(source, pointer), first)] : [];
  });
  return [...typed, ...numbered];
}
