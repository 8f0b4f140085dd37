import { mkdirSync, renameSync } from 'node:fs';
import { makeWorkFolder, newNameBeside, oldIn, siteIn } from '../../src/base/disk/work-folder.ts';

/**
 * Leaves the state of a build that was killed between its two renames: the previous site is set aside, and the next one is
 * not yet in place.
 *
 * @returns its work folder
 */
export function leaveKilledBuild(out: string): string {
  const work = newNameBeside(out);
  makeWorkFolder(work);
  mkdirSync(siteIn(work));
  renameSync(out, oldIn(work));
  return work;
}
