/** A cache in a file, which serves the next process and, because its keys depend on contents only, other machines. */
import { appendFileSync, closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { cacheOver, type LastingCache } from './cache.ts';
import { replaceFile } from './disk/replace-file.ts';
import { hashOf } from './lib/fingerprint.ts';

/** Code whose results a cache keeps. */
interface Code {
  readonly version: string;
}

/** Fingerprint of the code that makes the results: its own version, and that of Node. */
export const codeOf = ({ version }: Code): string => `${version} ${process.version}`;

/** Name for a folder in the cache of a site that is the same wherever the site lies, so that the cache can travel. */
export const nameIn = (cacheFolder: string, folder: string): string => hashOf(relative(cacheFolder, folder));

/** Index entry of a serialised result: byte offset, byte length, and a hash of key and bytes. */
type Entry = readonly [key: string, offset: number, length: number, checksum: string];

/**
 * Caches in a file: the results, an index of them, and a fixed-size trailer with the offset of that index. Saving appends
 * the new results and a new index. A file that is missing, torn or written by other code counts as empty.
 *
 * @param options `file` is its path, `code` the fingerprint of the code that makes the results
 */
export function fileCache({ file, code }: { readonly file: string; readonly code: string }): LastingCache {
  const previous = openPrevious(file, code);
  const used = new Map<string, Entry>();
  const added = new Map<string, Buffer>();
  const readPrevious = (key: string): string | undefined => {
    const entry = previous.index.get(key);
    const text = entry && previous.read(entry);
    if (text) used.set(key, entry);
    return text;
  };
  const cache = cacheOver(
    (key) => {
      const text = added.get(key)?.toString() ?? readPrevious(key);
      return text && JSON.parse(text);
    },
    (key) => {
      const entry = previous.index.get(key);
      if (entry) used.set(key, entry);
      return entry !== undefined || added.has(key);
    },
    (key, result) => added.set(key, Buffer.from(JSON.stringify(result))),
  );
  return {
    ...cache,
    save() {
      try {
        if (added.size > 0 || used.size !== previous.index.size) write(file, code, previous, [...used.values()], added);
        previous.close();
      } catch {
        // On a read-only disk, the next build is simply no faster than this one.
      }
    },
  };
}

/** The cache file as earlier builds left it. */
interface PreviousFile {
  readonly index: ReadonlyMap<string, Entry>;
  /** In bytes. */
  readonly size: number;
  /** Reads lazily, because most of a large cache is never needed. Returns undefined for a damaged entry. */
  readonly read: (entry: Entry) => string | undefined;
  readonly close: () => void;
}

const NO_FILE: PreviousFile = { index: new Map(), size: 0, read: () => undefined, close: () => {} };

/** Size in bytes of the trailer, which holds the offset of the index. */
const TRAILER = 16;

function openPrevious(file: string, code: string): PreviousFile {
  let handle: number | undefined;
  let buffer = Buffer.alloc(0);
  /** Returns a view that is valid until the next call. */
  const bytesAt = (offset: number, length: number) => {
    if (buffer.length < length) buffer = Buffer.allocUnsafe(2 * length);
    return buffer.subarray(0, readSync(handle as number, buffer, 0, length, offset));
  };
  const close = () => handle !== undefined && closeSync(handle);
  try {
    handle = openSync(file, 'r');
    const { size } = fstatSync(handle);
    const start = Number(bytesAt(size - TRAILER, TRAILER).toString());
    const stored = JSON.parse(bytesAt(start, size - TRAILER - start).toString()) as { code: string; index: Entry[] };
    const read = ([key, offset, length, checksum]: Entry) => {
      // A damaged index may point anywhere.
      if (offset + length > size) return undefined;
      try {
        const bytes = bytesAt(offset, length);
        return checksumOf(key, bytes) === checksum ? bytes.toString() : undefined;
      } catch {
        return undefined;
      }
    };
    if (stored.code === code)
      return { index: new Map(stored.index.map((entry) => [entry[0], entry])), size, read, close };
  } catch {
    // Missing or torn.
  }
  close();
  return NO_FILE;
}

const checksumOf = (key: string, bytes: Buffer) => hashOf(`${key} ${hashOf(bytes)}`);

/** Appends the new results, or rewrites the file if more than half of it would be garbage. */
function write(
  file: string,
  code: string,
  previous: PreviousFile,
  used: readonly Entry[],
  added: ReadonlyMap<string, Buffer>,
): void {
  const bytesInUse = used.reduce((sum, [, , length]) => sum + length, 0);
  const appends = previous.size < 2 * bytesInUse && statSync(file).size === previous.size;
  const kept = appends ? [] : used.map((entry) => [entry[0], Buffer.from(previous.read(entry) ?? '')] as const);
  const results = [...kept, ...added];
  let end = appends ? previous.size : 0;
  const entries = results.map(([key, bytes]): Entry => {
    end += bytes.length;
    return [key, end - bytes.length, bytes.length, checksumOf(key, bytes)];
  });
  const index = Buffer.from(JSON.stringify({ code, index: appends ? [...used, ...entries] : entries }));
  const trailer = Buffer.from(String(end).padStart(TRAILER));
  const bytes = Buffer.concat([...results.map(([, result]) => result), index, trailer]);
  if (appends) appendFileSync(file, bytes);
  else replaceFile(file, bytes);
}
