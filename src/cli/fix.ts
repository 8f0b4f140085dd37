import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../base/disk/replace-file.ts';
import type { Finding } from '../base/findings/finding.ts';
import { groupBy } from '../base/lib/collections.ts';
import { addFate, type Content, correct, isCorrectable } from '../content/content.ts';

/** Overlapping corrections are made in successive rounds. */
const MAX_ROUNDS = 10;

/**
 * Applies all mechanical corrections to the files until none is left, but for those that would change anything else.
 *
 * @param read reads and validates the current files
 * @returns the content afterwards, with the numbers of corrections that were made and that were left out
 */
export function fixMechanical(root: string, read: () => Content) {
  let content = read();
  let made = 0;
  const redirects: { readonly from: string; readonly to: string }[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const added = redirectRenamed(root, content.findings);
    redirects.push(...added);
    // Lines added to the ledger shift the positions of its other findings.
    const count = added.length > 0 ? added.length : fixOnce(root, content.findings);
    if (count === 0) break;
    made += count;
    content = read();
  }
  const left = content.findings.filter(isCorrectable).length;
  return { content, made, left, redirects };
}

function fixOnce(root: string, findings: readonly Finding[]): number {
  let made = 0;
  for (const [file, found] of groupBy(findings, ({ place }) => place.file)) {
    const path = join(root, file);
    if (!found.some(isCorrectable)) continue;
    const { text, count } = correct(readFileSync(path, 'utf8'), found);
    made += count;
    if (count > 0) replaceFile(path, text);
  }
  return made;
}

/** Redirects the old addresses of renamed files to the new ones. Links to them become correctable as a result. */
function redirectRenamed(root: string, findings: readonly Finding[]) {
  return findings.flatMap(({ code, place, params }) => {
    if (code !== 'route-disappeared' || !params.renamedTo || !params.suggestion) return [];
    const { url: from, suggestion: to } = params;
    const path = join(root, place.file);
    const text = addFate(readFileSync(path, 'utf8'), from, { redirect: to });
    if (text === undefined) return [];
    replaceFile(path, text);
    return [{ from, to }];
  });
}
