/** What is wrong with a file by itself: as our own keywords noted it, and as it was typed. */
import { findInvisible } from '../lib/invisible.ts';
import { stringsOf } from '../lib/json-pointer.ts';
import { findSecrets, maskSecret } from '../lib/texts.ts';
import { parseUrl } from '../lib/url.ts';
import { invisibleAt, invisibleIn } from '../problems/invisible.ts';
import { locate, locateText, rangeOfOffsets, textRange } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { Environment } from '../template-api.ts';
import type { Source } from '../types.ts';
import type { Notes } from './keywords.ts';

/** What is wrong inside text fields: unclosed markers, HTML that is not allowed. */
export const checkMarkup = (source: Source, notes: Notes['markup']): Problem[] =>
  notes.map(({ words, pointer, ...found }) => ({ ...found, place: locateText(source, pointer, words) }) as Problem);

/**
 * A setting that puts keys into the pages is allowed, but never unnoticed. With an environment, the keys must be there:
 * without them nothing would be published, so that is the only finding then.
 */
export function checkPublished(source: Source, published: Notes['published'], env: Environment | undefined): Problem[] {
  return published.map(({ variables, pointer }) => {
    const place = locate(source, pointer);
    const missing = env ? variables.filter((name) => !env[name]) : [];
    return missing.length > 0
      ? problem('delivery-key-missing', place, { variables: missing })
      : problem('delivery-direct', place, { variables }, 'warning');
  });
}

/**
 * One fact that several places state for themselves, such as opening hours. Where they differ, a reader is told two
 * truths. That may be meant, so it is a warning, and the data can acknowledge it with a reason, for as long as they differ.
 */
export function checkContexts(source: Source, { contexts, acknowledged }: Notes): Problem[] {
  return contexts.flatMap(({ fact, pointer, value }) => {
    const differs = new Set(Object.values(value).map((each) => JSON.stringify(each))).size > 1;
    const reasons = acknowledged.filter((each) => each.fact === fact);
    if (!differs)
      return reasons.map((each) => problem('context-agrees', locate(source, each.pointer), { fact }, 'warning'));
    if (reasons.length > 0) return [];
    return [problem('context-differs', locate(source, pointer), { fact, places: Object.keys(value) }, 'warning')];
  });
}

/** A page loads nothing from other servers. A field may name a file there all the same, and those who fill it in have to know. */
export const checkForeign = (source: Source, foreign: Notes['foreign']): Problem[] =>
  foreign.flatMap(({ href, pointer }) => {
    // What is no address at all is a finding of its own.
    const host = parseUrl(href)?.host;
    return host ? [problem('reference-foreign', locate(source, pointer), { href, host }, 'warning')] : [];
  });

/**
 * Invisible characters: those that are anywhere in the file, also in comments and in names of fields, and those
 * that a text has by their number, as in `"\u202E"`.
 */
export function checkInvisible(source: Source): Problem[] {
  const { file, text } = source;
  const typed = invisibleIn(text, (start, end) => ({ file, range: rangeOfOffsets(source.lines(), start, end) }));
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
    const range = rangeOfOffsets(source.lines(), hash, end + behind.trimEnd().length);
    return [problem('text-cut', { file, pointer, range }, { lost: behind.trim() }, 'warning')];
  });
}

/** Data lies in a repository and is copied around, so it is no place for a key, not even in a comment. */
export function checkSecrets(source: Source): Problem[] {
  return findSecrets(source.text).map(({ start, end, text }) => {
    const range = rangeOfOffsets(source.lines(), start, end);
    return problem('secret-in-data', { file: source.file, range }, { shown: maskSecret(text) });
  });
}
