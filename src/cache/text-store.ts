import type { TextStore } from '../lib/stored-memory.ts';
import { readStoreFile, type StoreFile, writeStoreFile } from './store-file.ts';

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

/** Opens a file that an earlier run has saved. One that was cut off or changed is as if it was not there. */
export function openTextStore(file: string): FileStore {
  const last = readStoreFile(file);
  const places = new Map(last.keys.map((key, place) => [key, place]));
  const isUsed = new Uint8Array(last.keys.length);
  const added = new Map<string, Buffer>();
  let sum = 0;
  const count = ({ length }: Buffer) => {
    sum += length;
    // What will not be written need not wait for it in memory either.
    if (sum > MOST) added.clear();
  };
  const find = (key: string): Buffer | undefined => {
    const known = added.get(key);
    const place = places.get(key);
    if (known || place === undefined) return known;
    const text = last.bytes(place, place + 1);
    if (!isUsed[place]) count(text);
    isUsed[place] = 1;
    return text;
  };
  return {
    get: (key) => find(key)?.toString('utf8'),
    keep: (key) => find(key) !== undefined,
    put(key, text) {
      const bytes = Buffer.from(text);
      if (find(key)?.equals(bytes)) return;
      const place = places.get(key);
      if (place !== undefined) isUsed[place] = 0;
      added.set(key, bytes);
      count(bytes);
    },
    save() {
      if (sum <= MOST && (added.size > 0 || isUsed.includes(0))) save(file, last, isUsed, added);
    },
  };
}

function save(file: string, last: StoreFile, isUsed: Uint8Array, added: ReadonlyMap<string, Buffer>): void {
  const kept = [...isUsed.keys()].filter((place) => isUsed[place]);
  const keys = [...kept.map((place) => last.keys[place] ?? ''), ...added.keys()];
  const lengths = [...kept.map(last.length), ...[...added.values()].map(({ length }) => length)];
  const runs = runsOf(kept).map(([from, to]) => last.bytes(from, to));
  writeStoreFile(file, keys, lengths, [...runs, ...added.values()]);
}

/** `[0, 1, 2, 5]` → `[[0, 3], [5, 6]]`: mostly, all but a few texts are still there. */
function runsOf(places: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run?.[1] === place) run[1] = place + 1;
    else runs.push([place, place + 1]);
  }
  return runs;
}
