/** Repairs slips that are on many lines: tabs, and the bullets of a word processor from which a list was pasted. */

import { finding } from '../../base/findings/finding.ts';
import { indentOf } from './lines.ts';
import type { Judge, RepairedFile } from './repair.ts';

const BULLETED = /^( *)([–—•·●▪])[ \t]+(?=\S)/;

/**
 * Replaces the signs in neighbouring lines by dashes, if all of the file can be parsed then. One line is repaired like any other.
 *
 * @param stop line, from 0, at which the text stops being plain YAML
 */
export function bulletedLines(file: string, text: string, stop: number, judge: Judge): RepairedFile | undefined {
  const lines = text.split('\n');
  const startOf = (at: number) => BULLETED.exec(lines[at] ?? '')?.[0];
  const isAlike = (at: number) => startOf(at) !== undefined && startOf(at) === startOf(stop);
  let [first, end] = [stop, stop];
  while (isAlike(first - 1)) first -= 1;
  while (isAlike(end)) end += 1;
  if (end - first < 2) return undefined;
  const wanted = lines.slice(first, end).map((line) => line.replace(BULLETED, '$1- '));
  const repaired = lines.toSpliced(first, wanted.length, ...wanted).join('\n');
  if (judge.plainUntil(repaired) < repaired.length) return undefined;
  const findings = wanted.map((dashed, index) => {
    const [, indent = '', mark = ''] = BULLETED.exec(lines[first + index] ?? '') ?? [];
    const [line, column] = [first + index + 1, indent.length + 1];
    const range = { line, column, endLine: line, endColumn: column + mark.length };
    return finding('yaml-dash', { file, range, pointer: '' }, { mark, wanted: dashed });
  });
  return { text: repaired, findings };
}

/** If each tab of a file indents by one step, reports each line with one. */
export function tabbedLines(file: string, text: string, judge: Judge): RepairedFile | undefined {
  const lines = text.split('\n');
  const spaced = lines.map((line) => line.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '  ')));
  const meant = spaced.join('\n');
  if (meant === text || judge.plainUntil(meant) < meant.length || judge.mistakesIn(meant).length > 0) return undefined;
  const findings = spaced.flatMap((wanted, at) => {
    const { length } = indentOf(lines[at] ?? '');
    const range = { line: at + 1, column: 1, endLine: at + 1, endColumn: length + 1 };
    return wanted === lines[at] ? [] : [finding('yaml-tab', { file, range, pointer: '' }, { wanted })];
  });
  return { text: meant, findings };
}
