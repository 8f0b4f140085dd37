import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../lib/group-by.ts';
import type { Problem, Range } from '../problems/problem.ts';

/**
 * Makes the corrections that need no thought, in the files themselves. Only what is known to the character is touched:
 * a correction whose place no longer reads as it was found is left alone.
 *
 * @returns how many were made
 */
export function fixMechanical(root: string, problems: readonly Problem[]): number {
  const fixable = problems.filter((found) => found.code === 'text-typography');
  let made = 0;
  for (const [file, group] of groupBy(fixable, ({ place }) => place.file)) {
    const path = join(root, file);
    let text = readFileSync(path, 'utf8');
    const fromTheEnd = group
      .map(({ place, params }) => ({ at: offsetOf(text, place.range), ...params }))
      .sort((a, b) => b.at - a.at);
    for (const { at, found, wanted } of fromTheEnd) {
      if (!text.startsWith(found, at)) continue;
      text = text.slice(0, at) + wanted + text.slice(at + found.length);
      made += 1;
    }
    writeFileSync(path, text);
  }
  return made;
}

function offsetOf(text: string, range: Range | undefined): number {
  if (!range) return -1;
  let lineStart = text.startsWith('\uFEFF') ? 1 : 0;
  for (let line = 1; line < range.line; line += 1) lineStart = text.indexOf('\n', lineStart) + 1;
  return lineStart + range.column - 1;
}
