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

/** Bytes of a SHA-256. */
const SEAL = 32;

/**
 * A folder of pictures. Each file begins with a hash of its key and bytes, so that a torn or misplaced one is not used.
 * Where nothing can be written, `put` returns false, and every build draws all pictures.
 */
export function pictureStore(folder: string) {
  const path = (key: string) => join(folder, key);
  return {
    has: (key: string) => existsSync(path(key)),
    /** Undefined if there is none that is sound. */
    get(key: string): Uint8Array | undefined {
      const file = orUndefined(() => readFileSync(path(key)));
      const png = file?.subarray(SEAL);
      if (!png || !file?.subarray(0, SEAL).equals(sealOf(key, png))) return undefined;
      const now = new Date();
      orUndefined(() => utimesSync(path(key), now, now));
      return png;
    },
    put(key: string, png: Uint8Array) {
      const draft = path(`${key}.${process.pid}`);
      const kept = orUndefined(() => {
        mkdirSync(folder, { recursive: true });
        writeFileSync(draft, Buffer.concat([sealOf(key, png), png]));
        renameSync(draft, path(key));
        return true;
      });
      if (!kept) orUndefined(() => rmSync(draft, { force: true }));
      return kept === true;
    },
    /** Deletes what was not used for the longest time, until no more than this many are left. */
    keep(most: number) {
      const names = orUndefined(() => readdirSync(folder)) ?? [];
      if (names.length <= most) return;
      const used = names.map((name) => ({ name, at: orUndefined(() => statSync(path(name)).mtimeMs) ?? 0 }));
      const oldest = used.sort((a, b) => b.at - a.at).slice(most);
      for (const { name } of oldest) orUndefined(() => rmSync(path(name), { force: true }));
    },
  };
}

const sealOf = (key: string, png: Uint8Array) => createHash('sha256').update(key).update(png).digest();

/** Other processes use the folder, too: a file may be gone, or not ours to touch. It is then as if it was not there. */
function orUndefined<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
