/** The parts of a data file's text that belong to the entries of one list, or to the fields of one group. */
import { type CST, isCollection, isPair, isScalar, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { lineStart } from '../../lib/texts.ts';

export type Collection = YAMLMap | YAMLSeq;

/** Offsets in the text, end exclusive. What lies between two pieces is white space, and a comma in brackets. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  /** Where its dash or name begins, and where the last character of its value ends: without comments around it. */
  readonly head: number;
  readonly content: number;
  /** Of a field; of an entry its number. */
  readonly name: string;
  readonly value: Node | null;
}

/** The entries of a list with their dashes, or the fields of a group with their names, each with the comments that go with it. */
export function piecesOf(text: string, collection: Collection): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const [index, item] of collection.items.entries()) {
    const value = (isPair(item) ? item.value : item) as Node | null;
    const [head, headEnd] = isPair(item) ? keyRange(item) : dashRange(collection, index, value);
    const content = Math.max(headEnd, value ? contentEnd(text, value) : 0);
    const previous = pieces.at(-1);
    const start = previous && !collection.flow ? withCommentsAbove(text, head, previous.end) : head;
    const end = collection.flow ? content : withCommentsAfter(text, content, columnOf(text, head));
    const name = isPair(item) && isScalar(item.key) ? String(item.key.value) : String(index);
    pieces.push({ start, end, head, content, name, value });
  }
  return pieces;
}

/** Column of an offset, from 0. */
export const columnOf = (text: string, offset: number) => offset - lineStart(text, offset);

type Range = readonly [start: number, end: number];

/** Of a field's name and its colon. */
function keyRange({ key }: Pair): Range {
  const [start = 0, end = 0] = (key as Node).range ?? [];
  return [start, end + 1];
}

/** Of an entry's dash; in brackets there is none, and the entry is where its value is. */
function dashRange({ srcToken, flow }: Collection, index: number, value: Node | null): Range {
  const tokens = (srcToken as CST.BlockSequence | undefined)?.items[index]?.start;
  const dash = flow ? undefined : tokens?.find(({ type }) => type === 'seq-item-ind');
  const start = dash?.offset ?? value?.range?.[0] ?? 0;
  return [start, dash ? start + 1 : start];
}

/** Where the last character of a value is that is more than white space or a comment. */
function contentEnd(text: string, node: Node): number {
  if (isCollection(node) && !node.flow) return piecesOf(text, node as Collection).at(-1)?.content ?? 0;
  const [start = 0, end = 0] = node.range ?? [];
  return start + withoutBlankLines(text.slice(start, end)).length;
}

/** A text as it was typed, without empty lines below it. Spaces at the end of its last line belong to it. */
export const withoutBlankLines = (typed: string): string => typed.replace(/(?:\r?\n[ \t]*)+$/, '');

/** Goes on over a comment on the same line, and over those below that are indented further than the piece. */
function withCommentsAfter(text: string, end: number, column: number): number {
  const comments = new RegExp(`(?:[ \\t]*#.*)?(?:[ \\t]*\\r?\\n {${column + 1},}#.*)*`, 'y');
  comments.lastIndex = end;
  comments.test(text);
  return comments.lastIndex;
}

/** Goes back over the comment lines directly above that are indented alike. */
function withCommentsAbove(text: string, start: number, floor: number): number {
  const column = columnOf(text, start);
  const indent = ` {${column}}`;
  const comments = new RegExp(`(?<=\\n)(?:${indent}#.*\\r?\\n)+${indent}$`).exec(text.slice(floor, start));
  return comments ? floor + comments.index + column : start;
}
