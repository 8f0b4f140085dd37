/** What one build leaves for the next. The only file that remembers anything. */
import { appendFileSync, closeSync, type Dirent, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
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
  /** The same for what is no plain data, such as compiled code: it lasts no longer than the process. */
  hold<Result>(kind: string, from: readonly string[], make: () => Result): Result;
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
  hold: (_kind, _from, make) => make(),
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
    hold: cache.get,
    save() {
      last = new Map(now);
      now.clear();
    },
  };
}

function cacheOver(read: (key: string) => unknown, write: (key: string, result: unknown) => void): Omit<Cache, 'hold'> {
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
 * A cache that outlives its process: a file of results, behind them a list of where each lies, and at the end where that
 * list begins. New results come behind all that, with a new list. What is torn, missing or made by other code is as if it
 * had never been made.
 */
export function fileCache({ file, code }: FileCacheOptions): LastingCache {
  const last = openLast(file, code);
  const asked = new Map<string, Place>();
  const made = new Map<string, Buffer>();
  const lastOf = (key: string): string | undefined => {
    const place = last.places.get(key);
    const text = place && last.textAt(place);
    if (text) asked.set(key, place);
    return text;
  };
  const cache = cacheOver(
    (key) => {
      const text = made.get(key)?.toString() ?? lastOf(key);
      return text && JSON.parse(text);
    },
    (key, result) => made.set(key, Buffer.from(JSON.stringify(result))),
  );
  return {
    ...cache,
    hold: NO_CACHE.hold,
    save() {
      try {
        if (made.size > 0 || asked.size !== last.places.size) write(file, code, last, [...asked.values()], made);
        last.close();
      } catch {
        // Where nothing can be written, the next build takes as long as this one.
      }
    },
  };
}

/** What earlier builds have left. */
interface Last {
  readonly places: ReadonlyMap<string, Place>;
  /** That of the file, in bytes. */
  readonly size: number;
  /** Undefined if it is damaged. Read when it is asked for: most of a large cache never is. */
  readonly textAt: (place: Place) => string | undefined;
  readonly close: () => void;
}

const NOTHING: Last = { places: new Map(), size: 0, textAt: () => undefined, close: () => {} };

/** Bytes at the end of the file, in which it says where the list begins. */
const END = 16;

function openLast(file: string, code: string): Last {
  let handle: number | undefined;
  let room = Buffer.alloc(0);
  /** Until the next call. */
  const bytesAt = (at: number, length: number) => {
    if (room.length < length) room = Buffer.allocUnsafe(2 * length);
    return room.subarray(0, readSync(handle as number, room, 0, length, at));
  };
  const close = () => handle !== undefined && closeSync(handle);
  try {
    handle = openSync(file, 'r');
    const { size } = fstatSync(handle);
    const at = Number(bytesAt(size - END, END).toString());
    const list = JSON.parse(bytesAt(at, size - END - at).toString()) as { code: string; places: readonly Place[] };
    const textAt = ([key, at, length, seal]: Place) => {
      // A damaged list may lead anywhere.
      if (at + length > size) return undefined;
      try {
        const bytes = bytesAt(at, length);
        return sealOf(key, bytes) === seal ? bytes.toString() : undefined;
      } catch {
        return undefined;
      }
    };
    if (list.code === code)
      return { places: new Map(list.places.map((place) => [place[0], place])), size, textAt, close };
  } catch {
    // There is none yet, or it is torn.
  }
  close();
  return NOTHING;
}

const sealOf = (key: string, text: Buffer) => hashOf(`${key} ${hashOf(text)}`);

/** Adds what was made to the file. If most of it would be of no more use, all that is goes into a new one. */
function write(
  file: string,
  code: string,
  last: Last,
  asked: readonly Place[],
  made: ReadonlyMap<string, Buffer>,
): void {
  const used = asked.reduce((sum, [, , length]) => sum + length, 0);
  const isAdded = last.size < 2 * used && statSync(file).size === last.size;
  const old = isAdded ? [] : asked.map((place) => [place[0], Buffer.from(last.textAt(place) ?? '')] as const);
  const texts = [...old, ...made];
  let end = isAdded ? last.size : 0;
  const places = texts.map(([key, text]): Place => {
    end += text.length;
    return [key, end - text.length, text.length, sealOf(key, text)];
  });
  const list = Buffer.from(JSON.stringify({ code, places: isAdded ? [...asked, ...places] : places }));
  const bytes = Buffer.concat([...texts.map(([, text]) => text), list, Buffer.from(String(end).padStart(END))]);
  if (isAdded) appendFileSync(file, bytes);
  else replaceFile(file, bytes);
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
