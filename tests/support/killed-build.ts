import { mkdirSync, renameSync } from 'node:fs';
import { makeWorkFolder, newNameBeside, oldIn, siteIn } from '../../src/output/work-folder.ts';

/**
 * What a build leaves that dies between its two renames: the last site is put aside, the next one not yet in its place.
 *
 * @returns its work folder
 */
export function leaveAside(out: string): string {
  const work = newNameBeside(out);
  makeWorkFolder(work);
  mkdirSync(siteIn(work));
  renameSync(out, oldIn(work));
  return work;
}
