import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { siteIn } from '../../src/output/output-folder.ts';
import { makeWorkFolder, newWorkFolder } from '../../src/output/work-folder.ts';

/**
 * What a build leaves that dies between its two renames: the last site is put aside, the next one not yet in its place.
 *
 * @returns its work folder
 */
export function leaveAside(out: string): string {
  const work = newWorkFolder(out);
  makeWorkFolder(work);
  mkdirSync(siteIn(work));
  renameSync(out, join(work, 'old'));
  return work;
}
