/** New text for a data file, written as a careful person would: plain where that is safe, folded where it is long. */

/** Characters in the longest line that is written. */
export const WIDTH = 120;
/** Characters of a line however deep it is indented. */
const NARROWEST = 40;

export interface Style {
  /** Column (from 0) below which continued lines begin. */
  readonly indent: number;
  /** Column at which the text begins. */
  readonly column: number;
  /** True inside brackets and braces, where a text is one line. */
  readonly inFlow?: boolean;
  /** True puts every text into double quotes: the way that always reads as it is meant. */
  readonly quoted?: boolean;
}

export const pad = (column: number) => ' '.repeat(column);

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for texts, numbers and truth values. */
export const isSingle = (value: unknown) => typeof value !== 'object' || value === null;

const isEmpty = (value: object) => Object.keys(value).length === 0;

/** A value as it follows `- `: a group or list goes on below, from the column where it begins. */
export function printValue(value: unknown, style: Style): string {
  if (isSingle(value)) return printSingle(value, style);
  if (style.inFlow) return printFlow(value, style);
  if (isEmpty(value as object)) return Array.isArray(value) ? '[]' : '{}';
  const { column } = style;
  const lines = isGroup(value)
    ? Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([key, each]) => printPair(key, each, style))
    : (value as readonly unknown[]).map(
        (each) => `- ${printValue(each, { ...style, column: column + 2, indent: column + 2 })}`,
      );
  return lines.join(`\n${pad(column)}`);
}

/** A field with its name, which begins at the column. */
export function printPair(key: string, value: unknown, style: Style): string {
  const { column, inFlow } = style;
  const name = `${printKey(key)}:`;
  const single = isSingle(value) || isEmpty(value as object) || inFlow;
  const below = column + 2;
  if (single) return `${name} ${printValue(value, { ...style, column: column + name.length + 1, indent: below })}`;
  return `${name}\n${pad(below)}${printValue(value, { ...style, column: below, indent: below })}`;
}

const printKey = (key: string) => (/^[a-z_][\w-]*$/i.test(key) ? key : JSON.stringify(key));

function printFlow(value: unknown, style: Style): string {
  if (isGroup(value)) {
    const fields = Object.entries(value).map(([key, each]) => printPair(key, each, style));
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  return `[${(value as readonly unknown[]).map((each) => printValue(each, style)).join(', ')}]`;
}

/** A text, number or truth value that was not there before. */
function printSingle(value: unknown, style: Style): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const [first = ''] = style.quoted ? [inDoubleQuotes(value)] : textsFor(value, style);
  return first;
}

/** All ways of writing a text at some place, the one that suits it best first. The last one always works. */
export function textsFor(value: string, { column, indent, inFlow = false }: Style): readonly string[] {
  const isLine = !value.includes('\n');
  const fits = (text: string) => inFlow || (isLine && column + text.length <= WIDTH);
  const quoted = inDoubleQuotes(value);
  const inline = [...(isPlain(value, inFlow) ? [value] : []), quoted].filter(fits);
  const blocks = inFlow ? [] : [folded(value, indent), literal(value, indent)];
  return [...inline, ...blocks, quoted];
}

/** What YAML could take for something else: another kind of value, or a sign of its own. */
const OTHER_KIND =
  /^(?:[-+]?[\d.][\d_.:]*(?:e[-+]?\d+)?|[-+]?\.(?:inf|nan)|0[ox][\da-f]+|true|false|null|yes|no|on|off|y|n|~)$/i;
const OTHER_MEANING = /^[\s\-?:,[\]{}#&*!|>'"%@`=]|: | #|:$|\s$|[\t\n\r]/;

/** True for a text that means itself without quotes. */
export const isPlain = (value: string, inFlow = false) =>
  value !== '' &&
  !OTHER_KIND.test(value) &&
  !OTHER_MEANING.test(value) &&
  !/^-{3}|^\.{3}/.test(value) &&
  !(inFlow && /[,[\]{}]/.test(value));

/** As JSON writes it, so that it reads the same whatever is in it. */
export const inDoubleQuotes = (value: string) => JSON.stringify(value);

export const inSingleQuotes = (value: string) => `'${value.replaceAll("'", "''")}'`;

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
