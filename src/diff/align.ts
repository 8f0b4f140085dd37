import { diffArrays } from 'diff';
import type { Block } from './page.ts';

export interface BlockPair {
  readonly before?: Block;
  readonly after?: Block;
  /** True where both are the same text in another place. */
  readonly moved?: boolean;
}

const sameBlock = (a: Block, b: Block) => a.kind === b.kind && a.text === b.text;

/** Which block of the one page became which of the other. Unchanged ones are left out. */
export function align(before: readonly Block[], after: readonly Block[]): BlockPair[] {
  const pairs: BlockPair[] = [];
  let gone: readonly Block[] = [];
  for (const { value, removed, added } of diffArrays([...before], [...after], { comparator: sameBlock })) {
    if (removed) {
      gone = value;
      continue;
    }
    pairs.push(...match(gone, added ? value : []));
    gone = [];
  }
  pairs.push(...match(gone, []));
  return joinMoved(pairs);
}

/** Share of common words from which two blocks are taken for the same one, reworded. */
const ALIKE = 0.3;

/** Blocks of at most this many words are matched by their place alone: cells, labels, buttons. */
const SHORT_WORDS = 8;

/** Pairs what went with what came at the same place: in order, and so that the most words agree. */
function match(gone: readonly Block[], come: readonly Block[]): BlockPair[] {
  const [left, right] = [gone.map(wordsOf), come.map(wordsOf)];
  const likeness = gone.map((a, i) =>
    come.map((b, j) => (a.kind === b.kind ? alike(left[i] ?? [], right[j] ?? []) : 0)),
  );
  const best = Array.from({ length: gone.length + 1 }, () => new Array<number>(come.length + 1).fill(0));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = gone.length - 1; i >= 0; i -= 1) {
    for (let j = come.length - 1; j >= 0; j -= 1) {
      const paired = at(i + 1, j + 1) + (likeness[i]?.[j] ?? 0);
      (best[i] as number[])[j] = Math.max(at(i + 1, j), at(i, j + 1), paired);
    }
  }
  const pairs: BlockPair[] = [];
  let [i, j, fromLeft, fromRight] = [0, 0, 0, 0];
  while (i < gone.length && j < come.length) {
    const like = likeness[i]?.[j] ?? 0;
    if (like > 0 && at(i, j) === at(i + 1, j + 1) + like) {
      pairs.push(...unlike(gone.slice(fromLeft, i), come.slice(fromRight, j)));
      pairs.push({ before: gone[i] as Block, after: come[j] as Block });
      [i, j] = [i + 1, j + 1];
      [fromLeft, fromRight] = [i, j];
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return [...pairs, ...unlike(gone.slice(fromLeft), come.slice(fromRight))];
}

/** Blocks that share no words: short ones replace each other if their number and kinds agree. */
function unlike(gone: readonly Block[], come: readonly Block[]): BlockPair[] {
  const isShort = ({ text }: Block) => text.split(' ').length <= SHORT_WORDS;
  const agree =
    gone.length === come.length &&
    gone.every((block, index) => block.kind === come[index]?.kind && isShort(block) && isShort(come[index]));
  if (agree) return gone.map((before, index) => ({ before, after: come[index] as Block }));
  return [...gone.map((before) => ({ before })), ...come.map((after) => ({ after }))];
}

const wordsOf = ({ text }: Block) => text.toLowerCase().match(/[\p{L}\d–-]+/gu) ?? [];

/** Dice's coefficient over words, 0 to 1; 0 where it is too small to count. */
function alike(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of b) {
    const n = left.get(word) ?? 0;
    if (n > 0) common += 1;
    left.set(word, n - 1);
  }
  const share = (2 * common) / (a.length + b.length || 1);
  return share >= ALIKE ? share : 0;
}

/** What went here and came there in the same words has only changed its place. */
function joinMoved(pairs: readonly BlockPair[]): BlockPair[] {
  const come = pairs.filter(({ before }) => before === undefined);
  const taken = new Map<BlockPair, BlockPair>();
  for (const pair of pairs) {
    const { before, after } = pair;
    if (!before || after) continue;
    const partner = come.find((other) => !taken.has(other) && other.after && sameBlock(before, other.after));
    if (partner) taken.set(partner, pair);
  }
  const sources = new Set(taken.values());
  return pairs
    .filter((pair) => !sources.has(pair))
    .map((pair) => {
      const before = taken.get(pair)?.before;
      return before ? { ...pair, before, moved: true } : pair;
    });
}
