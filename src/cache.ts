/** What one build leaves for the next. The only file that remembers anything. */
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { hashOf } from './lib/fingerprint.ts';
import { replaceFile } from './output/replace-file.ts';
import { compareText } from './problems/problem.ts';

/** Results by what they follow from. With a cache or without one, a build gives the same. */
export interface Cache {
  /**
   * What was made of the same before, else what is made now.
   *
   * @param kind what is made. Two functions never use the same name
   * @param from all that the result follows from, apart from code
   * @param make gives plain data, which is never changed afterwards
   */
  get<Result>(kind: string, from: readonly string[], make: () => Result): Result;
  /** The same in two steps, for what takes a while to make: undefined if there is none. */
  find<Result>(kind: string, from: readonly string[]): Result | undefined;
  keep<Result>(kind: string, from: readonly string[], result: Result): Result;
}

/** A cache between builds. */
export interface LastingCache extends Cache {
  /**
   * Drops what nothing has asked for since the last time, and keeps the rest. To be called after a build that passed: one
   * that stopped half-way has not asked for all that is worth keeping.
   */
  save(): void;
}

/** Makes everything each time. */
export const NO_CACHE: Cache = {
  get: (_kind, _from, make) => make(),
  find: () => undefined,
  keep: (_kind, _from, result) => result,
};

/** For a process that builds the same site again and again. */
export function memoryCache(): LastingCache {
  let last = new Map<string, unknown>();
  const now = new Map<string, unknown>();
  const find = (key: string) => now.get(key) ?? last.get(key);
  const cache = cacheOver(
    (key) => {
      const known = find(key);
      if (known !== undefined) now.set(key, known);
      return known;
    },
    (key, result) => now.set(key, result),
  );
  return {
    ...cache,
    save() {
      last = new Map(now);
      now.clear();
    },
  };
}

function cacheOver(read: (key: string) => unknown, write: (key: string, result: unknown) => void): Cache {
  const keyOf = (kind: string, from: readonly string[]) => `${kind} ${hashOf(from.map(lengthAndText).join(''))}`;
  return {
    get<Result>(kind: string, from: readonly string[], make: () => Result): Result {
      const key = keyOf(kind, from);
      // The kind of a result tells its type.
      const known = read(key) as Result | undefined;
      if (known !== undefined) return known;
      const result = make();
      write(key, result);
      return result;
    },
    find: <Result>(kind: string, from: readonly string[]) => read(keyOf(kind, from)) as Result | undefined,
    keep(kind, from, result) {
      write(keyOf(kind, from), result);
      return result;
    },
  };
}

/** Texts one after the other, so that no two rows of them give the same one. */
const lengthAndText = (text: string) => `${text.length} ${text}`;

export interface FileCacheOptions {
  /** File that holds the cache. */
  readonly file: string;
  /** Says which code makes the results: the same key must never be reached by two versions of it. */
  readonly code: string;
}

/** Where the text of a result lies: offset and length in bytes, and a hash of its key and its text. */
type Place = readonly [key: string, at: number, length: number, seal: string];

/**
 * A cache that outlives its process: a file of results, and in front of them a list of where each lies. What is torn,
 * missing or made by other code is as if it had never been made.
 */
export function fileCache({ file, code }: FileCacheOptions): LastingCache {
  const { places, bodies } = readCache(file, code);
  const now = new Map<string, Sealed>();
  const lastOf = (key: string): Sealed | undefined => {
    const [, at, length, seal] = places.get(key) ?? [];
    if (at === undefined || length === undefined || seal === undefined) return undefined;
    const bytes = bodies.subarray(at, at + length);
    return sealOf(key, bytes) === seal ? { bytes, seal } : undefined;
  };
  let hasNews = false;
  const cache = cacheOver(
    (key) => {
      const known = now.get(key) ?? lastOf(key);
      if (known) now.set(key, known);
      return known && JSON.parse(known.bytes.toString());
    },
    (key, result) => {
      hasNews = true;
      const bytes = Buffer.from(JSON.stringify(result));
      now.set(key, { bytes, seal: sealOf(key, bytes) });
    },
  );
  return {
    ...cache,
    save() {
      if (hasNews || now.size !== places.size) writeCache(file, code, now);
    },
  };
}

/** The text of a result, and what tells whether it is whole and belongs to its key. */
interface Sealed {
  readonly bytes: Buffer;
  readonly seal: string;
}

const sealOf = (key: string, bytes: Buffer) => hashOf(`${key} ${hashOf(bytes)}`);

const LINE_END = 0x0a;

function readCache(file: string, code: string): { places: ReadonlyMap<string, Place>; bodies: Buffer } {
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf(LINE_END);
    const list = JSON.parse(bytes.toString('utf8', 0, end)) as { code: string; places: readonly Place[] };
    if (list.code === code)
      return { places: new Map(list.places.map((place) => [place[0], place])), bodies: bytes.subarray(end + 1) };
  } catch {
    // There is none yet, or it is torn.
  }
  return { places: new Map(), bodies: Buffer.alloc(0) };
}

/** Where nothing can be written, nothing is kept. */
function writeCache(file: string, code: string, results: ReadonlyMap<string, Sealed>): void {
  let at = 0;
  const places = [...results].map(([key, { bytes, seal }]): Place => {
    at += bytes.length;
    return [key, at - bytes.length, bytes.length, seal];
  });
  const bodies = [...results.values()].map(({ bytes }) => bytes);
  try {
    replaceFile(file, Buffer.concat([Buffer.from(`${JSON.stringify({ code, places })}\n`), ...bodies]));
  } catch {
    // The next build takes as long as this one.
  }
}

/**
 * One hash for the files below some folders, by what the disk says of them: reading them all takes ten times as long. A
 * folder that is not there has no files. Of a link, what it leads to counts.
 */
export function stateOf(folders: readonly string[]): string {
  return hashOf(folders.flatMap(pathsBelow).map(stateOfFile).join(''));
}

/** The same for a single file, as a line. */
export function stateOfFile(path: string): string {
  const { size, ino, mtimeMs, ctimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return `${path} ${size} ${ino} ${mtimeMs} ${ctimeMs}\n`;
}

/** The `recursive` of Node takes several times as long. */
function pathsBelow(folder: string): string[] {
  return entriesOf(folder)
    .sort((a, b) => compareText(a.name, b.name))
    .flatMap((entry) => (entry.isDirectory() ? pathsBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
