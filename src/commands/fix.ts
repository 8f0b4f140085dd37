import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { correct, isCorrectable } from '../correct.ts';
import { groupBy } from '../lib/group-by.ts';
import { replaceFile } from '../output/replace-file.ts';
import type { Problem } from '../problems/problem.ts';
import type { Content } from '../read-content.ts';
import { addFate } from '../url-history/edit-ledger.ts';

export interface NewRedirect {
  readonly from: string;
  readonly to: string;
}

/** Maximum number of rounds. Where two corrections share a character, one has to wait for the next round. */
const MOST_ROUNDS = 10;

/**
 * Makes the corrections that need no thought, in the files themselves, until none is left.
 *
 * @param read reads and judges the files as they are now
 */
export function fixMechanical(root: string, read: () => Content) {
  let content = read();
  let made = 0;
  const redirects: NewRedirect[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const added = redirectRenamed(root, content.problems);
    redirects.push(...added);
    // Where lines were added to the list of addresses, others are not where they were found.
    const count = added.length > 0 ? added.length : fixOnce(root, content.problems);
    if (count === 0) break;
    made += count;
    content = read();
  }
  return { content, made, redirects };
}

function fixOnce(root: string, problems: readonly Problem[]): number {
  let made = 0;
  for (const [file, found] of groupBy(problems, ({ place }) => place.file)) {
    const path = join(root, file);
    if (!found.some(isCorrectable)) continue;
    const { text, count } = correct(readFileSync(path, 'utf8'), found);
    made += count;
    if (count > 0) replaceFile(path, text);
  }
  return made;
}

/** Redirects the old addresses of renamed files to the new ones. Corrections of links follow from that. */
function redirectRenamed(root: string, problems: readonly Problem[]): readonly NewRedirect[] {
  const renamed = problems.flatMap(({ code, place, params }) =>
    code === 'route-disappeared' && params.renamedTo && params.suggestion && place.range
      ? [{ file: place.file, line: place.range.line, from: params.url, to: params.suggestion }]
      : [],
  );
  // From the end, so that the lines before stay where they are.
  return renamed
    .toSorted((a, b) => b.line - a.line)
    .flatMap(({ file, line, from, to }) => {
      const path = join(root, file);
      const text = addFate(readFileSync(path, 'utf8'), line, { redirect: to });
      if (text === undefined) return [];
      replaceFile(path, text);
      return [{ from, to }];
    });
}
