import { hashOf } from './hash.ts';
import type { Memory } from './memory.ts';
import { once } from './once.ts';

/** Texts by key that outlive the process. */
export interface TextStore {
  get(key: string): string | undefined;
  put(key: string, text: string): void;
  /** True if there is one. It counts as asked for. */
  keep(key: string): boolean;
}

/**
 * A memory that outlives its process.
 *
 * Nothing is compared with what was there before: each result has a key, a hash of what it was made from. A text stands
 * for itself there, and an object for the key under which it was itself recalled; so the key of a page's document
 * covers every text that went into it, however many steps ago. A result that was made from an object of any other origin
 * has no key and is made anew.
 *
 * @param code says which code makes the results: the same key must never be reached by two versions of it
 * @param notes where notes are kept: they change with every run, results seldom
 */
export function createStoredMemory(store: TextStore, code: string, notes: TextStore = store): Memory {
  const own = hashOf(code);
  const keys = new WeakMap<object, string>();
  // The text of a file is what several results are made from, one after the other.
  let latest = { text: '', hash: hashOf('') };
  const textPart = (text: string) => {
    if (text !== latest.text) latest = { text, hash: hashOf(text) };
    return `text ${latest.hash}`;
  };
  const partOf = (value: unknown): string | undefined => {
    if (typeof value === 'string') return textPart(value);
    if (typeof value === 'function') return undefined;
    return typeof value === 'object' && value !== null ? keys.get(value) : `${typeof value} ${value}`;
  };
  const keyOf = (name: string, madeFrom: readonly unknown[]): string | undefined => {
    const parts = madeFrom.map(partOf);
    return parts.includes(undefined) ? undefined : hashOf(JSON.stringify([own, name, ...parts]));
  };
  const noteKey = (name: string) => hashOf(JSON.stringify([own, name]));
  const named = <Result>(key: string | undefined, result: Result): Result => {
    if (key !== undefined && typeof result === 'object' && result !== null) keys.set(result, key);
    return result;
  };
  const recallAt = <Result>(key: string | undefined, make: () => Result): Result => {
    if (key === undefined) return make();
    const known = store.get(key);
    if (known !== undefined) return named(key, JSON.parse(known) as Result);
    const result = make();
    const text = textOf(result);
    if (text !== undefined) store.put(key, text);
    return named(key, result);
  };
  return {
    recall: (name, madeFrom, make) => named(keyOf(name, madeFrom), make()),
    recallData: (name, madeFrom, make) => recallAt(keyOf(name, madeFrom), make),
    recallLater<Result>(name: string, madeFrom: readonly unknown[], make: () => Result): () => Result {
      const key = keyOf(name, madeFrom);
      const read = () => recallAt(key, make);
      if (key === undefined) return once(read);
      // What is not there yet has to be made now, so that it is there the next time.
      if (!store.keep(key)) read();
      return read;
    },
    noted<Data>(name: string) {
      const text = notes.get(noteKey(name));
      return text === undefined ? undefined : (JSON.parse(text) as Data);
    },
    note(name, data) {
      notes.put(noteKey(name), JSON.stringify(data));
    },
  };
}

/** As JSON; undefined if reading it again would give something else. */
const textOf = (result: unknown): string | undefined =>
  result !== undefined && isPlain(result) ? JSON.stringify(result) : undefined;

/** True for what JSON says as it is. A field that is not defined may as well be missing; a place in a list may not. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every((item) => item !== undefined && isPlain(item));
  return Object.values(value).every(isPlain);
}
