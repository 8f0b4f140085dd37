import { diffArrays } from 'diff';
import type { Block } from './read-part.ts';

export interface BlockPair {
  readonly before?: Block;
  readonly after?: Block;
  /** True if both have the same text, in different places. */
  readonly moved?: boolean;
}

const isSame = (a: Block, b: Block) => a.kind === b.kind && a.text === b.text;

/** Pairs the blocks of two versions of a page. Unchanged blocks are left out. */
export function align(before: readonly Block[], after: readonly Block[]): BlockPair[] {
  const pairs: BlockPair[] = [];
  let removed: readonly Block[] = [];
  for (const run of diffArrays([...before], [...after], { comparator: isSame })) {
    if (!run.removed) pairs.push(...match(removed, run.added ? run.value : []));
    removed = run.removed ? run.value : [];
  }
  return joinMoved([...pairs, ...match(removed, [])]);
}

/** Minimum share of common words for two blocks to count as one block, reworded. */
const MIN_SIMILARITY = 0.3;

/** Maximum number of words of a block that can be matched by position alone: a cell, label or button. */
const MAX_SHORT_WORDS = 8;

/** Pairs removed with added blocks, in order: the two most similar first, then recursively those before and after them. */
function match(removed: readonly Block[], added: readonly Block[]): BlockPair[] {
  const [left, right] = [removed.map(wordsOf), added.map(wordsOf)];
  const similarities = removed.map((a, i) =>
    added.map((b, j) => (a.kind === b.kind ? similarityOf(left[i] ?? [], right[j] ?? []) : 0)),
  );
  const matchWithin = (i: number, iEnd: number, j: number, jEnd: number): BlockPair[] => {
    let best = { similarity: 0, i, j };
    for (let row = i; row < iEnd; row += 1) {
      for (let column = j; column < jEnd; column += 1) {
        const similarity = similarities[row]?.[column] ?? 0;
        if (similarity > best.similarity) best = { similarity, i: row, j: column };
      }
    }
    if (best.similarity < MIN_SIMILARITY) return matchByPosition(removed.slice(i, iEnd), added.slice(j, jEnd));
    const pair = { before: removed[best.i] as Block, after: added[best.j] as Block };
    return [...matchWithin(i, best.i, j, best.j), pair, ...matchWithin(best.i + 1, iEnd, best.j + 1, jEnd)];
  };
  return matchWithin(0, removed.length, 0, added.length);
}

/** Pairs blocks with too few common words, but only if all are short and their number and kinds agree. */
function matchByPosition(removed: readonly Block[], added: readonly Block[]): BlockPair[] {
  const isShort = ({ text }: Block) => text.split(' ').length <= MAX_SHORT_WORDS;
  const agree =
    removed.length === added.length &&
    removed.every((block, index) => block.kind === added[index]?.kind && isShort(block) && isShort(added[index]));
  if (agree) return removed.map((before, index) => ({ before, after: added[index] as Block }));
  return [...removed.map((before) => ({ before })), ...added.map((after) => ({ after }))];
}

const wordsOf = ({ text }: Block) => text.toLowerCase().match(/[\p{L}\d–-]+/gu) ?? [];

/** Dice coefficient over words, 0 to 1. */
function similarityOf(a: readonly string[], b: readonly string[]): number {
  const common = a.length - without(a, b).length;
  return (2 * common) / (a.length + b.length || 1);
}

/** Joins the removal and the addition of the same text into one pair: the block has only moved. */
function joinMoved(pairs: readonly BlockPair[]): BlockPair[] {
  const removed = pairs.flatMap(({ before, after }) => (before && !after ? [before] : []));
  const joined = pairs.map((pair): BlockPair => {
    const { before, after } = pair;
    const at = before ? -1 : removed.findIndex((block) => after && isSame(block, after));
    return at === -1 ? pair : { ...pair, before: removed.splice(at, 1)[0] as Block, moved: true };
  });
  return joined.filter(({ before, after }) => after || (before && removed.includes(before)));
}

/** The multiset difference: items of the first list that the second lacks, duplicates counted. */
export function without<Item>(
  items: readonly Item[],
  others: readonly Item[],
  keyOf: (item: Item) => unknown = (item) => item,
): Item[] {
  const keys = items.map(keyOf);
  const take = (item: Item) => {
    const at = keys.indexOf(keyOf(item));
    if (at !== -1) keys.splice(at, 1);
    return at !== -1;
  };
  others.forEach(take);
  return items.filter(take);
}
