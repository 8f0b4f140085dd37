/**
 * Reads bodies in `multipart/form-data` (RFC 7578). Our own code, because the platform's `formData()` has no limit on the
 * number of parts and garbles letters that are not UTF-8, and a parser with limits that runs on every host rejects file
 * names in other character sets or with letters beyond Latin.
 */
import { orUndefined } from '../base/lib/collections.ts';
import { type Decode, type Entry, type SentFile, strictText } from './read-entries.ts';

/** Maximum number of parts. The longest form has a tenth as many. */
const MAX_PARTS = 200;

/** Maximum bytes of the headers of a part. */
const MAX_HEAD = 4096;

/** A boundary as RFC 2046 permits it, quoted or not. */
const BOUNDARY = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/;

/** Returns the value of a parameter of a `Content-Type`, `charset` or `boundary`. If there are several, the first one. */
export function parameterOf(type: string, name: string): string | undefined {
  const parameters = type.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g);
  for (const [, key = '', quoted, plain = ''] of parameters)
    if (key.toLowerCase() === name) return quoted?.replace(/\\(.)/g, '$1') ?? plain.trim();
  return undefined;
}

/**
 * Creates a search for the ends of parts in a body that arrives in chunks. Returns undefined if the `Content-Type` has no
 * valid boundary.
 */
export function createPartFinder(type: string) {
  const boundary = parameterOf(type, 'boundary') ?? '';
  if (!BOUNDARY.test(boundary)) return undefined;
  const pattern = new TextEncoder().encode(`\r\n--${boundary}`);
  const fallback = fallbacksOf(pattern);
  /** Offsets at which a delimiter begins, without its line break. */
  const delimiters: number[] = [];
  // The first delimiter needs no line break before it.
  let matched = 2;
  let offset = 0;
  return {
    /** Searches a chunk. Returns false if there are too many parts. */
    search(chunk: Uint8Array): boolean {
      // Knuth, Morris and Pratt: its time does not depend on the content.
      for (let at = 0; at < chunk.length; at += 1) {
        while (matched > 0 && chunk[at] !== pattern[matched]) matched = fallback[matched - 1] as number;
        if (chunk[at] === pattern[matched]) matched += 1;
        if (matched < pattern.length) continue;
        delimiters.push(offset + at + 3 - pattern.length);
        if (delimiters.length > MAX_PARTS) return false;
        matched = fallback[matched - 1] as number;
      }
      offset += chunk.length;
      return true;
    },
    /**
     * Returns the entries of a body, all of which was searched. A body that is not `whole` ends in the middle of a part.
     * Throws if the body is malformed, or if `decode` throws for a value.
     */
    entriesIn(body: Uint8Array, isWhole: boolean, decode: Decode = strictText): Entry[] {
      const entries: Entry[] = [];
      for (const [index, delimiter] of delimiters.entries()) {
        const start = delimiter + pattern.length - 2;
        if (isAt(body, start, '--')) return entries;
        const next = delimiters[index + 1];
        const part = body.subarray(start, next === undefined ? body.length : next - 2);
        const entry = entryIn(part, decode);
        if (entry) entries.push(entry);
        else if (isWhole || next !== undefined) throw new Error('A part is malformed.');
      }
      if (isWhole) throw new Error('The last part does not end.');
      return entries;
    },
  };
}

/** For each prefix of the pattern, the length of the longest shorter prefix that is also its end. */
function fallbacksOf(pattern: Uint8Array): readonly number[] {
  const lengths = [0];
  for (let at = 1; at < pattern.length; at += 1) {
    let length = lengths[at - 1] as number;
    while (length > 0 && pattern[at] !== pattern[length]) length = lengths[length - 1] as number;
    lengths.push(pattern[at] === pattern[length] ? length + 1 : 0);
  }
  return lengths;
}

const isAt = (bytes: Uint8Array, at: number, text: string) =>
  String.fromCharCode(...bytes.subarray(at, at + text.length)) === text;

/** Reads a part, from the line break after its delimiter on. Returns undefined if it is malformed. */
function entryIn(part: Uint8Array, decode: Decode): Entry | undefined {
  // Names are decoded leniently: unknown ones are ignored, and those of files are only shown.
  const start = new TextDecoder().decode(part.subarray(0, MAX_HEAD));
  const head = /^[ \t]*(\r\n[\s\S]*?\r\n)\r\n/.exec(start)?.[1];
  const disposition = head && /\r\nContent-Disposition:[ \t]*form-data[ \t]*(;[^\r\n]*)\r\n/i.exec(head)?.[1];
  if (!disposition) return undefined;
  const name = dispositionParameter(disposition, 'name');
  if (name === undefined) return undefined;
  const fileName = extendedName(disposition) ?? dispositionParameter(disposition, 'filename');
  const content = part.subarray(endOfHead(part));
  return [name, fileName === undefined ? decode(content) : ({ name: fileName, bytes: content } satisfies SentFile)];
}

const CR = 13;

/** Returns the offset after the first empty line, which is within `MAX_HEAD`. */
function endOfHead(part: Uint8Array): number {
  for (let at = part.indexOf(CR); ; at = part.indexOf(CR, at + 1))
    if (part[at + 2] === CR && isAt(part, at, '\r\n\r\n')) return at + 4;
}

/** Browsers escape quotes and line breaks in names with a percent sign (HTML, 4.10.22.8), and no backslashes. */
function dispositionParameter(disposition: string, name: string): string | undefined {
  const [, quoted, plain] = new RegExp(`;[ \\t]*${name}=(?:"([^"]*)"|([^;"\\s]+))`, 'i').exec(disposition) ?? [];
  return (quoted ?? plain)?.replace(/%(0A|0D|22)/gi, (escaped) => decodeURIComponent(escaped));
}

/** Returns the file name in the notation of RFC 8187, which only programs send, if it is valid. */
function extendedName(disposition: string): string | undefined {
  const encoded = /;[ \t]*filename\*=utf-8'[^']*'([^;\s]*)/i.exec(disposition)?.[1];
  return encoded === undefined ? undefined : orUndefined(() => decodeURIComponent(encoded));
}
