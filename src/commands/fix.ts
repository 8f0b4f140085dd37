import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { correct, isCorrectable } from '../correct.ts';
import { groupBy } from '../lib/collections.ts';
import { replaceFile } from '../output/replace-file.ts';
import type { Problem } from '../problems/problem.ts';
import type { Content } from '../read-content.ts';
import { addFate } from '../url-history/edit-ledger.ts';

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
  const redirects: { readonly from: string; readonly to: string }[] = [];
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
function redirectRenamed(root: string, problems: readonly Problem[]) {
  return problems.flatMap(({ code, place, params }) => {
    if (code !== 'route-disappeared' || !params.renamedTo || !params.suggestion) return [];
    const { url: from, suggestion: to } = params;
    const path = join(root, place.file);
    const text = addFate(readFileSync(path, 'utf8'), from, { redirect: to });
    if (text === undefined) return [];
    replaceFile(path, text);
    return [{ from, to }];
  });
}
