/** Stores what one build made for the next, except pictures and images (`pictures/picture-store.ts`) and compiled code (`bin/`, `validators/validator-store.ts`). */
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
  has: () => false,
  find: () => undefined,
  keep: (_kind, _inputs, result) => result,
};

/** Makes a cache over a place where results are read and written by key. */
export function cacheOver(
  read: (key: string) => unknown,
  retain: (key: string) => boolean,
  write: (key: string, result: unknown) => void,
): Cache {
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
