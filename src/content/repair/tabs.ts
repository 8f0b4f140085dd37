/** Repairs a file that is indented with tabs. */

import { finding } from '../../base/findings/finding.ts';
import { indentOf } from './lines.ts';
import type { Judge, RepairedFile } from './repair.ts';

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
