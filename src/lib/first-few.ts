/** Names of others, as many as a sentence can hold. */
export interface Others {
  readonly others: readonly string[];
  readonly more?: number;
}

/** Maximum number of others that are named; one more if that names all. */
const FEW = 4;

/**
 * The other ones of a group, for one of them. Of a large group only the first are named: each one beside all others would
 * take time and memory with the square of their number.
 */
export function firstFew<Item>(group: readonly Item[], own: Item, nameOf: (item: Item) => string): Others {
  const first = group.slice(0, FEW + 2).filter((item) => item !== own);
  const more = group.length - 1 - FEW;
  return more > 1 ? { others: first.slice(0, FEW).map(nameOf), more } : { others: first.map(nameOf) };
}
