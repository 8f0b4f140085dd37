/** Proposes repairs of the dash that begins a list entry. */

import { finding } from '../../base/findings/finding.ts';
import { contentLines, DASH, FIELD, type FileLines, indentOf, isInBlock, outerLines, spaces } from './lines.ts';
import { type Change, COST } from './repair.ts';

/** Characters or a number in place of a dash and a space, and the rest. */
const WRONG_DASH = /^([–—•·●▪*‐‑−+][ \u00a0\t]+|--+ *|\d{1,2}[.)] +|[-–—•·●▪](?=[\p{L}\d"*«]))(.*)$/u;

/** Adds a missing dash, replaces a wrong character by one, or removes a dash too many. */
export function dashes({ lines }: FileLines, line: number, head: string, body: string): Change[] {
  const start = head.length;
  const dashed = (level: number, text: string, cost: number, mark = ''): Change => {
    const wanted = `${spaces(level)}- ${text}`;
    const end = start + (mark.length || 1);
    return { wanted, cost, explain: (at) => finding('yaml-dash', at(start, end), { mark, wanted }) };
  };
  const [, mark = '', rest = ''] = WRONG_DASH.exec(body) ?? [];
  const wrong = mark === '' ? [] : [dashed(start, rest, COST.wrongDash, mark.trim())];
  const extra = DASH.exec(body)?.[0];
  if (extra !== undefined) {
    const wanted = head + body.slice(extra.length);
    const explain: Change['explain'] = (at) => finding('yaml-stray', at(start, start + 1), { found: '-', wanted });
    return [...wrong, { wanted, cost: COST.extraDash, explain }];
  }
  const levels = isRepeated(lines, line) ? [] : [...siblingDashes(lines, line), ...firstDashes(lines, line)];
  const missing = [...new Set(levels)].flatMap((level) => {
    const distance = Math.abs(level + 2 - start);
    const cost = COST.missingDash + (distance > 2 ? distance / 4 : distance / 20);
    return isInBlock(lines, line, level) ? [] : [dashed(level, body, cost)];
  });
  return [...wrong, ...missing];
}

/** Takes the first entry of a list from the line of its field. */
export function entriesOfFields({ lines, names }: FileLines, line: number, head: string, rest: string): Change[] {
  const [field = '', name = ''] = FIELD.exec(rest) ?? [];
  const value = rest.slice(field.length).trim().replace(/^- +/, '');
  const [next = line] = contentLines(lines, line, 1, 1);
  const indent = indentOf(lines[next] ?? '');
  const isList = DASH.test((lines[next] ?? '').slice(indent.length)) && indent.length >= head.length;
  if (next === line || !isList || !names.has(name) || !/^["'\p{L}\d]/u.test(value)) return [];
  const start = head.length + rest.length - value.length;
  const params = { mark: '', below: `${indent}- ${value}` };
  const explain: Change['explain'] = (at) => finding('yaml-dash', at(start, start + value.length), params);
  return [{ wanted: `${head}${name}:`, cost: COST.entryOnField, explain }];
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
