import { isPlain } from './plain.ts';
import type { TextStore } from './stored-memory.ts';

/** Results of one series, some of them in each text. */
export interface StoredSeries<Result> {
  /** @param madeFrom the same text for the same values. Undefined if there is none: then nothing is kept */
  recall(name: string, madeFrom: string | undefined, make: () => Result): Result;
  close(): void;
}

/** So many texts hold a series: each is found and read faster than so many hundred, and a new result writes one anew. */
const TEXTS = 64;

type Kept<Result> = readonly [name: string, madeFrom: string, result: Result];

interface Opened<Result> {
  readonly last: ReadonlyMap<string, Kept<Result>>;
  readonly now: Map<string, Kept<Result>>;
}

/** @param keyOf key of a text by its number */
export function openSeries<Result>(store: TextStore, keyOf: (number: number) => string): StoredSeries<Result> {
  const texts = new Map<number, Opened<Result>>();
  const open = (number: number): Opened<Result> => {
    const text = store.get(keyOf(number));
    const kept: readonly Kept<Result>[] = text === undefined ? [] : JSON.parse(text);
    const opened = { last: new Map(kept.map((each) => [each[0], each])), now: new Map() };
    texts.set(number, opened);
    return opened;
  };
  return {
    recall(name, madeFrom, make) {
      if (madeFrom === undefined) return make();
      const number = numberOf(name);
      const { last, now } = texts.get(number) ?? open(number);
      const known = now.get(name) ?? last.get(name);
      if (known?.[1] === madeFrom) {
        now.set(name, known);
        return known[2];
      }
      const result = make();
      if (isPlain(result)) now.set(name, [name, madeFrom, result]);
      return result;
    },
    close() {
      for (const [number, { last, now }] of texts) {
        const isSame = now.size === last.size && [...now].every(([name, each]) => last.get(name) === each);
        if (!isSame) store.put(keyOf(number), JSON.stringify([...now.values()]));
      }
      // Of many thousand results, most are needed no longer.
      texts.clear();
    },
  };
}

/** The same for the same name, whatever others there are. */
function numberOf(name: string): number {
  let sum = 0;
  for (let at = 0; at < name.length; at++) sum = (sum * 31 + name.charCodeAt(at)) | 0;
  return (sum >>> 0) % TEXTS;
}
