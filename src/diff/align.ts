import { diffArrays } from 'diff';
import type { Block } from './read-part.ts';

export interface BlockPair {
  readonly before?: Block;
  readonly after?: Block;
  /** True where both are the same text in another place. */
  readonly moved?: boolean;
}

const isSame = (a: Block, b: Block) => a.kind === b.kind && a.text === b.text;

/** Which block of the one page became which of the other. Unchanged ones are left out. */
export function align(before: readonly Block[], after: readonly Block[]): BlockPair[] {
  const pairs: BlockPair[] = [];
  let gone: readonly Block[] = [];
  for (const { value, removed, added } of diffArrays([...before], [...after], { comparator: isSame })) {
    if (removed) {
      gone = value;
      continue;
    }
    pairs.push(...match(gone, added ? value : []));
    gone = [];
  }
  return joinMoved([...pairs, ...match(gone, [])]);
}

/** Share of common words from which two blocks are taken for the same one, reworded. */
const ALIKE = 0.3;

/** Blocks of at most this many words are matched by their place alone: cells, labels, buttons. */
const SHORT_WORDS = 8;

/** Pairs what went with what came at the same place: the two most alike, then what is before and after these. */
function match(gone: readonly Block[], come: readonly Block[]): BlockPair[] {
  const [left, right] = [gone.map(wordsOf), come.map(wordsOf)];
  const likeness = gone.map((a, i) =>
    come.map((b, j) => (a.kind === b.kind ? commonShare(left[i] ?? [], right[j] ?? []) : 0)),
  );
  const matchWithin = (i: number, iEnd: number, j: number, jEnd: number): BlockPair[] => {
    let best = { share: 0, i, j };
    for (let row = i; row < iEnd; row += 1) {
      for (let column = j; column < jEnd; column += 1) {
        const share = likeness[row]?.[column] ?? 0;
        if (share > best.share) best = { share, i: row, j: column };
      }
    }
    if (best.share < ALIKE) return matchByPlace(gone.slice(i, iEnd), come.slice(j, jEnd));
    const pair = { before: gone[best.i] as Block, after: come[best.j] as Block };
    return [...matchWithin(i, best.i, j, best.j), pair, ...matchWithin(best.i + 1, iEnd, best.j + 1, jEnd)];
  };
  return matchWithin(0, gone.length, 0, come.length);
}

/** Blocks that share no words: short ones replace each other if their number and kinds agree. */
function matchByPlace(gone: readonly Block[], come: readonly Block[]): BlockPair[] {
  const isShort = ({ text }: Block) => text.split(' ').length <= SHORT_WORDS;
  const agree =
    gone.length === come.length &&
    gone.every((block, index) => block.kind === come[index]?.kind && isShort(block) && isShort(come[index]));
  if (agree) return gone.map((before, index) => ({ before, after: come[index] as Block }));
  return [...gone.map((before) => ({ before })), ...come.map((after) => ({ after }))];
}

const wordsOf = ({ text }: Block) => text.toLowerCase().match(/[\p{L}\d–-]+/gu) ?? [];

/** Dice's coefficient over words, 0 to 1. */
function commonShare(a: readonly string[], b: readonly string[]): number {
  const common = a.length - without(a, b).length;
  return (2 * common) / (a.length + b.length || 1);
}

/** What went here and came there in the same words has only changed its place. */
function joinMoved(pairs: readonly BlockPair[]): BlockPair[] {
  const gone = pairs.flatMap(({ before, after }) => (before && !after ? [before] : []));
  const joined = pairs.map((pair): BlockPair => {
    const { before, after } = pair;
    const at = before ? -1 : gone.findIndex((block) => after && isSame(block, after));
    return at === -1 ? pair : { ...pair, before: gone.splice(at, 1)[0] as Block, moved: true };
  });
  return joined.filter(({ before, after }) => after || (before && gone.includes(before)));
}

/** Items of the first list that are not in the second, counting how often each is there. */
export function without<Item>(items: readonly Item[], others: readonly Item[]): Item[] {
  const isMatched = upTo(others);
  return items.filter((item) => !isMatched(item));
}

/** True for as many of each item as the list has: each answer uses one up. */
export function upTo<Item>(items: readonly Item[]): (item: Item) => boolean {
  const left = [...items];
  return (item) => {
    const at = left.indexOf(item);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  };
}
