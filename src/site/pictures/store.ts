import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../base/disk/replace-file.ts';
import { orUndefined } from '../../base/lib/collections.ts';

/** Folder for the files of all sites, unless the command line passes its own. */
export const CACHE_FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/nebel');

/** Size in bytes of a SHA-256. */
const CHECKSUM = 32;

/**
 * Caches pictures and images in a folder. Each file begins with a checksum of its key and bytes, so that a torn or misplaced file is
 * ignored. Errors are ignored, because other processes use the folder, too. On a read-only disk, `put` returns false, and every build makes them again.
 */
export function fileStore(folder: string) {
  const path = (key: string) => join(folder, key);
  return {
    has: (key: string) => existsSync(path(key)),
    /** Returns undefined if there is no intact file. */
    get(key: string): Uint8Array | undefined {
      const file = orUndefined(() => readFileSync(path(key)));
      const bytes = file?.subarray(CHECKSUM);
      if (!bytes || !file?.subarray(0, CHECKSUM).equals(checksumOf(key, bytes))) return undefined;
      const now = new Date();
      orUndefined(() => utimesSync(path(key), now, now));
      return bytes;
    },
    put(key: string, bytes: Uint8Array) {
      const kept = orUndefined(() => {
        replaceFile(path(key), Buffer.concat([checksumOf(key, bytes), bytes]));
        return true;
      });
      return kept === true;
    },
    /** Deletes the least recently used files. */
    prune(limit: number) {
      const names = orUndefined(() => readdirSync(folder)) ?? [];
      if (names.length <= limit) return;
      const used = names.map((name) => ({ name, at: orUndefined(() => statSync(path(name)).mtimeMs) ?? 0 }));
      const oldest = used.sort((a, b) => b.at - a.at).slice(limit);
      for (const { name } of oldest) orUndefined(() => rmSync(path(name), { force: true }));
    },
  };
}

const checksumOf = (key: string, bytes: Uint8Array) => createHash('sha256').update(key).update(bytes).digest();
