import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a site by their path inside it: `teams/red/index.html`. */
export interface SiteFiles {
  has(path: string): boolean;
  read(path: string): Uint8Array;
}

/** The files of a folder, read anew each time. */
export const filesOf = (folder: string): SiteFiles => ({
  has: (path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false,
  read: (path) => readFileSync(join(folder, path)),
});
