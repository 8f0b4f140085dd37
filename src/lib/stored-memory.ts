import { hashOf } from './hash.ts';
import type { Memory, Series } from './memory.ts';
import { once } from './once.ts';
import { isPlain } from './plain.ts';
import { openSeries } from './stored-series.ts';

/** Texts by key that outlive the process. */
export interface TextStore {
  get(key: string): string | undefined;
  /** Where the same text is there already, that is enough. */
  put(key: string, text: string): void;
  /** True if there is one. It counts as asked for. */
  keep(key: string): boolean;
}

/** Hashing a text of so many letters takes longer than it saves. */
const SHORT = 64;

/**
 * A memory that outlives its process.
 *
 * No result is compared with an earlier one: each has a key, a hash of what it was made from, or stands in a series beside what
 * it was made from. A text stands for itself there, and an object for the key under which it was itself recalled; so
 * that of a page's document covers every text that went into it, however many steps ago. A result that was made from
 * an object of any other origin has no key and is made anew.
 *
 * @param code says which code makes the results: the same key must never be reached by two versions of it
 */
export function createStoredMemory(store: TextStore, code: string): Memory {
  const own = hashOf(code);
  const keys = new WeakMap<object, string>();
  const textPart = (text: string) => (text.length <= SHORT ? `short ${text}` : `text ${hashOf(text)}`);
  const partOf = (value: unknown): string | undefined => {
    if (typeof value === 'string') return textPart(value);
    if (typeof value === 'function') return undefined;
    return typeof value === 'object' && value !== null ? keys.get(value) : `${typeof value} ${value}`;
  };
  const partsOf = (madeFrom: readonly unknown[]): string | undefined => {
    const parts = madeFrom.map(partOf);
    return parts.includes(undefined) ? undefined : JSON.stringify(parts);
  };
  const keyOf = (name: string, madeFrom: readonly unknown[]): string | undefined => {
    const parts = partsOf(madeFrom);
    return parts === undefined ? undefined : hashOf(`${own} ${JSON.stringify(name)} ${parts}`);
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
    if (isPlain(result)) store.put(key, JSON.stringify(result));
    return named(key, result);
  };
  return {
    recall: (name, madeFrom, make) => named(keyOf(name, madeFrom), make()),
    recallData: (name, madeFrom, make) => recallAt(keyOf(name, madeFrom), make),
    series<Result>(all: string): Series<Result> {
      const { recall, close } = openSeries<Result>(store, (number) => hashOf(JSON.stringify([own, all, number])));
      return { recall: (name, madeFrom, make) => recall(name, partsOf(madeFrom), make), close };
    },
    recallLater<Result>(name: string, madeFrom: readonly unknown[], make: () => Result): () => Result {
      const key = keyOf(name, madeFrom);
      const read = () => recallAt(key, make);
      if (key === undefined) return once(read);
      // What is not there yet has to be made now, so that it is there the next time.
      if (!store.keep(key)) read();
      return read;
    },
    noted<Data>(name: string) {
      const text = store.get(noteKey(name));
      return text === undefined ? undefined : (JSON.parse(text) as Data);
    },
    note(name, data) {
      store.put(noteKey(name), JSON.stringify(data));
    },
  };
}
