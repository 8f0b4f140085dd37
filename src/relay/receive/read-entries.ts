/** Decodes the entries of a submitted form. Only UTF-8 is accepted, so that no letter is stored garbled. */

/** A file that came with a form. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The value of a part of `multipart/form-data` is a file if it has a file name. */
export type Entry = readonly [name: string, value: unknown];

/** Decodes UTF-8, without a byte order mark. Throws TypeError for anything else. */
export const strictText = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Decodes for display only: what is not UTF-8 becomes U+FFFD. */
export const looseText = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Decodes the text of a body or of one of its parts. */
export type Decode = (bytes: Uint8Array) => string;

/** Returns the entries of a body in `application/x-www-form-urlencoded`. Throws if `decode` does, also for escaped bytes. */
export function urlencodedEntries(body: Uint8Array, decode: Decode = strictText): [name: string, value: string][] {
  const text = decode(body);
  // Only escaped letters: where a value has a broken escape, Node would cut the others to one byte.
  const entries = [...new URLSearchParams(text.replace(/[^\0-\x7f]+/g, encodeURIComponent))];
  // Visitors hardly ever enter U+FFFD. It is what the platform makes of bytes that are not UTF-8.
  const isGarbled = entries.flat().join('').includes('\ufffd') && !/\ufffd|%EF%BF%BD/i.test(text);
  if (isGarbled && decode === strictText) throw new TypeError('The escapes are not in UTF-8.');
  return entries;
}
