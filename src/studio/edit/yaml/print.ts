/** Prints values as YAML, in the style of the hand-written files: unquoted where that is safe, folded if long. */
import { Document, isCollection, isPair, visit } from 'yaml';
import { wrapped } from '../../../base/lib/texts.ts';

/** Maximum length of a line, in characters. */
export const LINE_WIDTH = 120;
/** Minimum line width for deeply indented text, in characters. */
const MIN_WIDTH = 40;

export interface Style {
  /** Zero-based column of the first line, and indentation of the others. */
  readonly column: number;
  /** True inside brackets and braces, where everything is on one line. */
  readonly inFlow?: boolean;
  /** True puts every string into double quotes, the only style that represents any string. */
  readonly quoted?: boolean;
}

export const pad = (column: number) => ' '.repeat(column);

/** True for strings, numbers, booleans and null. */
export const isPrimitive = (value: unknown): value is string | number | boolean | null | undefined =>
  typeof value !== 'object' || value === null;

/** Prints a value with the library, and long strings as folded blocks (`>-`). */
export function printValue(value: unknown, { column, inFlow = false, quoted = false }: Style): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Collection(_key, node) {
      node.flow = inFlow || node.items.length === 0;
    },
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return;
      if (quoted) node.type = 'QUOTE_DOUBLE';
      else if (!inFlow && needsFolding(node.value, column + columnIn(path))) node.type = 'BLOCK_FOLDED';
    },
  });
  const written = document.toString({
    lineWidth: inFlow ? 0 : Math.max(MIN_WIDTH, LINE_WIDTH - column),
    doubleQuotedAsJSON: true,
    doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
    singleQuote: false,
  });
  return written.replace(/\n$/, '').replace(/\n(?=[^\n])/g, `\n${pad(column)}`);
}

const needsFolding = (text: string, column: number) => text.includes('\n') || column + text.length > LINE_WIDTH;

/** Column of a string in nested groups and lists, relative to the outermost one. */
function columnIn(path: readonly unknown[]): number {
  const depth = path.filter(isCollection).length;
  const pair = path.at(-1);
  return 2 * Math.max(0, depth - 1) + (isPair(pair) ? String(pair.key).length + 2 : 2);
}

/** Prints a folded block (`>` or `>-`). Keeps the line breaks of `before` where the text is unchanged. */
export function folded(value: string, indent: number, before: readonly string[] = []): string {
  const { body, chomping } = splitChomping(value);
  const old = paragraphs(before);
  const texts = body.split('\n');
  const lines = texts.flatMap((text, index) => {
    const same = old.find((each) => each.join(' ') === text) ?? (old.length === texts.length ? old[index] : undefined);
    const own = text === '' ? [] : rewrapped(text, same ?? [], Math.max(MIN_WIDTH, LINE_WIDTH - indent));
    return index === 0 ? own : ['', ...own];
  });
  return block(`>${chomping}`, lines, indent);
}

/** Prints a literal block (`|` or `|-`). */
export function literal(value: string, indent: number): string {
  const { body, chomping } = splitChomping(value);
  return block(`|${chomping}`, body.split('\n'), indent);
}

/** The chomping indicator `-` strips the final line break. */
const splitChomping = (value: string) =>
  value.endsWith('\n') ? { body: value.slice(0, -1), chomping: '' } : { body: value, chomping: '-' };

const block = (head: string, lines: readonly string[], indent: number) =>
  [head, ...lines.map((line) => (line === '' ? '' : pad(indent) + line))].join('\n');

/** Splits lines into paragraphs at empty lines. */
function paragraphs(lines: readonly string[]): readonly (readonly string[])[] {
  const found: string[][] = [[]];
  for (const line of lines) {
    if (line === '') found.push([]);
    else found.at(-1)?.push(line);
  }
  return found;
}

/** Wraps a text, keeping the line breaks before and after the changed part. */
function rewrapped(text: string, before: readonly string[], width: number): readonly string[] {
  if (before.join(' ') === text) return before;
  let rest = text;
  let head = 0;
  for (let line = before[head]; line !== undefined && rest.startsWith(`${line} `); line = before[head]) {
    rest = rest.slice(line.length + 1);
    head += 1;
  }
  let tail = before.length;
  for (let line = before[tail - 1]; tail > head && line !== undefined && rest.endsWith(` ${line}`); ) {
    rest = rest.slice(0, -line.length - 1);
    tail -= 1;
    line = before[tail - 1];
  }
  const middle = wrappedText(rest, width);
  const after = before.slice(tail);
  // If the changed part needs more lines than before, wraps everything after it as well.
  const fits = middle.length <= Math.max(1, tail - head);
  return [...before.slice(0, head), ...(fits ? [...middle, ...after] : wrappedText([rest, ...after].join(' '), width))];
}

/** Breaks only at single spaces: YAML would not restore a space at the start or end of a line. */
const wrappedText = (text: string, width: number) => wrapped(text.split(/(?<=\S) (?=\S)/), width);
