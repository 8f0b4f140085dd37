/** The parts of a data file's text that belong to the entries of one list, or to the fields of one group. */
import {
  type CST,
  isCollection,
  isMap,
  isPair,
  isScalar,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { lineStart } from '../../lib/line-starts.ts';

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
    const head = isPair(item) ? keyRange(item) : dashAt(collection, index, value);
    const content = Math.max(head.end, value ? contentEnd(text, value) : 0);
    const previous = pieces.at(-1);
    const start = previous && !collection.flow ? withCommentsAbove(text, head.start, previous.end) : head.start;
    const end = collection.flow ? content : withCommentsAfter(text, content, columnOf(text, head.start));
    pieces.push({ start, end, head: head.start, content, name: isPair(item) ? keyText(item) : String(index), value });
  }
  return pieces;
}

/** Column of an offset, from 0. */
export const columnOf = (text: string, offset: number) => offset - lineStart(text, offset);

const keyText = (pair: Pair) => (isScalar(pair.key) ? String(pair.key.value) : '');

/** Of a field's name and its colon. */
function keyRange({ key }: Pair): { start: number; end: number } {
  const [start = 0, end = 0] = (key as Node).range ?? [];
  return { start, end: end + 1 };
}

/** Of an entry's dash; in brackets there is none, and the entry is where its value is. */
function dashAt({ srcToken, flow }: Collection, index: number, value: Node | null): { start: number; end: number } {
  const [start = 0] = value?.range ?? [];
  const { start: before = [] } = ((srcToken as CST.BlockSequence | undefined)?.items[index] ?? {}) as {
    start?: readonly CST.SourceToken[];
  };
  const dash = flow ? undefined : before.find(({ type }) => type === 'seq-item-ind');
  return dash ? { start: dash.offset, end: dash.offset + 1 } : { start, end: start };
}

/** Where the last character of a value is that is more than white space or a comment. */
function contentEnd(text: string, node: Node): number {
  if (isCollection(node) && !node.flow) {
    const last = node.items.at(-1);
    const value = (isPair(last) ? last.value : last) as Node | null;
    const own =
      last === undefined
        ? 0
        : isPair(last)
          ? keyRange(last).end
          : dashAt(node as Collection, node.items.length - 1, value).end;
    return Math.max(own, value ? contentEnd(text, value) : 0);
  }
  const [start = 0, end = 0] = node.range ?? [];
  return start + withoutBlankLines(text.slice(start, end)).length;
}

/** A text as it was typed, without empty lines below it. Spaces at the end of its last line belong to it. */
export const withoutBlankLines = (typed: string): string => typed.replace(/(?:\r?\n[ \t]*)+$/, '');

/** Goes on over a comment on the same line, and over those below that are indented further than the piece. */
function withCommentsAfter(text: string, end: number, column: number): number {
  const [onLine = ''] = /^[ \t]*(?:#[^\r\n]*)?/.exec(text.slice(end)) ?? [];
  let last = onLine.includes('#') ? end + onLine.length : end;
  const below = /\r?\n( *)#[^\r\n]*/y;
  for (below.lastIndex = end + onLine.length; ; last = below.lastIndex) {
    const [, spaces] = below.exec(text) ?? [];
    if (spaces === undefined || spaces.length <= column) return last;
  }
}

/** Goes back over the comment lines directly above that are indented alike. */
function withCommentsAbove(text: string, start: number, floor: number): number {
  const column = columnOf(text, start);
  if (text.slice(start - column, start).trim() !== '') return start;
  let first = start;
  for (let line = start - column; line > floor; ) {
    const above = lineStart(text, line - 1);
    const words = text.slice(above, line);
    if (above < floor || !words.trimStart().startsWith('#') || words.search(/\S/) !== column) break;
    first = above + column;
    line = above;
  }
  return first;
}

/** The group or list that pointers with these parts lead to. */
export function collectionAt(root: Node | null, segments: readonly string[]): Collection | undefined {
  let node: Node | null | undefined = root;
  for (const segment of segments) {
    if (!isCollection(node)) return undefined;
    node = node.get(isMap(node) ? segment : Number(segment), true) as Node | undefined;
  }
  return isCollection(node) ? (node as Collection) : undefined;
}
