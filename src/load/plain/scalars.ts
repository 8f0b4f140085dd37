import { ODD_SPACES } from '../../lib/invisible.ts';

/** Offsets in the text of a file, end exclusive. */
export type Range = readonly [start: number, end: number];

/** A text, number or truth value. */
export interface Scalar {
  readonly value: unknown;
  readonly range: Range;
}

/** One that has its last line to itself. */
export interface LastInLine extends Scalar {
  /** Where the line after it begins. */
  readonly next: number;
}

/** The rest of a line that says nothing: spaces and a comment. */
const REST = / *(?: #[^\n]*)?\n/y;

/** Where the next line begins, if this one says nothing more. */
export function endOfLine(text: string, at: number): number | undefined {
  REST.lastIndex = at;
  const rest = REST.exec(text);
  return rest ? at + rest[0].length : undefined;
}

const DOUBLE = /"([^"\\\n]*)"/y;
const SINGLE = /'((?:[^'\n]|'')*)'/y;

/** A text in quotes that needs one line and, in double quotes, no backslash. */
export function readQuoted(text: string, at: number): Scalar | undefined {
  const isDouble = text[at] === '"';
  const pattern = isDouble ? DOUBLE : SINGLE;
  pattern.lastIndex = at;
  const [whole, inner = ''] = pattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { value: isDouble ? inner : inner.replaceAll("''", "'"), range: [at, at + whole.length] };
}

/** `>-`, `|` and their like. Numbers and a plus sign after it are for the full parser. */
const HEADER = /([>|])(-?)\n/y;

/**
 * A text in a block of its own, whose lines are joined (`>`) or kept (`|`).
 *
 * @param column of the field or item it belongs to: the text is indented deeper
 */
export function readBlock(text: string, at: number, column: number): LastInLine | undefined {
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
    else if (ODD_SPACES.includes(text.charAt(start + spaces))) return undefined;
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

/** Words without quotes, on one line. Where they go on in the next, that line is indented like no field or item. */
export function readWords(text: string, at: number): LastInLine | undefined {
  FIRST.lastIndex = at;
  if (!FIRST.test(text)) return undefined;
  const lineEnd = text.indexOf('\n', at);
  const end = endOfWords(text, lineEnd);
  const words = text.slice(at, end);
  const meaning = isMore(words) ? undefined : meaningOf(words);
  return meaning && { ...meaning, range: [at, end], next: lineEnd + 1 };
}

const WORDS_IN_BRACKETS = /[^\n,[\]{}#:]+/y;

/** Words without quotes in brackets, on one line. */
export function readWordsInBrackets(text: string, at: number): Scalar | undefined {
  FIRST.lastIndex = at;
  WORDS_IN_BRACKETS.lastIndex = at;
  const [typed] = (FIRST.test(text) && WORDS_IN_BRACKETS.exec(text)) || [];
  if (typed === undefined) return undefined;
  const end = endOfWords(text, at + typed.length);
  const meaning = meaningOf(text.slice(at, end));
  return meaning && { ...meaning, range: [at, end] };
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

const indentOf = (text: string, start: number) => afterSpaces(text, start) - start;

/** Where the first sign stands that is no space. */
export function afterSpaces(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === SPACE) at += 1;
  return at;
}

/** Spaces at the end do not belong to words. */
function endOfWords(text: string, last: number): number {
  let end = last;
  while (text.charCodeAt(end - 1) === SPACE) end -= 1;
  return end;
}

const SPACE = 0x20;
