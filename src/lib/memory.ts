/** Plain data about each of many things. */
export interface Series<Result> {
  /** What was made last for what has this name, if it was made from these very values; else makes it. */
  recall(name: string, madeFrom: readonly unknown[], make: () => Result): Result;
  /** To be called once all have been asked for: the others may be forgotten. */
  close(): void;
}

/** Results of earlier runs that a later one may use again. */
export interface Memory {
  /**
   * What was made last under this name, if it was made from these very values; else makes it.
   *
   * Values are compared as `Object.is` does: texts by their content, objects by being the same one. Time plays no part,
   * so a run with a memory gives exactly what a run without one gives. What `make` throws is not remembered.
   */
  recall<Result>(name: string, madeFrom: readonly unknown[], make: () => Result): Result;
  /**
   * The same for plain data: nothing but texts, numbers, lists and groups. A memory that outlives its process keeps these.
   */
  recallData<Result>(name: string, madeFrom: readonly unknown[], make: () => Result): Result;
  /**
   * The same for plain data about each of many things, of which nothing else is made. A memory that outlives its process
   * finds some hundred of them at once.
   */
  series<Result>(name: string): Series<Result>;
  /**
   * The same for plain data of which much is rarely asked for. What is not there is made at once. A memory that outlives its
   * process reads the rest each time somebody asks, and holds none of it.
   */
  recallLater<Result>(name: string, madeFrom: readonly unknown[], make: () => Result): () => Result;
  /** Plain data that was last noted under this name, whatever it was made from. */
  noted<Data>(name: string): Data | undefined;
  note<Data>(name: string, data: Data): void;
}

/** How to get plain data about one of many things. */
export interface Each<Item, Result> {
  /** What it is called. No two have the same name. */
  name(item: Item): string;
  /** What its result is made from. */
  from(item: Item): readonly unknown[];
  make(item: Item): Result;
}

/** Plain data about each of these. */
export function recallEach<Item, Result>(
  memory: Memory,
  series: string,
  items: readonly Item[],
  { name, from, make }: Each<Item, Result>,
): readonly Result[] {
  const { recall, close } = memory.series<Result>(series);
  const results = items.map((item) => recall(name(item), from(item), () => make(item)));
  close();
  return results;
}

/** Makes everything anew: right for a process that runs once. */
export const NO_MEMORY: Memory = {
  recall: (_name, _madeFrom, make) => make(),
  recallData: (_name, _madeFrom, make) => make(),
  series: () => ({ recall: (_name, _madeFrom, make) => make(), close() {} }),
  recallLater(_name, _madeFrom, make) {
    const result = make();
    return () => result;
  },
  noted: () => undefined,
  note: () => {},
};

/** Keeps one result for each name, so it grows with the site and not with the number of runs. */
export function createMemory(): Memory {
  const kept = new Map<string, { readonly madeFrom: readonly unknown[]; readonly result: unknown }>();
  const recall = <Result>(name: string, madeFrom: readonly unknown[], make: () => Result): Result => {
    const known = kept.get(name);
    // The name of a result stands for its type: no two places use the same.
    if (known && areSame(known.madeFrom, madeFrom)) return known.result as Result;
    const result = make();
    kept.set(name, { madeFrom, result });
    return result;
  };
  const notes = new Map<string, unknown>();
  return {
    recall,
    recallData: recall,
    series: (all) => ({ recall: (name, madeFrom, make) => recall(`${all} ${name}`, madeFrom, make), close() {} }),
    recallLater(name, madeFrom, make) {
      const result = recall(name, madeFrom, make);
      return () => result;
    },
    // As with results, the name stands for the type.
    noted: <Data>(name: string) => notes.get(name) as Data | undefined,
    note: (name, data) => notes.set(name, data),
  };
}

const areSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((value, index) => Object.is(value, others[index]));
