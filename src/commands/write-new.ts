import { existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file that does not exist yet, whole or not at all.
 *
 * @returns false if there is a file of that name; it stays as it is
 */
export function writeNew(path: string, text: string): boolean {
  mkdirSync(dirname(path), { recursive: true });
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.new`);
  writeFileSync(draft, text);
  try {
    // A link, unlike a rename, is refused where a file stands already.
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // Some file systems know no links. There the check and the rename have to do.
    if (existsSync(path)) return false;
    renameSync(draft, path);
    return true;
  } finally {
    rmSync(draft, { force: true });
  }
}
