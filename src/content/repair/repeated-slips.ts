/**
 * Repairs slips that are on many lines: tabs, the bullets of a word processor from which a list was pasted, and blocks at the
 * wrong level.
 */

import { finding } from '../../base/findings/finding.ts';
import { plainUntil, readPlainYaml } from '../load/plain-yaml.ts';
import { contentLines, DASH, indentOf, isInBlock, partAround, spaces, untabbed } from './lines.ts';
import { isValid, type Judge, type RepairedFile } from './repair.ts';

const BULLETED = /^( *)([–—•·●▪])[ \t]+(?=\S)/;

/**
 * Replaces bullets in neighbouring lines by dashes, if all of the file can be parsed then. One line is repaired like any other.
 *
 * @param stop line, from 0, at which the text stops being plain YAML
 */
export function bulletedLines(file: string, text: string, stop: number): RepairedFile | undefined {
  const lines = text.split('\n');
  const startOf = (at: number) => BULLETED.exec(lines[at] ?? '')?.[0];
  const isAlike = (at: number) => startOf(at) !== undefined && startOf(at) === startOf(stop);
  let [first, end] = [stop, stop];
  while (isAlike(first - 1)) first -= 1;
  while (isAlike(end)) end += 1;
  if (end - first < 2) return undefined;
  const wanted = lines.slice(first, end).map((line) => line.replace(BULLETED, '$1- '));
  const repaired = lines.toSpliced(first, wanted.length, ...wanted).join('\n');
  if (plainUntil(repaired) < repaired.length) return undefined;
  const findings = wanted.map((dashed, index) => {
    const [, indent = '', mark = ''] = BULLETED.exec(lines[first + index] ?? '') ?? [];
    const [line, column] = [first + index + 1, indent.length + 1];
    const range = { line, column, endLine: line, endColumn: column + mark.length };
    return finding('yaml-dash', { file, range, pointer: '' }, { mark, wanted: dashed });
  });
  return { text: repaired, findings };
}

/** Numbers of spaces that a tab can be instead of, the likeliest first. */
const TAB_WIDTHS = [2, 4, 8];

/** If the file is valid with spaces for the tabs that indent it, and has one meaning, reports the first line with one, for all of them. */
export function tabbedLines(file: string, text: string, judge: Judge): RepairedFile | undefined {
  const lines = text.split('\n');
  const tabbed = lines.flatMap((line, at) => (indentOf(line).includes('\t') ? [at] : []));
  const [first] = tabbed;
  if (first === undefined) return undefined;
  const [width, ...wider] = TAB_WIDTHS.filter((each) => isValid(untabbed(text, each), judge));
  const meaningAt = (each: number) => JSON.stringify(readPlainYaml(untabbed(text, each))?.value);
  if (width === undefined || wider.some((each) => meaningAt(each) !== meaningAt(width))) return undefined;
  const meant = untabbed(text, width);
  const range = { line: first + 1, column: 1, endLine: first + 1, endColumn: indentOf(lines[first] ?? '').length + 1 };
  const params = { wanted: meant.split('\n')[first] ?? '', width, more: tabbed.length - 1 };
  return { text: meant, findings: [finding('yaml-tab', { file, range, pointer: '' }, params)] };
}

/** Maximum number of fields or entries that are moved together, and of lines above whose level they may get. */
const [MAX_MOVED, MAX_ABOVE] = [8, 30];

/**
 * Indents neighbouring lines of a block alike, if the whole file is valid then: an entry pasted at another level, or the fields
 * of a group at its own level. A single line is repaired like any other.
 *
 * @param starts lines, from 0, with which the block may begin
 */
export function movedBlock(
  file: string,
  text: string,
  starts: readonly number[],
  judge: Judge,
): RepairedFile | undefined {
  const lines = text.split('\n');
  for (const start of new Set(starts)) {
    const own = indentOf(lines[start] ?? '').length;
    // An entry or a field is never meant as part of a block text, although that would be valid.
    for (const level of levelsFor(lines, start, own).filter((each) => !isInBlock(lines, start, each))) {
      for (const end of endsOf(lines, start, own, level)) {
        const moved = lines.map((line, at) =>
          at < start || at >= end || line === ''
            ? line
            : spaces(Math.max(0, indentOf(line).length - own + level)) + line.trimStart(),
        );
        const { from, to } = partAround(moved, start, end - 1);
        const part = `${moved.slice(from, to).join('\n').trimEnd()}\n`;
        const meant = moved.join('\n');
        // Most levels fail in the part around the block, so that the rest need not be parsed.
        if (plainUntil(part) < part.length || !isValid(meant, judge)) continue;
        const range = { line: start + 1, column: 1, endLine: start + 1, endColumn: Math.max(1, own) + 1 };
        const params = { wanted: moved[start] ?? '', below: lines.slice(start + 1, end).filter(Boolean).length };
        return { text: meant, findings: [finding('yaml-indent', { file, range, pointer: '' }, params)] };
      }
    }
  }
  return undefined;
}

/**
 * Returns the lines, exclusive, at which a block may end: before each line that is as deep as its first one or less, and each
 * entry at the level that it moves to.
 */
function endsOf(lines: readonly string[], start: number, own: number, level: number): readonly number[] {
  const ends: number[] = [];
  for (const at of contentLines(lines, start, 1, lines.length)) {
    const line = lines[at] ?? '';
    const indent = indentOf(line).length;
    if (at > start + 1 && (indent <= own || (indent === level && DASH.test(line.trimStart())))) ends.push(at);
    if (indent < own || ends.length === MAX_MOVED) return ends;
  }
  return [...ends, lines.length];
}

/** Returns the levels of the entries above, the nearest first, or one level below each group that begins there. */
function levelsFor(lines: readonly string[], start: number, own: number): readonly number[] {
  const isEntry = DASH.test((lines[start] ?? '').trimStart());
  const levels = contentLines(lines, start, -1, MAX_ABOVE).flatMap((at) => {
    const line = lines[at] ?? '';
    const indent = indentOf(line).length;
    if (isEntry && DASH.test(line.trimStart())) return [indent];
    return /:$/.test(line) ? [indent + 2] : [];
  });
  return [...new Set(levels)].filter((level) => level !== own);
}
