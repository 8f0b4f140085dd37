/** Divides the YAML text of a list into its entries, or that of a group into its fields. */
import { type CST, isCollection, isPair, isScalar, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { lineStart } from '../../../base/lib/texts.ts';

export type Collection = YAMLMap | YAMLSeq;

/** Offsets in the text, end exclusive. Two pieces are separated by white space, and in flow style also by a comma. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  /** Start of its dash or key and end of its value, without the comments around it. */
  readonly head: number;
  /** End of its dash, or of its key with the colon. */
  readonly headEnd: number;
  readonly contentEnd: number;
  /** Key of a field, or index of a list entry. */
  readonly name: string;
  readonly value: Node | null;
}

/** Returns list entries with their dashes, or fields with their keys, each with the comments that belong to it. */
export function piecesOf(text: string, collection: Collection): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const [index, item] of collection.items.entries()) {
    const value = (isPair(item) ? item.value : item) as Node | null;
    const [head, headEnd] = isPair(item) ? keyRangeOf(item) : dashRangeOf(collection, index, value);
    const contentEnd = Math.max(headEnd, value ? contentEndOf(text, value) : 0);
    const previous = pieces.at(-1);
    const start = previous && !collection.flow ? withCommentsAbove(text, head, previous.end) : head;
    const end = collection.flow ? contentEnd : withCommentsAfter(text, contentEnd, columnOf(text, head));
    const name = isPair(item) && isScalar(item.key) ? String(item.key.value) : String(index);
    pieces.push({ start, end, head, headEnd, contentEnd, name, value });
  }
  return pieces;
}

/** Zero-based column of an offset. */
export const columnOf = (text: string, offset: number) => offset - lineStart(text, offset);

type Range = readonly [start: number, end: number];

/** Range of a key with its colon. */
function keyRangeOf({ key }: Pair): Range {
  const [start = 0, end = 0] = (key as Node).range ?? [];
  return [start, end + 1];
}

/** Range of a dash. In flow style, which has none, an empty range at the start of the value. */
function dashRangeOf({ srcToken, flow }: Collection, index: number, value: Node | null): Range {
  const tokens = (srcToken as CST.BlockSequence | undefined)?.items[index]?.start;
  const dash = flow ? undefined : tokens?.find(({ type }) => type === 'seq-item-ind');
  const start = dash?.offset ?? value?.range?.[0] ?? 0;
  return [start, dash ? start + 1 : start];
}

/** End of a value without trailing white space and comments. */
function contentEndOf(text: string, node: Node): number {
  if (isCollection(node) && !node.flow) return piecesOf(text, node as Collection).at(-1)?.contentEnd ?? 0;
  const [start = 0, end = 0] = node.range ?? [];
  return start + withoutBlankLines(text.slice(start, end)).length;
}

/** Removes trailing blank lines, but keeps spaces at the end of the last line. */
export const withoutBlankLines = (text: string): string => text.replace(/(?:\r?\n[ \t]*)+$/, '');

/** Extends the end over a comment on the same line, and over following comment lines with deeper indentation. */
function withCommentsAfter(text: string, end: number, column: number): number {
  const comments = new RegExp(`(?:[ \\t]*#.*)?(?:[ \\t]*\\r?\\n {${column + 1},}#.*)*`, 'y');
  comments.lastIndex = end;
  comments.test(text);
  return comments.lastIndex;
}

/** Extends the start over comment lines directly above with the same indentation. */
function withCommentsAbove(text: string, start: number, floor: number): number {
  const column = columnOf(text, start);
  const indent = ` {${column}}`;
  const comments = new RegExp(`(?<=\\n)(?:${indent}#.*\\r?\\n)+${indent}$`).exec(text.slice(floor, start));
  return comments ? floor + comments.index + column : start;
}
