import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hashOf } from '../lib/hash.ts';
import type { TextStore } from '../lib/stored-memory.ts';
import { newDraft } from './drafts.ts';
import { type LogFile, openLog } from './log-file.ts';

/** Texts by key, in files. */
export interface LogStore extends TextStore {
  /** Keeps what this run has put or asked for; the rest is dropped. Where nothing can be written, nothing is kept. */
  save(): void;
}

/** Where a text lies: offset and length in bytes, and a hash of its key and its bytes. */
type Place = readonly [at: number, length: number, seal: string];

/** A log that has so many bytes more than twice those that are wanted is written anew. */
const SLACK = 4 * 1024 * 1024;

/** A log of so many bytes takes nothing more. The real website has 1 MB, one of 10,000 regions 150 MB. */
const MOST = 1024 * 1024 * 1024;

/**
 * Opens what an earlier run has saved. Whatever is put is added to a log, so it takes no memory, and a change of one text
 * writes no other. Where each text lies stands in a list of its own, which is replaced as a whole. A text is proven by its
 * seal: one that was cut off, changed, or mixed up with what another process has added is as if it was not there.
 */
export function openLogStore(file: string): LogStore {
  const path = `${file}.log`;
  const last = readPlaces(file);
  const places = new Map(last);
  const wanted = new Set<string>();
  let log: LogFile | undefined;
  const opened = () => {
    log ??= openLog(path);
    return log;
  };
  const bytesAt = (key: string, [at, length, seal]: Place): Buffer | undefined => {
    const bytes = opened().read(at, length);
    return bytes && sealOf(key, bytes) === seal ? bytes : undefined;
  };
  const keep = (key: string) => {
    if (places.has(key)) wanted.add(key);
    return places.has(key);
  };
  return {
    keep,
    get(key) {
      const place = places.get(key);
      const bytes = place && bytesAt(key, place);
      if (bytes) wanted.add(key);
      else places.delete(key);
      return bytes?.toString('utf8');
    },
    put(key, text) {
      const bytes = Buffer.from(text);
      const seal = sealOf(key, bytes);
      if (places.get(key)?.[2] === seal) return void wanted.add(key);
      const at = opened().size() + bytes.length > MOST ? undefined : opened().append(bytes);
      if (at === undefined) return;
      places.set(key, [at, bytes.length, seal]);
      wanted.add(key);
    },
    save() {
      // Of what was wanted, some may have been found torn, and there may have been no room to put it again.
      const kept = new Map([...places].filter(([key]) => wanted.has(key)));
      const isSame = kept.size === last.size && [...kept].every(([key, place]) => last.get(key) === place);
      const sum = [...kept.values()].reduce((bytes, [, length]) => bytes + length, 0);
      if (!isSame && opened().size() > 2 * sum + SLACK) saveAnew(file, path, kept, bytesAt);
      else if (!isSame && opened().flush()) writePlaces(file, kept);
      log?.close();
    },
  };
}

const sealOf = (key: string, bytes: Buffer) => hashOf(`${key} ${hashOf(bytes)}`);

/** A list that was torn is as if there was none. */
function readPlaces(file: string): ReadonlyMap<string, Place> {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, Place][]);
  } catch {
    return new Map();
  }
}

const writePlaces = (file: string, places: ReadonlyMap<string, Place>) =>
  replace(file, (draft) => writeFileSync(draft, JSON.stringify([...places])));

/** Writes a log with nothing in it but these. */
function saveAnew(
  file: string,
  path: string,
  places: ReadonlyMap<string, Place>,
  bytesAt: (key: string, place: Place) => Buffer | undefined,
): void {
  const now = new Map<string, Place>();
  const isWritten = replace(path, (draft) => {
    const log = openLog(draft);
    for (const [key, place] of places) {
      const bytes = bytesAt(key, place);
      const at = bytes && log.append(bytes);
      if (at !== undefined) now.set(key, [at, place[1], place[2]]);
    }
    const isWhole = log.flush();
    log.close();
    if (!isWhole) throw new Error(`The disk has no room for ${draft}.`);
  });
  if (isWritten) writePlaces(file, now);
}

/** Puts a file in the place of another. Where that is not possible, the other stays. */
function replace(file: string, write: (draft: string) => void): boolean {
  const draft = newDraft(file);
  try {
    write(draft);
    renameSync(draft, file);
    return true;
  } catch {
    rmSync(draft, { force: true });
    return false;
  }
}
