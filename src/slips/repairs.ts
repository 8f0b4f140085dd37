import { didYouMean } from '../lib/did-you-mean.ts';
import { type Place, type Problem, problem } from '../problems/problem.ts';

/** One line as it may have been meant, and the finding that says so. */
export interface Repair {
  /** Which line of the file, from 0. */
  readonly line: number;
  readonly wanted: string;
  /** How far from likely: of several repairs that make a file sound, the lowest counts. */
  readonly cost: number;
  /** What to say, at the columns from 0 that are wrong. Undefined where what the parser says of the line is as good. */
  readonly finding: ((at: PlaceOnLine) => Problem) | undefined;
}

type PlaceOnLine = (column: number, endColumn: number) => Place;

const INDENT = /^[ \t]*/;
const DASH = /^- +/;
const FIELD = /^("?[\p{L}_][\p{L}\w-]*"?):(?: |$)/u;
/** The name of a field, what is in place of its colon, and the rest. */
const LOOSE_FIELD = /^([A-Za-z_][\w-]*)(:(?=\S)| *[=;] *| +(?=\S)|$)(.*)$/;
/** What is in place of a dash and a space. */
const WRONG_DASH = /^([–—•·●▪*‐‑−+][ \u00a0]+|--+ *|[-–—•·●▪](?=[\p{L}\d"*«]))(.*)$/u;
/** What closes a text, a group or a list. */
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '"': '"', "'": "'" };

const indentOf = (line: string) => INDENT.exec(line)?.[0] ?? '';
export const isTold = (line: string) => /^[ \t]*[^\s#]/.test(line);
const spaces = (count: number) => ' '.repeat(count);

/** Lines of a file, and the names that its fields may have. */
export interface Lines {
  readonly lines: readonly string[];
  readonly names: ReadonlySet<string>;
}

/** In characters. A longer line is no field and no line of a text that was typed by hand. */
const LONGEST = 4000;

/** A repair of the line that is asked about. */
type Change = Omit<Repair, 'line'>;

/** Everything that a line may have been meant to be, if one slip of the hand has changed it. */
export function repairsOf(file: Lines, line: number): readonly Repair[] {
  const text = file.lines[line] ?? '';
  if (text.length > LONGEST) return [];
  const indent = indentOf(text);
  const body = text.slice(indent.length);
  const dash = DASH.exec(body)?.[0] ?? '';
  const [head, rest] = [indent + dash, body.slice(dash.length)];
  const changes = [
    ...colons(file, head, rest),
    ...renamed(file, head, rest),
    ...indents(file, line, body),
    ...dashes(file, line, indent, body),
    ...values(file, head, rest),
    ...markers(file, line, text),
    ...remarks(file, indent, body),
  ];
  return changes.map((change) => ({ line, ...change }));
}

/** Words that are no data, without the mark of a remark. */
function remarks({ names }: Lines, head: string, body: string): Change[] {
  const [, name = ''] = FIELD.exec(body) ?? [];
  if (names.has(name) || /^(?:-(?: |$)|[>|])/.test(body)) return [];
  const wanted = `${head.trimEnd()}# ${body}`;
  const finding: Change['finding'] = (at) =>
    problem('yaml-stray', at(head.length, head.length + body.length), { found: body, wanted });
  // Two or three characters are no text.
  return [{ wanted, cost: body.length <= 3 ? 1.5 : 5, finding }];
}

/** A field whose colon or the space after it is missing. */
function colons({ names }: Lines, head: string, rest: string): Change[] {
  const [, name = '', between = '', value = ''] = LOOSE_FIELD.exec(rest) ?? [];
  if (!names.has(name)) return [];
  const wanted = `${head}${name}:${value === '' ? '' : ` ${value}`}`;
  const column = head.length + name.length;
  const finding: Change['finding'] = (at) =>
    between === ':'
      ? problem('yaml-space', at(column, column + 1), { field: name, wanted })
      : problem('yaml-field', at(head.length, column), { field: name, wanted });
  return [{ wanted, cost: 1, finding }];
}

/** A field with a misspelled name. The schema says it well. */
function renamed({ names }: Lines, head: string, rest: string): Change[] {
  const [, name = ''] = FIELD.exec(rest) ?? [];
  const meant = name === '' || names.has(name) ? undefined : didYouMean(name, names);
  if (meant === undefined) return [];
  return [{ wanted: `${head}${meant}${rest.slice(name.length)}`, cost: 1.5, finding: undefined }];
}

/** A line that begins too far to the left or to the right. */
function indents(file: Lines, line: number, body: string): Change[] {
  const text = file.lines[line] ?? '';
  const own = indentOf(text);
  const isField = file.names.has(FIELD.exec(body)?.[1] ?? '');
  return levelsAround(file.lines, line).flatMap((level): Change[] => {
    const opener = openerOf(file.lines, line, level);
    // A field is no line of a text, although it would do no harm there.
    if (own === spaces(level) || (isField && /[>|]-?$/.test(opener))) return [];
    const wanted = spaces(level) + body;
    const by = Math.abs(own.length - level);
    const isTab = own.includes('\t');
    const code = isTab ? 'yaml-tab' : 'yaml-indent';
    // Each level has two spaces, so an odd number of them is likelier to be wrong than right.
    const likely = isTab || own.length % 2 === 1 ? 1 : level % 2 === 1 ? 3 : 2;
    const isStep = level === 0 || level - indentOf(opener).length === 2 || /^ *- .*[>|:]-?$/.test(opener);
    const cost = likely + (isStep ? 0 : 0.3) + by / 20;
    return [{ wanted, cost, finding: (at) => problem(code, at(0, Math.max(1, own.length)), { wanted }) }];
  });
}

/** The line to which another belongs if that begins at some level. */
function openerOf(lines: readonly string[], line: number, level: number): string {
  const above = told(lines, line, -1, line).find((at) => indentOf(lines[at] ?? '').length < level);
  return lines[above ?? -1] ?? '';
}

/** Lines above and below a line that say how far it may be indented. */
const NEAR = 3;

/** Numbers of spaces with which a line may begin: those of its neighbours, of what they belong to, and one step deeper. */
function levelsAround(lines: readonly string[], line: number): readonly number[] {
  const levels = new Set([0]);
  const addAll = (text: string) => {
    const indent = indentOf(text).length;
    levels.add(indent);
    if (/^[ \t]*- /.test(text)) levels.add(indent + 2);
    if (/(?::|[>|]-?)$/.test(text)) levels.add(indent + (/^[ \t]*- [^>|]/.test(text) ? 4 : 2));
  };
  const above = told(lines, line, -1, NEAR);
  for (const each of [...above, ...told(lines, line, 1, NEAR)]) addAll(lines[each] ?? '');
  let least = Number.POSITIVE_INFINITY;
  for (let at = line - 1; at >= 0 && least > 0; at -= 1) {
    const text = lines[at] ?? '';
    if (!isTold(text) || indentOf(text).length >= least) continue;
    least = indentOf(text).length;
    addAll(text);
  }
  return [...levels];
}

/** The next lines in a direction that say something. */
export function told(lines: readonly string[], from: number, step: 1 | -1, most: number): readonly number[] {
  const found: number[] = [];
  for (let at = from + step; at >= 0 && at < lines.length && found.length < most; at += step) {
    if (isTold(lines[at] ?? '')) found.push(at);
  }
  return found;
}

/** A dash that is missing, another character in its place, or one too many. */
function dashes({ lines }: Lines, line: number, head: string, body: string): Change[] {
  const start = head.length;
  const dashed = (level: number, text: string, cost: number, mark = ''): Change => {
    const wanted = `${spaces(level)}- ${text}`;
    const end = start + (mark.length || 1);
    return { wanted, cost, finding: (at) => problem('yaml-dash', at(start, end), { mark, wanted }) };
  };
  const [, mark = '', rest = ''] = WRONG_DASH.exec(body) ?? [];
  const wrong = mark === '' ? [] : [dashed(start, rest, 1, mark.trim())];
  const extra = DASH.exec(body)?.[0];
  if (extra !== undefined) {
    const wanted = head + body.slice(extra.length);
    const finding: Change['finding'] = (at) => problem('yaml-stray', at(start, start + 1), { found: '-', wanted });
    return [...wrong, { wanted, cost: 2.2, finding }];
  }
  const missing = siblingDashes(lines, line).map((level) => {
    const by = Math.abs(level + 2 - start);
    return dashed(level, body, 1.8 + (by > 2 ? by / 4 : by / 20));
  });
  return [...wrong, ...missing];
}

/** How far the entries of lists are indented that are nearest to a line: above it, below it, and around it. */
function siblingDashes(lines: readonly string[], line: number): readonly number[] {
  const own = indentOf(lines[line] ?? '').length;
  const levels = new Set<number>();
  for (const step of [1, -1] as const) {
    let least = own + 3;
    for (let at = line + step; at >= 0 && at < lines.length && least > 0; at += step) {
      const text = lines[at] ?? '';
      const indent = indentOf(text).length;
      if (!isTold(text) || indent >= least) continue;
      least = indent;
      if (/^ *- /.test(text)) levels.add(indent);
      if (indent < own - 2) break;
    }
  }
  return [...levels];
}

/** A text that has to be in quotation marks, or whose marks or brackets are not closed. */
function values({ names }: Lines, head: string, rest: string): Change[] {
  const name = FIELD.exec(rest)?.[0].trimEnd() ?? '';
  const value = rest.slice(name.length).trim();
  if (value === '' || /^[>|]/.test(value)) return [];
  const before = name === '' ? head : `${head}${name} `;
  const start = before.length;
  const inner = value.replace(/"([^"]*)"/g, '«$1»').replace(/["\\]/g, '');
  // Where the next field has got onto the same line, it is no part of the text.
  const isText = ![...value.matchAll(/ ([A-Za-z_][\w-]*):(?: |$)/g)].some(([, other = '']) => names.has(other));
  const quoted: Change[] = isText ? [{ wanted: `${before}"${inner}"`, cost: 3, finding: undefined }] : [];
  const mark = CLOSING[value[0] ?? ''];
  // A bracket alone may be the first of many lines.
  if (mark === undefined || (/[\]}]/.test(mark) && value.length === 1)) return quoted;
  const closed = `${before}${value}${mark === '}' ? ' ' : ''}${mark}`;
  const unclosed: Change['finding'] = (at) => problem('yaml-quote', at(start, start + 1), { mark, wanted: closed });
  if (!/[\]}]/.test(mark)) return [{ wanted: closed, cost: 1.2, finding: unclosed }, ...quoted];
  const parted = before + withCommas(value);
  const gap = [...parted].findIndex((character, at) => character !== (before + value)[at]);
  const unparted: Change['finding'] = (at) => problem('yaml-comma', at(gap, gap + 1), { wanted: parted });
  return [
    { wanted: closed, cost: 1.2, finding: unclosed },
    { wanted: parted, cost: 1.3, finding: unparted },
    ...quoted,
  ];
}

/** The parts of a list or group in brackets, each with a comma behind it. */
const withCommas = (value: string) =>
  value.replace(/([^\s,{]) +(?=[A-Za-z]\w*: )/g, '$1, ').replace(/(["']) +(?=["'])/g, '$1, ');

/** A text over several lines without the marker that announces it. */
function markers({ lines }: Lines, line: number, text: string): Change[] {
  const isOpen = /^[ \t]*(?:- )?(?:"?[A-Za-z_][\w-]*"?:|-)$/.test(text.trimEnd());
  const [next = line] = told(lines, line, 1, 1);
  if (!isOpen || indentOf(lines[next] ?? '').length <= indentOf(text).length) return [];
  const wanted = `${text.trimEnd()} >-`;
  const end = text.trimEnd().length;
  return [{ wanted, cost: 2.6, finding: (at) => problem('yaml-fold', at(end - 1, end), { sign: '>-', wanted }) }];
}
