/** New text for a data file, written as a careful person would: plain where that is safe, folded where it is long. */
import { Document, isCollection, isPair, visit } from 'yaml';

/** Characters in the longest line that is written. */
export const WIDTH = 120;
/** Characters of a line however deep it is indented. */
const NARROWEST = 40;

export interface Style {
  /** Column (from 0) at which the text begins, and below which its other lines begin. */
  readonly column: number;
  /** True inside brackets and braces, where all is one line. */
  readonly inFlow?: boolean;
  /** True puts every text into double quotes: the way that always reads as it is meant. */
  readonly quoted?: boolean;
}

export const pad = (column: number) => ' '.repeat(column);

/** True for texts, numbers and truth values. */
export const isSingle = (value: unknown) => typeof value !== 'object' || value === null;

/** A value as the library writes it, with long texts below `>-`. */
export function printValue(value: unknown, { column, inFlow = false, quoted = false }: Style): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Collection(_key, node) {
      node.flow = inFlow || node.items.length === 0;
    },
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return;
      if (quoted) node.type = 'QUOTE_DOUBLE';
      else if (!inFlow && isLong(node.value, column + columnIn(path))) node.type = 'BLOCK_FOLDED';
    },
  });
  const written = document.toString({
    lineWidth: inFlow ? 0 : Math.max(NARROWEST, WIDTH - column),
    doubleQuotedAsJSON: true,
    doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
    singleQuote: false,
  });
  return written.replace(/\n$/, '').replace(/\n(?=[^\n])/g, `\n${pad(column)}`);
}

const isLong = (text: string, column: number) => text.includes('\n') || column + text.length > WIDTH;

/** Where a text begins that is in these groups and lists, as seen from the first of them. */
function columnIn(path: readonly unknown[]): number {
  const depth = path.filter(isCollection).length;
  const pair = path.at(-1);
  return 2 * Math.max(0, depth - 1) + (isPair(pair) ? String(pair.key).length + 2 : 2);
}

/** Below `>-`, broken at spaces. A line of `before` stays where the text around it has not changed. */
export function folded(value: string, indent: number, before: readonly string[] = []): string {
  const { body, mark } = chomped(value);
  const old = paragraphs(before);
  const texts = body.split('\n');
  const lines = texts.flatMap((text, index) => {
    const same = old.find((each) => each.join(' ') === text) ?? (old.length === texts.length ? old[index] : undefined);
    const own = text === '' ? [] : rebroken(text, same ?? [], Math.max(NARROWEST, WIDTH - indent));
    return index === 0 ? own : ['', ...own];
  });
  return block(`>${mark}`, lines, indent);
}

/** Below `|`, line by line. */
export function literal(value: string, indent: number): string {
  const { body, mark } = chomped(value);
  return block(`|${mark}`, body.split('\n'), indent);
}

const chomped = (value: string) =>
  value.endsWith('\n') ? { body: value.slice(0, -1), mark: '' } : { body: value, mark: '-' };

const block = (head: string, lines: readonly string[], indent: number) =>
  [head, ...lines.map((line) => (line === '' ? '' : pad(indent) + line))].join('\n');

/** Lines between empty ones. */
function paragraphs(lines: readonly string[]): readonly (readonly string[])[] {
  const found: string[][] = [[]];
  for (const line of lines) {
    if (line === '') found.push([]);
    else found.at(-1)?.push(line);
  }
  return found;
}

/** Breaks a text into lines: as it was before its change and after it, and as late as possible in between. */
function rebroken(text: string, before: readonly string[], width: number): readonly string[] {
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
  const middle = wrapped(rest, width);
  const after = before.slice(tail);
  // Where the text has become longer by a line, what follows closes up.
  const fits = middle.length <= Math.max(1, tail - head);
  return [...before.slice(0, head), ...(fits ? [...middle, ...after] : wrapped([rest, ...after].join(' '), width))];
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  // A line that ends or begins with a space would not be joined as it was broken.
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
