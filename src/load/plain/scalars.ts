/** Offsets in the text of a file, end exclusive. */
export type Range = readonly [start: number, end: number];

/** A text, number or truth value. */
export interface PlainScalar {
  readonly value: unknown;
  readonly range: Range;
  /** Where the line after it begins. */
  readonly next: number;
}

/** What may follow a text in quotes: the end of its line, or a comment. */
const REST = / *(?: #[^\n]*)?\n/y;

const DOUBLE = /"([^"\\\n]*)"/y;
const SINGLE = /'((?:[^'\n]|'')*)'/y;

/** A text in double quotes that needs one line and no backslash. */
export const readDouble = (text: string, at: number): PlainScalar | undefined =>
  quoted(text, at, DOUBLE, (inner) => inner);

/** A text in single quotes that needs one line. */
export const readSingle = (text: string, at: number): PlainScalar | undefined =>
  quoted(text, at, SINGLE, (inner) => inner.replaceAll("''", "'"));

function quoted(text: string, at: number, pattern: RegExp, read: (inner: string) => string): PlainScalar | undefined {
  pattern.lastIndex = at;
  const [whole, inner = ''] = pattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const end = at + whole.length;
  REST.lastIndex = end;
  const rest = REST.exec(text);
  return rest ? { value: read(inner), range: [at, end], next: end + rest[0].length } : undefined;
}

/** `>-`, `|` and their like. Numbers and a plus sign after it are for the full parser. */
const HEADER = /([>|])(-?)\n/y;

/**
 * A text in a block of its own, whose lines are joined (`>`) or kept (`|`).
 *
 * @param column of the field or item it belongs to: the text is indented deeper
 */
export function readBlock(text: string, at: number, column: number): PlainScalar | undefined {
  HEADER.lastIndex = at;
  const [header, style = '', chomp] = HEADER.exec(text) ?? [];
  if (header === undefined) return undefined;
  const first = at + header.length;
  const indent = indentOf(text, first);
  if (indent <= column || text[first + indent] === '\n') return undefined;
  let value = '';
  let empty = 0;
  let start = first;
  let end = first;
  for (let lineEnd: number; start < text.length; start = lineEnd + 1) {
    lineEnd = text.indexOf('\n', start);
    const spaces = indentOf(text, start);
    const isEmpty = start + spaces === lineEnd;
    // A line of spaces may be more than empty, and one that is indented deeper keeps its form.
    if (isEmpty ? spaces > 0 : style === '>' && spaces > indent) return undefined;
    if (isEmpty) empty += 1;
    else if (spaces < indent) break;
    else {
      if (start > first) value += between(style, empty);
      value += text.slice(start + indent, lineEnd);
      empty = 0;
      end = lineEnd + 1;
    }
  }
  return { value: chomp === '' ? `${value}\n` : value, range: [at, end], next: start };
}

/** What stands between two lines of a text once they are joined. */
const between = (style: string, empty: number) =>
  style === '>' ? (empty === 0 ? ' ' : '\n'.repeat(empty)) : '\n'.repeat(empty + 1);

/** With which signs words without quotes begin here, beside letters that are not English. YAML knows more. */
const FIRST = /[A-Za-z0-9(«/°µ\u00c0-\u024f]|-(?=\d)/y;

/** True for a line with something in it that ends its words, or makes something else of them. */
const isMore = (line: string) => line.includes(' #') || line.includes(': ') || line.endsWith(':');

/** Words without quotes, on one or several lines. */
export function readWords(text: string, at: number, column: number): PlainScalar | undefined {
  let value = '';
  let empty = 0;
  let end = at;
  let start = at;
  for (let lineEnd: number; start < text.length; start = lineEnd + 1) {
    lineEnd = text.indexOf('\n', start);
    const spaces = indentOf(text, start);
    if (start + spaces === lineEnd) {
      empty += 1;
      continue;
    }
    if (start > at && spaces <= column) break;
    FIRST.lastIndex = start + spaces;
    end = endOfWords(text, lineEnd);
    const line = text.slice(start + spaces, end);
    if (!FIRST.test(text) || isMore(line)) return undefined;
    if (start > at) value += between('>', empty);
    value += line;
    empty = 0;
  }
  const meaning = meaningOf(value);
  return meaning && { ...meaning, range: [at, end], next: start };
}

const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/;

/** Whatever might be a number in some other notation. */
const MAYBE_NUMBER = /^[-+.]?[\d.][\da-fox_.+-]*$/i;

/** What words mean without quotes (YAML 1.2, core schema). Undefined where that takes a closer look. */
function meaningOf(words: string): { readonly value: unknown } | undefined {
  if (NUMBER.test(words) && words !== '-0') return { value: Number(words) };
  if (MAYBE_NUMBER.test(words)) return undefined;
  switch (words.length <= 5 ? words.toLowerCase() : '') {
    case 'true':
    case 'false':
    case 'null':
      return words === 'true' || words === 'false' ? { value: words === 'true' } : undefined;
    default:
      return { value: words };
  }
}

function indentOf(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) === SPACE) at += 1;
  return at - start;
}

/** Spaces at the end of a line do not belong to its words. */
function endOfWords(text: string, lineEnd: number): number {
  let end = lineEnd;
  while (text.charCodeAt(end - 1) === SPACE) end -= 1;
  return end;
}

const SPACE = 0x20;
