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

/**
 * Decodes for display only. Browsers without support for UTF-8 send windows-1252, of which every byte is a letter or sign.
 */
export function looseText(bytes: Uint8Array): string {
  try {
    return strictText(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Decodes the text of a body or of one of its parts. */
export type Decode = (bytes: Uint8Array) => string;

/** Returns the entries of a body in `application/x-www-form-urlencoded`. Throws if `decode` does. */
export function urlencodedEntries(body: Uint8Array, decode: Decode = strictText): (readonly [string, string])[] {
  const pairs = decode(body).split('&').filter(Boolean);
  return pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [decodeEscapes(name, decode), decodeEscapes(value.join('='), decode)];
  });
}

/** Decodes `+` and percent escapes. Like browsers, keeps a `%` that begins none. */
function decodeEscapes(text: string, decode: Decode): string {
  const spaced = text.replaceAll('+', ' ');
  if (!spaced.includes('%')) return spaced;
  const bytes = new TextEncoder().encode(spaced);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at] === 0x25 ? hexAt(bytes, at + 1) : undefined;
    bytes[length] = code ?? (bytes[at] as number);
    length += 1;
    if (code !== undefined) at += 2;
  }
  return decode(bytes.subarray(0, length));
}

function hexAt(bytes: Uint8Array, at: number): number | undefined {
  const digits = String.fromCharCode(...bytes.subarray(at, at + 2));
  return /^[0-9a-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : undefined;
}
