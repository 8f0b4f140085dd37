import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../lib/group-by.ts';
import type { Problem, Range } from '../problems/problem.ts';
import { replaceFile } from '../write/replace-file.ts';

/** What stands somewhere in a file, and what has to stand there. */
interface Correction {
  readonly at: number;
  readonly found: string;
  readonly wanted: string;
}

/**
 * Makes the corrections that need no thought, in the files themselves. Only what is known to the character is touched:
 * a correction whose place no longer reads as it was found is left alone.
 *
 * @returns how many were made
 */
export function fixMechanical(root: string, problems: readonly Problem[]): number {
  const fixable = problems.filter((found) => found.code === 'text-typography' || found.code === 'text-invisible');
  let made = 0;
  for (const [file, group] of groupBy(fixable, ({ place }) => place.file)) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    const lines = lineStarts(text);
    const corrections = group.map(({ place, params: { found, wanted } }) => ({
      at: offsetOf(lines, place.range),
      found,
      wanted,
    }));
    const { result, count } = corrected(text, corrections);
    made += count;
    if (count > 0) replaceFile(path, result);
  }
  return made;
}

/** Works from the end, so that the places before it stay where they are. Two corrections may share a character. */
function corrected(text: string, corrections: readonly Correction[]): { result: string; count: number } {
  // The text from `start` on, as it will be, in pieces and the last piece first.
  const pieces: string[] = [];
  let start = text.length;
  let count = 0;
  for (const { at, found, wanted } of [...corrections].sort((a, b) => b.at - a.at)) {
    if (at < 0) continue;
    let here = text.slice(at, start);
    for (let next = pieces.pop(); next !== undefined; next = pieces.pop()) {
      if (here.length >= found.length) {
        pieces.push(next);
        break;
      }
      here += next;
    }
    start = at;
    if (here.startsWith(found)) {
      pieces.push(here.slice(found.length), wanted);
      count += 1;
    } else pieces.push(here);
  }
  return { result: text.slice(0, start) + pieces.reverse().join(''), count };
}

function lineStarts(text: string): readonly number[] {
  const starts = [text.startsWith('\uFEFF') ? 1 : 0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

const offsetOf = (lines: readonly number[], range: Range | undefined): number =>
  range ? (lines[range.line - 1] ?? Number.NEGATIVE_INFINITY) + range.column - 1 : -1;
