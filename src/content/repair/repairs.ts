/** Proposes repairs of single lines that a typing slip may have spoiled. */

import { finding } from '../../base/findings/finding.ts';
import { didYouMean } from '../../base/lib/did-you-mean.ts';
import { isInTypedQuotes } from '../validate/schema-errors/typed-quotes.ts';
import { dashes, entriesOfFields } from './dashes.ts';
import {
  contentLines,
  continuesText,
  DASH,
  FIELD,
  type FileLines,
  indentOf,
  isInBlock,
  openerOf,
  outerLines,
  spaces,
} from './lines.ts';
import { type Change, COST, type Repair } from './repair.ts';

/** A field name, whatever was typed instead of the colon, and the rest. */
const LOOSE_FIELD = /^([A-Za-z_][\w-]*)(:(?=\S)| *[=;：] *| +[|→] +(?=\S)|[ \t]+(?=\S)|$)(.*)$/;
/** Three words or more: a text in the wrong place, which must not be deleted. */
const PROSE = /^\p{L}\S* +\S+ +\S/u;
/** A list entry, whatever was typed instead of its dash. */
const ENTRY = /^(?:[-–—•·●▪*]|\d{1,2}[.)]) /;
/** Characters in place of the header of a block text, after the field or the dash before it. */
const WRONG_HEADER = /^(.*(?::|^ *-) +)(?:->|[>|] +-|[>|] ?[–—_=]|>>|[›»]-?)$/;
/** Opening → closing mark. */
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '"': '"', "'": "'" };

/** In characters. A longer line was not typed by hand. */
const MAX_LINE_LENGTH = 4000;

/** Returns everything that a line may have been before a single typing slip. */
export function repairsOf(file: FileLines, line: number): readonly Repair[] {
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
    ...entriesOfFields(file, line, head, rest),
    ...values(file, head, rest),
    ...blockMarkers(file, line, text),
    ...comments(file, indent, body),
  ];
  return changes.map((change) => ({ line, ...change }));
}

/** Turns a line that is not data into a comment. */
function comments({ names }: FileLines, head: string, body: string): Change[] {
  const [, name = ''] = FIELD.exec(body) ?? [];
  if (names.has(name) || /^(?:- |[>|])/.test(body) || PROSE.test(body)) return [];
  const wanted = `${head.trimEnd()}# ${body}`;
  const explain: Change['explain'] = (at) =>
    finding('yaml-stray', at(head.length, head.length + body.length), { found: body, wanted });
  // Two or three characters are hardly a text.
  return [{ wanted, cost: body.length <= 3 ? COST.strayCharacters : COST.strayLine, explain }];
}

/** Adds a missing colon, or the missing space after it. */
function colons({ names }: FileLines, head: string, rest: string): Change[] {
  const [, name = '', between = '', value = ''] = LOOSE_FIELD.exec(rest) ?? [];
  if (!names.has(name)) return [];
  const wanted = `${head}${name}:${value === '' ? '' : ` ${value}`}`;
  const column = head.length + name.length;
  const explain: Change['explain'] = (at) =>
    between === ':'
      ? finding('yaml-space', at(column, column + 1), { field: name, wanted })
      : finding('yaml-field', at(head.length, column), { field: name, wanted });
  return [{ wanted, cost: COST.colon, explain }];
}

/** Corrects a misspelled field name. The finding of the schema explains it well. */
function fieldNames({ names }: FileLines, head: string, rest: string): Change[] {
  const [, name = ''] = FIELD.exec(rest) ?? [];
  const meant = name === '' || names.has(name) ? undefined : didYouMean(name, names);
  if (meant === undefined) return [];
  return [{ wanted: `${head}${meant}${rest.slice(name.length)}`, cost: COST.fieldName, explain: undefined }];
}

/** Moves a line to the left or to the right. */
function indents(file: FileLines, line: number, body: string): Change[] {
  const text = file.lines[line] ?? '';
  const own = indentOf(text);
  const isField = file.names.has(FIELD.exec(body)?.[1] ?? '');
  return levelsAround(file.lines, line).flatMap((level): Change[] => {
    const opener = openerOf(file.lines, line, level);
    // A field or an entry is never meant as part of a block text, although that would be valid.
    if (own === spaces(level) || ((isField || /^(?:- |[[{]")/.test(body)) && isInBlock(file.lines, line, level)))
      return [];
    const wanted = spaces(level) + body;
    const isTab = own.includes('\t');
    const distance = Math.abs(own.replaceAll('\t', '  ').length - level);
    const code = isTab ? 'yaml-tab' : 'yaml-indent';
    // Each level is two spaces deep, so an odd number of them is probably wrong.
    const base = isTab || own.length % 2 === 1 ? COST.oddIndent : level % 2 === 1 ? COST.indentToOdd : COST.indent;
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

/** Quotes a text, or closes its quotation marks or brackets, or adds commas between the items in brackets. */
function values({ names }: FileLines, head: string, rest: string): Change[] {
  const name = FIELD.exec(rest)?.[0].trimEnd() ?? '';
  const value = rest.slice(name.length).trim();
  if (value === '' || /^[>|][-+\d]*(?:\s|$)/.test(value)) return [];
  const before = name === '' ? head : `${head}${name} `;
  const start = before.length;
  const inner = withoutMarks(value)
    .replace(/"([^"]*)"/g, '«$1»')
    .replace(/["\\]/g, '');
  // The value is not one text if another field ended up on the same line.
  const isText = ![...value.matchAll(/(?:^| )([A-Za-z_][\w-]*):(?: |$)/g)].some(([, other = '']) => names.has(other));
  const [special] = /^(?:[>|]|\?(?= )|[[{](?![^\]}]*[\]}]))/.exec(value) ?? [];
  const wanted = `${before}"${inner}"`;
  const explain: Change['explain'] =
    special === undefined
      ? undefined
      : (at) => finding('yaml-start', at(start, start + 1), { character: special, wanted });
  const quoted: Change[] = isText ? [{ wanted, cost: COST.missingQuotes, explain }] : [];
  const mark = CLOSING[value[0] ?? ''];
  // A lone bracket may open a list over several lines.
  if (mark === undefined || (/[\]}]/.test(mark) && value.length === 1)) return quoted;
  const closed = `${before}${value}${mark === '}' ? ' ' : ''}${mark}`;
  const unclosed: Change['explain'] = (at) => finding('yaml-quote', at(start, start + 1), { mark, wanted: closed });
  if (!/[\]}]/.test(mark)) return [{ wanted: closed, cost: COST.openMark, explain: unclosed }, ...quoted];
  const separated = before + withCommas(value);
  const gap = [...separated].findIndex((character, at) => character !== (before + value)[at]);
  const unseparated: Change['explain'] = (at) => finding('yaml-comma', at(gap, gap + 1), { wanted: separated });
  return [
    { wanted: closed, cost: COST.openMark, explain: unclosed },
    { wanted: separated, cost: COST.comma, explain: unseparated },
    ...quoted,
  ];
}

/** The outer marks of «"We are "golden" again"», «'It's us'» and “Note: new” were meant as those of YAML. */
function withoutMarks(value: string): string {
  const inner = value.slice(1, -1);
  if (/^"[^"]* "[^"]*"[^"]*"$/.test(value) || isInTypedQuotes(value)) return inner;
  if (/^""+[^"]+"*$/.test(value)) return value.replaceAll('"', '');
  const [, alone] = /^"([^"]*)"[,;]$/.exec(value) ?? [];
  if (alone !== undefined) return alone;
  return /^'.*\p{L}'\p{L}.*'$/u.test(value) ? inner.replace(/(?<=\p{L})'(?=\p{L})/gu, '’') : value;
}

/** Inserts commas between the items of a list or mapping in brackets. */
const withCommas = (value: string) =>
  value.replace(/([^\s,{]) +(?=[A-Za-z]\w*: )/g, '$1, ').replace(/(["']) +(?=["'])/g, '$1, ');

/** Adds the missing header of a block text. */
function blockMarkers({ lines, names }: FileLines, line: number, text: string): Change[] {
  const typed = text.trimEnd();
  const [, before] = WRONG_HEADER.exec(typed) ?? [];
  const isOpen = /^[ \t]*(?:- )?(?:"?[A-Za-z_][\w-]*"?:|-)$/.test(typed);
  const [next = line] = contentLines(lines, line, 1, 1);
  const below = (lines[next] ?? '').trimStart();
  // Whatever is wrong with a list or a group, it is not meant as a text.
  const isData = ENTRY.test(below) || names.has(FIELD.exec(below)?.[1] ?? '');
  if (!((isOpen && !isData) || before) || indentOf(lines[next] ?? '').length <= indentOf(text).length) return [];
  const wanted = before ? `${before}>-` : `${typed} >-`;
  const start = before?.length ?? typed.length - 1;
  const explain: Change['explain'] = (at) => finding('yaml-fold', at(start, typed.length), { indicator: '>-', wanted });
  return [{ wanted, cost: before ? COST.wrongHeader : COST.missingHeader, explain }];
}
