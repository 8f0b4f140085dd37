import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writevSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A file of texts by key, read as a whole: a hash of all the rest, the length of the keys, the keys as JSON, the length of
 * each text, then the texts one after the other. What lies between is found by counting, because an object for each
 * of a hundred thousand texts would take longer than reading them.
 */
export interface StoreFile {
  /** By place. */
  readonly keys: readonly string[];
  /** How many bytes a text has. */
  length(place: number): number;
  /** Bytes of the texts of some places that follow each other. */
  bytes(from: number, to: number): Buffer;
}

const [SEAL, COUNT] = [32, 4];

const EMPTY: StoreFile = { keys: [], length: () => 0, bytes: () => Buffer.alloc(0) };

/** One that was cut off or changed is as if it was not there. */
export function readStoreFile(file: string): StoreFile {
  try {
    const all = readFileSync(file);
    const rest = all.subarray(SEAL);
    if (!sealOf([rest]).equals(all.subarray(0, SEAL))) return EMPTY;
    const lengthsAt = COUNT + rest.readUInt32LE(0);
    const keys: readonly string[] = JSON.parse(rest.toString('utf8', COUNT, lengthsAt));
    const textsAt = lengthsAt + COUNT * keys.length;
    const starts = startsOf(rest.subarray(lengthsAt, textsAt), textsAt);
    return {
      keys,
      length: (place) => (starts[place + 1] ?? 0) - (starts[place] ?? 0),
      bytes: (from, to) => rest.subarray(starts[from], starts[to]),
    };
  } catch {
    // None yet, or not to be read.
    return EMPTY;
  }
}

/** Where each text begins, and where the last one ends. */
function startsOf(lengths: Buffer, first: number): Uint32Array {
  const starts = new Uint32Array(lengths.length / COUNT + 1);
  let at = first;
  for (const place of starts.keys()) {
    starts[place] = at;
    if (place * COUNT < lengths.length) at += lengths.readUInt32LE(place * COUNT);
  }
  return starts;
}

/**
 * Replaces a file. Where nothing can be written, nothing is kept.
 *
 * @param lengths of the texts, in bytes
 * @param texts all of them in this order, in pieces of any length
 */
export function writeStoreFile(
  file: string,
  keys: readonly string[],
  lengths: readonly number[],
  texts: readonly Buffer[],
): void {
  const names = Buffer.from(JSON.stringify(keys));
  const size = Buffer.alloc(COUNT);
  size.writeUInt32LE(names.length);
  const sizes = Buffer.alloc(COUNT * lengths.length);
  for (const [place, length] of lengths.entries()) sizes.writeUInt32LE(length, COUNT * place);
  const rest = [size, names, sizes, ...texts];
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeParts(draft, [sealOf(rest), ...rest]);
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
