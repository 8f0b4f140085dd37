/** Proposes repairs of single lines that a typing slip may have spoiled. */

import { type Finding, finding, type Place } from '../../base/findings/finding.ts';
import { didYouMean } from '../../base/lib/did-you-mean.ts';
import { isInTypedQuotes } from '../validate/typed-quotes.ts';
import {
  contentLines,
  continuesText,
  DASH,
  FIELD,
  indentOf,
  isInBlock,
  type Lines,
  openerOf,
  outerLines,
} from './lines.ts';

/** A line as it may have been meant, and the finding that explains it. */
export interface Repair {
  /** Line number, from 0. */
  readonly line: number;
  readonly wanted: string;
  /** The higher, the less likely. Of several repairs that make a file readable, the cheapest is chosen. */
  readonly cost: number;
  /** Creates the finding, from columns counted from 0. Undefined if the parser's own finding is as good. */
  readonly explain: ((at: PlaceOnLine) => Finding) | undefined;
}

type PlaceOnLine = (column: number, endColumn: number) => Place;

/** A field name, whatever stands in place of the colon, and the rest. */
const LOOSE_FIELD = /^([A-Za-z_][\w-]*)(:(?=\S)| *[=;：] *| +[|→] +(?=\S)|[ \t]+(?=\S)|$)(.*)$/;
/** Characters or a number in place of a dash and a space, and the rest. */
const WRONG_DASH = /^([–—•·●▪*‐‑−+][ \u00a0]+|--+ *|\d{1,2}[.)] +|[-–—•·●▪](?=[\p{L}\d"*«]))(.*)$/u;
/** Characters in place of the header of a block text, after the field or the dash before it. */
const WRONG_HEADER = /^(.*(?::|^ *-) +)(?:->|[>|] +-|[>|] ?[–—_=]|>>|[›»]-?)$/;
/** Opening → closing mark. */
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '"': '"', "'": "'" };

const spaces = (count: number) => ' '.repeat(count);

/** In characters. A longer line was not typed by hand. */
const MAX_LINE_LENGTH = 4000;

type Change = Omit<Repair, 'line'>;

/** Returns everything that a line may have been before a single typing slip. */
export function repairsOf(file: Lines, line: number): readonly Repair[] {
  const text = file.lines[line] ?? '';
  if (text.length > MAX_LINE_LENGTH) return [];
  const indent = indentOf(text);
  const body = text.slice(indent.length);
  if (continuesText(file, line)) return [];
  const dash = DASH.exec(body)?.[0] ?? '';
  const [head, rest] = [indent + dash, body.slice(dash.length)];
  const changes = [
    ...colons(file, head, rest),
    ...fieldNames(file, head, rest),
    ...indents(file, line, body),
    ...dashes(file, line, indent, body),
    ...values(file, head, rest),
    ...blockMarkers(file, line, text),
    ...comments(file, indent, body),
  ];
  return changes.map((change) => ({ line, ...change }));
}

/** Turns a line that is not data into a comment. */
function comments({ names }: Lines, head: string, body: string): Change[] {
  const [, name = ''] = FIELD.exec(body) ?? [];
  if (names.has(name) || /^(?:- |[>|])/.test(body)) return [];
  const wanted = `${head.trimEnd()}# ${body}`;
  const explain: Change['explain'] = (at) =>
    finding('yaml-stray', at(head.length, head.length + body.length), { found: body, wanted });
  // Two or three characters are hardly a text.
  return [{ wanted, cost: body.length <= 3 ? 1.5 : 5, explain }];
}

/** Adds a missing colon, or the missing space after it. */
function colons({ names }: Lines, head: string, rest: string): Change[] {
  const [, name = '', between = '', value = ''] = LOOSE_FIELD.exec(rest) ?? [];
  if (!names.has(name)) return [];
  const wanted = `${head}${name}:${value === '' ? '' : ` ${value}`}`;
  const column = head.length + name.length;
  const explain: Change['explain'] = (at) =>
    between === ':'
      ? finding('yaml-space', at(column, column + 1), { field: name, wanted })
      : finding('yaml-field', at(head.length, column), { field: name, wanted });
  return [{ wanted, cost: 1, explain }];
}

/** Corrects a misspelled field name. The finding of the schema explains it well. */
function fieldNames({ names }: Lines, head: string, rest: string): Change[] {
  const [, name = ''] = FIELD.exec(rest) ?? [];
  const meant = name === '' || names.has(name) ? undefined : didYouMean(name, names);
  if (meant === undefined) return [];
  return [{ wanted: `${head}${meant}${rest.slice(name.length)}`, cost: 1.5, explain: undefined }];
}

/** Moves a line to the left or to the right. */
function indents(file: Lines, line: number, body: string): Change[] {
  const text = file.lines[line] ?? '';
  const own = indentOf(text);
  const isField = file.names.has(FIELD.exec(body)?.[1] ?? '');
  return levelsAround(file.lines, line).flatMap((level): Change[] => {
    const opener = openerOf(file.lines, line, level);
    // A field or an entry is never meant as part of a block text, although that would be valid.
    if (own === spaces(level) || ((isField || DASH.test(body)) && isInBlock(file.lines, line, level))) return [];
    const wanted = spaces(level) + body;
    const distance = Math.abs(own.length - level);
    const isTab = own.includes('\t');
    const code = isTab ? 'yaml-tab' : 'yaml-indent';
    // Each level is two spaces deep, so an odd number of them is probably wrong.
    const base = isTab || own.length % 2 === 1 ? 1 : level % 2 === 1 ? 3 : 2;
    const isStep = level === 0 || level - indentOf(opener).length === 2 || /^ *- .*[>|:]-?$/.test(opener);
    const cost = base + (isStep ? 0 : 0.3) + distance / 20;
    return [{ wanted, cost, explain: (at) => finding(code, at(0, Math.max(1, own.length)), { wanted }) }];
  });
}

/** Number of lines above and below a line whose indentation it may share. */
const NEIGHBOURS = 3;

/** Returns plausible indentations of a line, in spaces: those of its neighbours and ancestors, and one step deeper. */
function levelsAround(lines: readonly string[], line: number): readonly number[] {
  const levels = new Set([0]);
  const addAll = (text: string) => {
    const indent = indentOf(text).length;
    levels.add(indent);
    if (/^[ \t]*- /.test(text)) levels.add(indent + 2);
    if (/(?::|[>|]-?)$/.test(text)) levels.add(indent + (/^[ \t]*- [^>|]/.test(text) ? 4 : 2));
  };
  const above = contentLines(lines, line, -1, NEIGHBOURS);
  for (const each of [...above, ...contentLines(lines, line, 1, NEIGHBOURS)]) addAll(lines[each] ?? '');
  for (const at of outerLines(lines, line - 1, -1)) addAll(lines[at] ?? '');
  return [...levels];
}

/** Adds a missing dash, replaces a wrong character by one, or removes a dash too many. */
function dashes({ lines }: Lines, line: number, head: string, body: string): Change[] {
  const start = head.length;
  const dashed = (level: number, text: string, cost: number, mark = ''): Change => {
    const wanted = `${spaces(level)}- ${text}`;
    const end = start + (mark.length || 1);
    return { wanted, cost, explain: (at) => finding('yaml-dash', at(start, end), { mark, wanted }) };
  };
  const [, mark = '', rest = ''] = WRONG_DASH.exec(body) ?? [];
  const wrong = mark === '' ? [] : [dashed(start, rest, 1, mark.trim())];
  const extra = DASH.exec(body)?.[0];
  if (extra !== undefined) {
    const wanted = head + body.slice(extra.length);
    const explain: Change['explain'] = (at) => finding('yaml-stray', at(start, start + 1), { found: '-', wanted });
    return [...wrong, { wanted, cost: 2.2, explain }];
  }
  const levels = isRepeated(lines, line) ? [] : [...siblingDashes(lines, line), ...firstDashes(lines, line)];
  const missing = [...new Set(levels)].flatMap((level) => {
    const distance = Math.abs(level + 2 - start);
    const cost = 1.8 + (distance > 2 ? distance / 4 : distance / 20);
    return isInBlock(lines, line, level) ? [] : [dashed(level, body, cost)];
  });
  return [...wrong, ...missing];
}

/**
 * True for a field that its entry has already, if nothing follows it there: the entry that would begin with it has no other
 * field, unlike the one above.
 */
function isRepeated(lines: readonly string[], line: number): boolean {
  const text = lines[line] ?? '';
  const own = indentOf(text).length;
  const levelOf = (at: number) => indentOf((lines[at] ?? '').replace(/^( *)- /, '$1  ')).length;
  const [next] = contentLines(lines, line, 1, 1);
  const [, name] = FIELD.exec(text.trimStart()) ?? [];
  if (name === undefined || (next !== undefined && indentOf(lines[next] ?? '').length >= own)) return false;
  const above = contentLines(lines, line, -1, line);
  const begin = above.findIndex((at) => indentOf(lines[at] ?? '').length < own);
  const siblings = above.slice(0, begin + 1).filter((at) => levelOf(at) === own);
  return (
    siblings.length > 1 && siblings.some((at) => (lines[at] ?? '').replace(/^ *(?:- )?/, '').startsWith(`${name}:`))
  );
}

/** Returns the indentations that a list may have whose first entry a field below its name may be. */
function firstDashes(lines: readonly string[], line: number): readonly number[] {
  const text = lines[line] ?? '';
  const [above = -1] = contentLines(lines, line, -1, 1);
  const [next = -1] = contentLines(lines, line, 1, 1);
  const own = indentOf(text).length;
  if (!/^[ \t]*(?:- )?[A-Za-z_][\w-]*:$/.test((lines[above] ?? '').trimEnd()) || !FIELD.test(text.trimStart()))
    return [];
  const level = Math.max(own, indentOf(lines[next] ?? '').length) - 2;
  return level > indentOf(lines[above] ?? '').length - 1 ? [level] : [];
}

/** Returns the indentations of the nearest list entries above and below a line, including those of the lists around it. */
function siblingDashes(lines: readonly string[], line: number): readonly number[] {
  const own = indentOf(lines[line] ?? '').length;
  const levels = new Set<number>();
  for (const step of [1, -1] as const) {
    for (const at of outerLines(lines, line + step, step, own + 3)) {
      const text = lines[at] ?? '';
      const indent = indentOf(text).length;
      if (/^ *- /.test(text)) levels.add(indent);
      if (indent < own - 2) break;
    }
  }
  return [...levels];
}

/** Quotes a text, or closes its quotation marks or brackets, or adds commas between the items in brackets. */
function values({ names }: Lines, head: string, rest: string): Change[] {
  const name = FIELD.exec(rest)?.[0].trimEnd() ?? '';
  const value = rest.slice(name.length).trim();
  if (value === '' || /^[>|]/.test(value)) return [];
  const before = name === '' ? head : `${head}${name} `;
  const start = before.length;
  const inner = withoutMarks(value)
    .replace(/"([^"]*)"/g, '«$1»')
    .replace(/["\\]/g, '');
  // The value is not one text if another field ended up on the same line.
  const isText = ![...value.matchAll(/(?:^| )([A-Za-z_][\w-]*):(?: |$)/g)].some(([, other = '']) => names.has(other));
  const quoted: Change[] = isText ? [{ wanted: `${before}"${inner}"`, cost: 3, explain: undefined }] : [];
  const mark = CLOSING[value[0] ?? ''];
  // A lone bracket may open a list over several lines.
  if (mark === undefined || (/[\]}]/.test(mark) && value.length === 1)) return quoted;
  const closed = `${before}${value}${mark === '}' ? ' ' : ''}${mark}`;
  const unclosed: Change['explain'] = (at) => finding('yaml-quote', at(start, start + 1), { mark, wanted: closed });
  if (!/[\]}]/.test(mark)) return [{ wanted: closed, cost: 1.2, explain: unclosed }, ...quoted];
  const separated = before + withCommas(value);
  const gap = [...separated].findIndex((character, at) => character !== (before + value)[at]);
  const unseparated: Change['explain'] = (at) => finding('yaml-comma', at(gap, gap + 1), { wanted: separated });
  return [
    { wanted: closed, cost: 1.2, explain: unclosed },
    { wanted: separated, cost: 1.3, explain: unseparated },
    ...quoted,
  ];
}

/** The outer marks of «"We are "golden" again"», «'It's us'» and “Note: new” were meant as those of YAML. */
function withoutMarks(value: string): string {
  const inner = value.slice(1, -1);
  if (/^"[^"]* "[^"]*"[^"]*"$/.test(value) || isInTypedQuotes(value)) return inner;
  if (/^""+[^"]+"*$/.test(value)) return value.replaceAll('"', '');
  return /^'.*\p{L}'\p{L}.*'$/u.test(value) ? inner.replace(/(?<=\p{L})'(?=\p{L})/gu, '’') : value;
}

/** Inserts commas between the items of a list or mapping in brackets. */
const withCommas = (value: string) =>
  value.replace(/([^\s,{]) +(?=[A-Za-z]\w*: )/g, '$1, ').replace(/(["']) +(?=["'])/g, '$1, ');

/** Adds the missing header of a block text. */
function blockMarkers({ lines, names }: Lines, line: number, text: string): Change[] {
  const typed = text.trimEnd();
  const [, before] = WRONG_HEADER.exec(typed) ?? [];
  const isOpen = /^[ \t]*(?:- )?(?:"?[A-Za-z_][\w-]*"?:|-)$/.test(typed);
  const [next = line] = contentLines(lines, line, 1, 1);
  const below = (lines[next] ?? '').trimStart();
  // Whatever is wrong with a list or a group, it is not meant as a text.
  const isData = DASH.test(below) || names.has(FIELD.exec(below)?.[1] ?? '');
  if (!((isOpen && !isData) || before) || indentOf(lines[next] ?? '').length <= indentOf(text).length) return [];
  const wanted = before ? `${before}>-` : `${typed} >-`;
  const start = before?.length ?? typed.length - 1;
  const explain: Change['explain'] = (at) => finding('yaml-fold', at(start, typed.length), { sign: '>-', wanted });
  return [{ wanted, cost: before ? 1 : 2.6, explain }];
}
