/** What is wrong with a file as it was typed, whatever its schema says. */
import { findInvisible } from '../lib/invisible.ts';
import { stringsOf } from '../lib/json-pointer.ts';
import { findSecrets, maskSecret } from '../lib/secrets.ts';
import { invisibleAt, invisibleIn } from '../problems/invisible.ts';
import { locate, rangeOfOffsets, textRange } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { Source } from '../types.ts';

/**
 * Invisible characters: those that are anywhere in the file, also in comments and in names of fields, and those
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

/** A line that says something before a comment. Few files have one, and to find out where texts are takes a reading of the file. */
const COMMENT_BEHIND = /^ *[^ #\n][^\n]* #/m;

/** Texts without quotes that end where a comment begins: those who write «No. # 5» do not know that the rest is lost. */
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

/** Data lies in a repository and is copied around, so it is no place for a key, not even in a comment. */
export function checkSecrets(source: Source): Problem[] {
  return findSecrets(source.text).map(({ start, end, text }) => {
    const range = rangeOfOffsets(source.lines, start, end);
    return problem('secret-in-data', { file: source.file, range }, { shown: maskSecret(text) });
  });
}
