import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Under which a file of a cache is written before it is renamed. Processes of any machine may share the cache. */
export const newDraft = (file: string) => `${file}.${randomBytes(8).toString('hex')}`;

/** No draft is written for so long, in milliseconds. */
const AN_HOUR = 60 * 60_000;

/** Deletes what processes have left in the caches that died while they wrote there. */
export function removeDrafts(folder: string): void {
  try {
    // The `recursive` of Node takes several times as long, and thousands of pictures may be kept.
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) removeDrafts(path);
      else if (/\.([0-9a-f]{16}|\d+)$/.test(entry.name) && isOld(path)) rmSync(path, { force: true });
    }
  } catch {
    // A cache that is not there or cannot be written needs no order.
  }
}

const isOld = (path: string) => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > AN_HOUR;
