/**
 * Reads bodies in `multipart/form-data` (RFC 7578). Our own code, because the platform's `formData()` has no limit on the
 * number of parts and garbles letters that are not UTF-8, and a parser with limits that runs on every host rejects file
 * names in other character sets or with letters beyond Latin.
 */
import { type Decode, type Entry, looseText, type SentFile, strictText } from './read-entries.ts';

/** Maximum number of parts. The longest form has a tenth as many. */
const MAX_PARTS = 200;

/** Maximum bytes of the headers of a part. */
const MAX_HEAD = 4096;

/** A boundary as RFC 2046 permits it, quoted or not. */
const BOUNDARY = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/;

/** Returns the parameter `boundary` of a `Content-Type`. If there are several, the first one. */
function boundaryIn(type: string): string | undefined {
  const parameters = type.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g);
  for (const [, key = '', quoted, plain = ''] of parameters)
    if (key.toLowerCase() === 'boundary') return quoted?.replace(/\\(.)/g, '$1') ?? plain.trim();
  return undefined;
}

/**
 * Returns the entries of a body. One that is not `whole` ends in the middle of a part. Throws if the body is malformed, if
 * `decode` throws for a value, or if there are too many parts, of which `looseText` gets the first ones.
 *
 * @param type its `Content-Type`
 */
export function multipartEntries(
  type: string,
  body: Uint8Array,
  isWhole: boolean,
  decode: Decode = strictText,
): Entry[] {
  const boundary = boundaryIn(type) ?? '';
  if (!BOUNDARY.test(boundary)) throw new Error('There is no valid boundary.');
  const delimiter = `\r\n--${boundary}`;
  const entries: Entry[] = [];
  // The first delimiter needs no line break before it.
  let at = isAt(body, 0, delimiter.slice(2)) ? -2 : find(delimiter, body);
  while (at !== undefined) {
    const start = at + delimiter.length;
    if (isAt(body, start, '--')) return entries;
    if (entries.length === MAX_PARTS) {
      if (decode === looseText) return entries;
      throw new Error('There are too many parts.');
    }
    const next = find(delimiter, body, start);
    const entry = entryIn(body.subarray(start, next), decode);
    if (entry) entries.push(entry);
    else if (isWhole || next !== undefined) throw new Error('A part is malformed.');
    at = next;
  }
  if (isWhole) throw new Error('The last part does not end.');
  return entries;
}

/** Returns the offset of a text that begins with a carriage return and has no other like it nearby, so that this is quick. */
function find(text: string, bytes: Uint8Array, from = 0): number | undefined {
  for (let at = from; at < bytes.length; at += 1) if (bytes[at] === CR && isAt(bytes, at, text)) return at;
  return undefined;
}

const CR = 13;

function isAt(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}

/** Ends the headers of a part. */
const EMPTY_LINE = '\r\n\r\n';

/** Reads a part, from the line break after its delimiter on. Returns undefined if it is malformed. */
function entryIn(part: Uint8Array, decode: Decode): Entry | undefined {
  // Names are decoded leniently: unknown ones are ignored, and those of files are only shown.
  const start = new TextDecoder().decode(part.subarray(0, MAX_HEAD));
  const head = /^[ \t]*(\r\n[\s\S]*?\r\n)\r\n/.exec(start)?.[1];
  const disposition = head && /\r\nContent-Disposition:[ \t]*form-data[ \t]*(;[^\r\n]*)\r\n/i.exec(head)?.[1];
  if (!disposition) return undefined;
  const name = dispositionParameter(disposition, 'name');
  if (name === undefined) return undefined;
  const fileName = dispositionParameter(disposition, 'filename');
  const content = part.subarray((find(EMPTY_LINE, part) ?? 0) + EMPTY_LINE.length);
  return [name, fileName === undefined ? decode(content) : ({ name: fileName, bytes: content } satisfies SentFile)];
}

/** Browsers escape quotes and line breaks in names with a percent sign (HTML, 4.10.22.8), and no backslashes. */
function dispositionParameter(disposition: string, name: string): string | undefined {
  const [, quoted, plain] = new RegExp(`;[ \\t]*${name}=(?:"([^"]*)"|([^;"\\s]+))`, 'i').exec(disposition) ?? [];
  return (quoted ?? plain)?.replace(/%(0A|0D|22)/gi, (escaped) => decodeURIComponent(escaped));
}
