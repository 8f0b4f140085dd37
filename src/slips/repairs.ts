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

/** Everything that a line may have been meant to be, if one slip of the hand has changed it. */
export function repairsOf(file: Lines, line: number): readonly Repair[] {
  const text = file.lines[line] ?? '';
  if (text.length > LONGEST) return [];
  const indent = indentOf(text);
  const [head, body] = [text.slice(0, indent.length), text.slice(indent.length)];
  const dash = DASH.exec(body)?.[0] ?? '';
  const rest = body.slice(dash.length);
  return [
    ...colons(file, line, head + dash, rest),
    ...renamed(file, line, head + dash, rest),
    ...indents(file, line, body),
    ...dashes(file, line, head, body),
    ...values(file, line, head + dash, rest),
    ...markers(file, line, text),
    ...remarks(file, line, head, body),
  ];
}

/** Words that are no data, without the mark of a remark. */
function remarks({ names }: Lines, line: number, head: string, body: string): Repair[] {
  const [, name = ''] = FIELD.exec(body) ?? [];
  if (names.has(name) || /^(?:-(?: |$)|[>|])/.test(body)) return [];
  const wanted = `${head.trimEnd()}# ${body}`;
  const finding: Repair['finding'] = (at) =>
    problem('yaml-stray', at(head.length, head.length + body.length), { found: body, wanted });
  // Two or three characters are no text.
  return [{ line, wanted, cost: body.length <= 3 ? 1.5 : 5, finding }];
}

/** A field whose colon or the space after it is missing. */
function colons({ names }: Lines, line: number, head: string, rest: string): Repair[] {
  const [, name = '', between = '', value = ''] = LOOSE_FIELD.exec(rest) ?? [];
  if (!names.has(name)) return [];
  const wanted = `${head}${name}:${value === '' ? '' : ` ${value}`}`;
  const column = head.length + name.length;
  return [
    {
      line,
      wanted,
      cost: 1,
      finding: (at) =>
        between === ':'
          ? problem('yaml-space', at(column, column + 1), { field: name, wanted })
          : problem('yaml-field', at(head.length, column), { field: name, wanted }),
    },
  ];
}

/** A field with a misspelled name. The schema says it well. */
function renamed({ names }: Lines, line: number, head: string, rest: string): Repair[] {
  const [, name = ''] = FIELD.exec(rest) ?? [];
  if (name === '' || names.has(name)) return [];
  const meant = didYouMean(name, names);
  return meant === undefined
    ? []
    : [{ line, wanted: `${head}${meant}${rest.slice(name.length)}`, cost: 1.5, finding: undefined }];
}

/** A line that begins too far to the left or to the right. */
function indents(file: Lines, line: number, body: string): Repair[] {
  const text = file.lines[line] ?? '';
  const own = indentOf(text);
  const isField = file.names.has(FIELD.exec(body)?.[1] ?? '');
  return levelsAround(file.lines, line).flatMap((level): Repair[] => {
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
    return [{ line, wanted, cost, finding: (at) => problem(code, at(0, Math.max(1, own.length)), { wanted }) }];
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
function dashes({ lines }: Lines, line: number, head: string, body: string): Repair[] {
  const [, mark = '', rest = ''] = WRONG_DASH.exec(body) ?? [];
  const wrong = (mark === '' ? [] : [head.length]).map((level): Repair => {
    const wanted = `${spaces(level)}- ${rest}`;
    const end = level + mark.trimEnd().length;
    return {
      line,
      wanted,
      cost: 1,
      finding: (at) => problem('yaml-dash', at(level, end), { mark: mark.trim(), wanted }),
    };
  });
  const extra = DASH.exec(body)?.[0];
  if (extra !== undefined) {
    const wanted = head + body.slice(extra.length);
    const finding: Repair['finding'] = (at) =>
      problem('yaml-stray', at(head.length, head.length + 1), { found: '-', wanted });
    return [...wrong, { line, wanted, cost: 2.2, finding }];
  }
  const missing = siblingDashes(lines, line).map((level): Repair => {
    const wanted = `${spaces(level)}- ${body}`;
    const by = Math.abs(level + 2 - head.length);
    const finding: Repair['finding'] = (at) =>
      problem('yaml-dash', at(head.length, head.length + 1), { mark: '', wanted });
    return { line, wanted, cost: 1.8 + (by > 2 ? by / 4 : by / 20), finding };
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
function values({ names }: Lines, line: number, head: string, rest: string): Repair[] {
  const name = FIELD.exec(rest)?.[0].trimEnd() ?? '';
  const value = rest.slice(name.length).trim();
  if (value === '' || /^[>|]/.test(value)) return [];
  const before = name === '' ? head : `${head}${name} `;
  const repair = (wanted: string, cost: number, finding?: (wanted: string, at: PlaceOnLine) => Problem): Repair => ({
    line,
    wanted: before + wanted,
    cost,
    finding: finding && ((at) => finding(before + wanted, at)),
  });
  const inner = value.replace(/"([^"]*)"/g, '«$1»').replace(/["\\]/g, '');
  // Where the next field has got onto the same line, it is no part of the text.
  const isText = ![...value.matchAll(/ ([A-Za-z_][\w-]*):(?: |$)/g)].some(([, other = '']) => names.has(other));
  const quoted = isText ? [repair(`"${inner}"`, 3)] : [];
  const mark = CLOSING[value[0] ?? ''];
  if (mark === undefined) return quoted;
  const start = before.length;
  const closed = repair(`${value}${mark === '}' ? ' ' : ''}${mark}`, 1.2, (wanted, at) =>
    problem('yaml-quote', at(start, start + 1), { mark, wanted }),
  );
  if (!/[\]}]/.test(mark)) return [closed, ...quoted];
  // A bracket alone may be the first of many lines.
  if (value.length === 1) return quoted;
  const comma = withCommas(value);
  const gap = [...comma].findIndex((character, at) => character !== value[at]);
  const parted = repair(comma, 1.3, (wanted, at) =>
    problem('yaml-comma', at(start + gap, start + gap + 1), { wanted }),
  );
  return [closed, parted, ...quoted];
}

/** The parts of a list or group in brackets, each with a comma behind it. */
const withCommas = (value: string) =>
  value.replace(/([^\s,{]) +(?=[A-Za-z]\w*: )/g, '$1, ').replace(/(["']) +(?=["'])/g, '$1, ');

/** A text over several lines without the marker that announces it. */
function markers({ lines }: Lines, line: number, text: string): Repair[] {
  const isOpen = /^[ \t]*(?:- )?(?:"?[A-Za-z_][\w-]*"?:|-)$/.test(text.trimEnd());
  const [next = line] = told(lines, line, 1, 1);
  if (!isOpen || indentOf(lines[next] ?? '').length <= indentOf(text).length) return [];
  const wanted = `${text.trimEnd()} >-`;
  const end = text.trimEnd().length;
  return [{ line, wanted, cost: 2.6, finding: (at) => problem('yaml-fold', at(end - 1, end), { sign: '>-', wanted }) }];
}
