/** Changes the text of a data file by replacing the part that is meant. The document is never printed again. */
import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, type Node, parseDocument, type Scalar } from 'yaml';
import { pointerSegments, valueAt } from '../../lib/json-pointer.ts';
import { readText } from '../../load/source.ts';
import { type Change, changed, splitPointer } from './change.ts';
import { type Collection, collectionAt, columnOf, type Piece, piecesOf, withoutBlankLines } from './pieces.ts';
import { folded, isSingle, literal, pad, printValue, type Style, WIDTH } from './print.ts';

/** Offsets, end exclusive, and what takes the place of what is there. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Names of the fields that a group may have, in the order in which they are written; of the group at a pointer. */
export type OrderOf = (pointer: string) => readonly string[];

/**
 * The text of a file after a change. Only the lines of the changed field differ: comments, quotes and line breaks
 * elsewhere stay as they are.
 *
 * @param text must be readable
 * @param orderOf where a field goes that was left out before
 * @returns undefined where there is no such place
 */
export function splice(text: string, change: Change, orderOf: OrderOf = () => []): string | undefined {
  const { value } = readText('', text);
  if (!isPossible(value, change)) return undefined;
  const wanted = changed(value, change);
  const root = parseDocument(text, { keepSourceTokens: true, prettyErrors: false }).contents as Node | null;
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  for (const { start, end, text: written } of waysOf({ text, value, root, orderOf }, change)) {
    const result = text.slice(0, start) + written.replace(/\r?\n/g, lineEnd) + text.slice(end);
    if (isDeepStrictEqual(readText('', result).value, wanted)) return result;
  }
  return undefined;
}

/** The text of a new file that says this. */
export function fileText(value: unknown): string {
  const ways = WAYS.map((way) => `${printValue(value, { ...way, column: 0 })}\n`);
  return ways.find((text) => isDeepStrictEqual(readText('', text).value, value)) ?? ways.at(-1) ?? '';
}

function isPossible(value: unknown, change: Change): boolean {
  const part = valueAt(value, change.pointer);
  const holder = valueAt(value, splitPointer(change.pointer).parent);
  if (change.op === 'add') return Array.isArray(part) && change.index >= 0 && change.index <= part.length;
  if (change.op === 'set' && part === undefined) return typeof holder === 'object' && !Array.isArray(holder);
  if (change.op === 'move')
    return part !== undefined && Array.isArray(holder) && change.to >= 0 && change.to < holder.length;
  return part !== undefined && change.pointer !== '';
}

/** A file as it is before a change. */
interface Before {
  readonly text: string;
  readonly value: unknown;
  readonly root: Node | null;
  readonly orderOf: OrderOf;
}

/** Ways of making a change, the best first. One that does not read as it is meant is not taken. */
function* waysOf(before: Before, change: Change): Generator<Replacement> {
  const { text, value, root } = before;
  const { parent, name } = change.op === 'add' ? { parent: change.pointer, name: '' } : splitPointer(change.pointer);
  const holder = collectionAt(root, pointerSegments(parent));
  if (!holder) return;
  const pieces = piecesOf(text, holder);
  const index = pieces.findIndex((each) => each.name === name);
  const piece = pieces[index];
  if (change.op === 'set' && piece) yield* replace(text, holder, piece, change.value);
  else if (change.op === 'set') yield* insertField(before, holder, pieces, parent, name, change.value);
  else if (change.op === 'move') yield move(text, pieces, index, change.to);
  else if (change.op === 'remove' && pieces.length > 1) yield remove(pieces, index);
  // Nothing would be left between its name and the next field's.
  else if (change.op === 'remove') yield* refill(before, parent, Array.isArray(valueAt(value, parent)) ? [] : {});
  else if (change.op === 'add' && pieces.length === 0) yield* refill(before, parent, [change.value]);
  else if (change.op === 'add') yield* insert(text, holder, pieces, change.index, '', change.value);
}

/** Gives the group or list at a pointer another value as a whole. */
function refill(before: Before, pointer: string, value: unknown): Iterable<Replacement> {
  return pointer === '' ? [] : waysOf(before, { op: 'set', pointer, value });
}

/** First as texts look best, then all in quotes. */
const WAYS = [{ quoted: false }, { quoted: true }];

function* replace(text: string, holder: Collection, piece: Piece, value: unknown): Generator<Replacement> {
  const { value: old, head, content } = piece;
  const column = columnOf(text, head);
  if (isScalar(old) && old.range && isSingle(value)) {
    const [start, end] = old.range;
    const typed = withoutBlankLines(text.slice(start, end));
    const written = asBefore(value, typed, old.type, column + 2, Boolean(holder.flow) || columnOf(text, start));
    if (written !== undefined) yield { start, end: start + typed.length, text: written };
  }
  for (const way of WAYS)
    yield { start: head, end: content, text: printEntry(holder, piece.name, value, { ...way, column }) };
}

/** A value as the old one was typed, if that suits it. @param column where it begins; true if it is one line anyway */
function asBefore(
  value: unknown,
  typed: string,
  type: Scalar['type'],
  indent: number,
  column: number | true,
): string | undefined {
  if (typeof value !== 'string') return JSON.stringify(value);
  if (type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') return sameBlock(value, typed, type, indent);
  if (value.includes('\n') || typed === '' || (column !== true && column + value.length >= WIDTH)) return undefined;
  if (type === 'QUOTE_SINGLE') return `'${value.replaceAll("'", "''")}'`;
  // What would not read as it is meant without quotes is not taken.
  return type === 'QUOTE_DOUBLE' ? JSON.stringify(value) : value;
}

/** Keeps what is behind the sign of the old block, and how far its lines are indented. */
function sameBlock(value: string, typed: string, type: Scalar['type'], least: number): string {
  const [head = '', ...lines] = typed.split(/\r?\n/);
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = indents.length > 0 ? Math.min(...indents) : least;
  const old = lines.map((line) => line.slice(indent));
  const next = type === 'BLOCK_FOLDED' ? folded(value, indent, old) : literal(value, indent);
  return next.replace(/^[|>]-?/, (mark) => mark + head.replace(/^[|>][-+\d]*/, ''));
}

/** An entry of a list, or a field of a group, whose dash or name is at a column. */
function printEntry(holder: Collection, name: string, value: unknown, at: Style): string {
  const written = printValue(isMap(holder) ? { [name]: value } : [value], { ...at, inFlow: Boolean(holder.flow) });
  // Without its own brackets, and the spaces inside them.
  return holder.flow ? written.slice(2, -2) : written;
}

function* insertField(
  { text, orderOf }: Before,
  holder: Collection,
  pieces: readonly Piece[],
  pointer: string,
  name: string,
  value: unknown,
): Generator<Replacement> {
  const order = orderOf(pointer);
  const before = order.slice(0, Math.max(0, order.indexOf(name)));
  const index = order.includes(name) ? 1 + pieces.findLastIndex((each) => before.includes(each.name)) : pieces.length;
  yield* insert(text, holder, pieces, index, name, value);
}

/** Puts an entry or a field in front of the one that has this index. */
function* insert(
  text: string,
  holder: Collection,
  pieces: readonly Piece[],
  index: number,
  name: string,
  value: unknown,
): Generator<Replacement> {
  const [first, second] = pieces;
  if (!first) return;
  const column = columnOf(text, first.head);
  const between = isMap(holder) || !second ? undefined : text.slice(first.end, second.start);
  const gap = between ?? (holder.flow ? ', ' : `\n${pad(column)}`);
  const last = pieces[index - 1];
  const at = pieces[index]?.start ?? last?.end ?? 0;
  for (const way of WAYS) {
    const entry = printEntry(holder, name, value, { ...way, column });
    yield { start: at, end: at, text: index < pieces.length ? entry + gap : gap + entry };
  }
}

function remove(pieces: readonly Piece[], index: number): Replacement {
  const [before, piece, next] = [pieces[index - 1], pieces[index], pieces[index + 1]];
  return next
    ? { start: piece?.start ?? 0, end: next.start, text: '' }
    : { start: before?.end ?? 0, end: piece?.end ?? 0, text: '' };
}

/** The pieces change places; what is between them stays. */
function move(text: string, pieces: readonly Piece[], from: number, to: number): Replacement {
  const words = pieces.map(({ start, end }) => text.slice(start, end));
  const moved = words.toSpliced(from, 1).toSpliced(to, 0, ...words.slice(from, from + 1));
  const gaps = pieces.map(({ end }, index) => text.slice(end, pieces[index + 1]?.start ?? end));
  return {
    start: pieces[0]?.start ?? 0,
    end: pieces.at(-1)?.end ?? 0,
    text: moved.map((each, index) => each + (gaps[index] ?? '')).join(''),
  };
}
