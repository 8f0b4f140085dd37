import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Size in bytes of a SHA-256. */
const CHECKSUM = 32;

/**
 * Caches pictures in a folder. Each file begins with a checksum of its key and bytes, so that a torn or misplaced file is
 * ignored. On a read-only disk, `put` returns false, and every build draws all pictures.
 */
export function pictureStore(folder: string) {
  const path = (key: string) => join(folder, key);
  return {
    has: (key: string) => existsSync(path(key)),
    /** Returns undefined if there is no intact file. */
    get(key: string): Uint8Array | undefined {
      const file = orUndefined(() => readFileSync(path(key)));
      const png = file?.subarray(CHECKSUM);
      if (!png || !file?.subarray(0, CHECKSUM).equals(checksumOf(key, png))) return undefined;
      const now = new Date();
      orUndefined(() => utimesSync(path(key), now, now));
      return png;
    },
    put(key: string, png: Uint8Array) {
      const draft = path(`${key}.${process.pid}`);
      const kept = orUndefined(() => {
        mkdirSync(folder, { recursive: true });
        writeFileSync(draft, Buffer.concat([checksumOf(key, png), png]));
        renameSync(draft, path(key));
        return true;
      });
      if (!kept) orUndefined(() => rmSync(draft, { force: true }));
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

const checksumOf = (key: string, png: Uint8Array) => createHash('sha256').update(key).update(png).digest();

/** Ignores errors: other processes use the folder, too, so a file may be gone or inaccessible. */
function orUndefined<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
