/** Names of others, as many as a sentence can hold. */
export interface Others {
  readonly others: readonly string[];
  readonly more?: number;
}

/** Maximum number of others that are named; one more if that names all. */
const FEW = 4;

/**
 * The others of a group, from the view of one. In a large group only the first are named: all beside all would grow
 * with the square of their number.
 */
export function firstFew<Item>(group: readonly Item[], own: Item, nameOf: (item: Item) => string): Others {
  const first = group.slice(0, FEW + 2).filter((item) => item !== own);
  const more = group.length - 1 - FEW;
  return more > 1 ? { others: first.slice(0, FEW).map(nameOf), more } : { others: first.map(nameOf) };
}
