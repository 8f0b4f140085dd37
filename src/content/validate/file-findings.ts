/** Findings of a single file, found in its notes and in its source. */

import type { Source } from '../../api/types.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { locate, locateText, placeIn, textRange } from '../../base/findings/locate.ts';
import { invisibleAt, invisibleIn } from '../../base/findings/text-invisible.ts';
import { findInvisible } from '../../base/lib/invisible.ts';
import { stringsOf } from '../../base/lib/json-pointer.ts';
import { findSecrets, maskSecret } from '../../base/lib/secrets.ts';
import type { Notes } from './validators/keywords.ts';

/** Reports mistakes inside text fields: unclosed markers, forbidden HTML. */
export const checkMarkup = (source: Source, notes: Notes['markup']): Finding[] =>
  notes.map(({ words, pointer, ...found }) => ({ ...found, place: locateText(source, pointer, words) }) as Finding);

/** An escape in double quotes: `\x1d`, `\u202E`. A backslash before another one is none. */
const ESCAPE = /\\(?:(x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8})|.)/gis;

/**
 * Reports invisible characters, both literal ones anywhere in the file, including comments and keys, and escaped ones in
 * strings, such as `"\u202E"`.
 */
export function checkInvisible(source: Source): Finding[] {
  const { text } = source;
  const typed = invisibleIn(text, (start, end) => placeIn(source, start, end));
  // Only a backslash can produce a character that is not in the source.
  if (!text.includes('\\')) return typed;
  const literal = new Set(findInvisible(text).map(({ found }) => found));
  const escaped = stringsOf(source.value).flatMap(({ text: value, pointer }) => {
    const hidden = new Map(findInvisible(value).map((each) => [each.found, each]));
    for (const found of literal) hidden.delete(found);
    const [first] = hidden.values();
    if (!first) return [];
    const [start, end] = textRange(source, pointer);
    const escapes = [...text.slice(start, end).matchAll(ESCAPE)].flatMap(({ 0: words, 1: code, index }) => {
      const each = code && hidden.get(String.fromCodePoint(Number.parseInt(code.slice(1), 16)));
      const place = placeIn(source, start + index, start + index + words.length, pointer);
      return each ? [invisibleAt(place, each, words)] : [];
    });
    return escapes.length > 0 ? escapes : [invisibleAt(locate(source, pointer), first)];
  });
  return [...typed, ...escaped];
}

/** A line with content before a comment: a fast filter, because few files have one and locating texts means parsing. */
const TRAILING_COMMENT = /^ *[^ #\n][^\n]* #/m;

/** Warns of unquoted texts followed by a comment: in «No. # 5», YAML drops what follows the number sign. */
export function cutTexts(source: Source, pointers: readonly string[]): Finding[] {
  const { text } = source;
  if (!TRAILING_COMMENT.test(text)) return [];
  return pointers.flatMap((pointer) => {
    const [start, end] = textRange(source, pointer);
    const lineEnd = text.indexOf('\n', end);
    const rest = text.slice(end, lineEnd === -1 ? undefined : lineEnd);
    if (start === end || /["'>|]/.test(text.charAt(start)) || !/^ +#/.test(rest)) return [];
    const hash = end + rest.indexOf('#');
    const place = placeIn(source, hash, end + rest.trimEnd().length, pointer);
    return [finding('text-cut', place, { lost: rest.trim() }, 'warning')];
  });
}

/** Reports API keys anywhere in a file, including comments: data files are committed and copied around. */
export const checkSecrets = (source: Source): Finding[] =>
  findSecrets(source.text).map(({ start, end, text }) =>
    finding('secret-exposed', placeIn(source, start, end), { shown: maskSecret(text) }),
  );
