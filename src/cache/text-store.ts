import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writevSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TextStore } from '../lib/stored-memory.ts';

/** A file of texts by key. */
export interface FileStore extends TextStore {
  /** Writes what this run has put or read; what it did not need is dropped. Where nothing can be written, nothing is kept. */
  save(): void;
}

/**
 * More is not kept, in bytes: reading it again would take the memory that a large site needs for itself. The real
 * website has about 1 MB, one of 10,000 regions 150 MB.
 */
const MOST = 256 * 1024 * 1024;

const SEAL = 32;

/**
 * Opens a file that an earlier run has saved. It begins with a hash of all the rest: one that was cut off or changed is
 * as if it was not there.
 */
export function openTextStore(file: string): FileStore {
  const { texts, size } = read(file);
  const used = new Map<string, Buffer>();
  let sum = 0;
  let added = false;
  const use = (key: string, text: Buffer) => {
    sum += text.length;
    if (sum <= MOST) used.set(key, text);
    // What will not be written need not wait for it in memory either.
    else used.clear();
  };
  const find = (key: string) => {
    const known = used.get(key);
    const text = known ?? texts.get(key);
    if (text && !known) use(key, text);
    return text;
  };
  return {
    get: (key) => find(key)?.toString('utf8'),
    keep: (key) => find(key) !== undefined,
    put(key, text) {
      const bytes = Buffer.from(text);
      use(key, bytes);
      added ||= !texts.get(key)?.equals(bytes);
    },
    save() {
      if (sum <= MOST && (added || used.size < size)) write(file, used);
    },
  };
}

/** The file: seal, length of the index, index as JSON, then the texts one after the other. */
function read(file: string): { readonly texts: ReadonlyMap<string, Buffer>; readonly size: number } {
  const texts = new Map<string, Buffer>();
  try {
    const bytes = readFileSync(file);
    const rest = bytes.subarray(SEAL);
    if (!sealOf([rest]).equals(bytes.subarray(0, SEAL))) return { texts, size: 0 };
    let at = 4 + rest.readUInt32LE(0);
    for (const [key, length] of JSON.parse(rest.toString('utf8', 4, at)) as readonly [string, number][]) {
      texts.set(key, rest.subarray(at, at + length));
      at += length;
    }
  } catch {
    // None yet, or not to be read.
  }
  return { texts, size: texts.size };
}

function write(file: string, texts: ReadonlyMap<string, Buffer>): void {
  const index = Buffer.from(JSON.stringify([...texts].map(([key, { length }]) => [key, length])));
  const head = Buffer.alloc(4);
  head.writeUInt32LE(index.length);
  const rest = [head, index, ...texts.values()];
  const parts = [sealOf(rest), ...rest];
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeParts(draft, parts);
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true });
  }
}

/** Writes one part after the other, because all of them together would take their memory a second time. */
function writeParts(path: string, parts: readonly Buffer[]): void {
  const file = openSync(path, 'w');
  try {
    for (let start = 0; start < parts.length; start += AT_ONCE) {
      const some = parts.slice(start, start + AT_ONCE);
      const length = some.reduce((sum, part) => sum + part.length, 0);
      if (writevSync(file, some) < length) throw new Error(`The disk has no room for ${path}.`);
    }
  } finally {
    closeSync(file);
  }
}

/** More parts in one call are more than some systems take. */
const AT_ONCE = 512;

function sealOf(parts: readonly Buffer[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}
