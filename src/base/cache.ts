/** Stores what one build made for the next, except pictures and images (`pictures/store.ts`) and compiled code (`bin/`, `content/validate/validator-store.ts`). */
import { appendFileSync, closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { filesBelow } from './disk/files-below.ts';
import { replaceFile } from './disk/replace-file.ts';
import { orUndefined } from './lib/collections.ts';
import { hashOf } from './lib/fingerprint.ts';

/** Results keyed by their inputs. A build gives the same site with or without a cache. */
export interface Cache {
  /**
   * Returns the cached result, or makes and caches it.
   *
   * @param kind namespace of the key; each function uses its own
   * @param inputs everything the result depends on, apart from code
   * @param make returns plain data that is never modified afterwards
   */
  get<Result>(kind: string, inputs: readonly string[], make: () => Result): Result;
  /**
   * Like `get`, for results that cannot be serialised, such as compiled code. They are kept in memory only: a cache in a file
   * makes them each time.
   */
  hold<Result>(kind: string, inputs: readonly string[], make: () => Result): Result;
  /** True if there is a result. It is kept for the next build even if this one does not need it. */
  has(kind: string, inputs: readonly string[]): boolean;
  /** First half of `get`, for asynchronous work: the cached result, or undefined. */
  find<Result>(kind: string, inputs: readonly string[]): Result | undefined;
  /** Second half of `get`: caches the result and returns it. */
  keep<Result>(kind: string, inputs: readonly string[], result: Result): Result;
}

/** A cache that carries results over from one build to the next. */
export interface LastingCache extends Cache {
  /**
   * Drops every result not used since the last save. Call it only after a build that passed: one that stopped early has
   * not used everything worth keeping.
   */
  save(): void;
}

/** Caches nothing. */
export const NO_CACHE: Cache = {
  get: (_kind, _inputs, make) => make(),
  hold: (_kind, _inputs, make) => make(),
  has: () => false,
  find: () => undefined,
  keep: (_kind, _inputs, result) => result,
};

/** Caches in memory, for a process that builds the same site repeatedly. */
export function memoryCache(): LastingCache {
  let previous = new Map<string, unknown>();
  const current = new Map<string, unknown>();
  const read = (key: string) => {
    const known = current.get(key) ?? previous.get(key);
    if (known !== undefined) current.set(key, known);
    return known;
  };
  const cache = cacheOver(
    read,
    (key) => read(key) !== undefined,
    (key, result) => current.set(key, result),
  );
  return {
    ...cache,
    hold: cache.get,
    save() {
      previous = new Map(current);
      current.clear();
    },
  };
}

function cacheOver(
  read: (key: string) => unknown,
  retain: (key: string) => boolean,
  write: (key: string, result: unknown) => void,
): Omit<Cache, 'hold'> {
  const keyOf = (kind: string, inputs: readonly string[]) => `${kind} ${hashOf(inputs.map(withLength).join(''))}`;
  return {
    get<Result>(kind: string, inputs: readonly string[], make: () => Result): Result {
      const key = keyOf(kind, inputs);
      // The kind implies the type of the result.
      const known = read(key) as Result | undefined;
      if (known !== undefined) return known;
      const result = make();
      write(key, result);
      return result;
    },
    has: (kind, inputs) => retain(keyOf(kind, inputs)),
    find: <Result>(kind: string, inputs: readonly string[]) => read(keyOf(kind, inputs)) as Result | undefined,
    keep(kind, inputs, result) {
      write(keyOf(kind, inputs), result);
      return result;
    },
  };
}

/** Prefixes a string with its length, so that no two lists of strings join to the same key. */
const withLength = (text: string) => `${text.length} ${text}`;

/** Code whose results a cache keeps. */
interface Code {
  readonly version: string;
}

/** Fingerprint of the code that makes the results: its own version, and that of Node. */
export const codeOf = ({ version }: Code): string => `${version} ${process.version}`;

/** Name for a folder in the cache of a site that is the same wherever the site lies, so that the cache can travel. */
export const nameIn = (cacheFolder: string, folder: string): string => hashOf(relative(cacheFolder, folder));

export interface FileCacheOptions {
  /** Path of the cache file. */
  readonly file: string;
  /** Fingerprint of the code that makes the results. A file written by other code is ignored. */
  readonly code: string;
}

/** Index entry of a serialised result: byte offset, byte length, and a hash of key and bytes. */
type Entry = readonly [key: string, offset: number, length: number, checksum: string];

/**
 * Caches in a file: the results, an index of them, and a fixed-size trailer with the offset of that index. Saving appends
 * the new results and a new index. A file that is missing, torn or written by other code counts as empty.
 */
export function fileCache({ file, code }: FileCacheOptions): LastingCache {
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
    hold: NO_CACHE.hold,
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

/**
 * Returns one hash over the stats (size, inode, times) of all files below some folders, ten times faster than hashing
 * their contents. Symbolic links to files are followed; a missing folder counts as empty.
 */
export const fingerprintOf = (folders: readonly string[]): string =>
  hashOf(
    pathsBelow(folders)
      .map(([, path]) => fingerprintOfFile(path))
      .join(''),
  );

/** Hash over the contents of all files below some folders. The cache spares reading files that have not changed. */
export const hashOfContents = (folders: readonly string[], cache: Cache): string =>
  cache.get('content', [fingerprintOf(folders)], () =>
    hashOf(
      pathsBelow(folders)
        .map(([name, path]) => `${name} ${hashOfBytes(path)}\n`)
        .join(''),
    ),
  );

/** Hash of the content of a file, or of its path if it cannot be read. */
export const hashOfFile = (path: string, cache: Cache): string =>
  cache.get('content', [fingerprintOfFile(path)], () => hashOfBytes(path));

/** Links that lead nowhere, such as the locks of Emacs, and links to folders cannot be read. */
const hashOfBytes = (path: string) => hashOf(orUndefined(() => readFileSync(path)) ?? path);

const pathsBelow = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    filesBelow(folder, { onUnreadable() {} }).map(({ path }) => [path, `${folder}/${path}`] as const),
  );

/** The stats of a single file, as a line of text. A file without any, such as a link to itself, is reported when it is read. */
function fingerprintOfFile(path: string): string {
  const { size, ino, mtimeMs, ctimeMs } = orUndefined(() => statSync(path, { throwIfNoEntry: false })) ?? {};
  return `${path} ${size} ${ino} ${mtimeMs} ${ctimeMs}\n`;
}
