/** Changes the text of a data file by replacing the part that is meant. The document is never printed again. */
import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isMap, isScalar, parseDocument, type Scalar } from 'yaml';
import { pointerSegments } from '../../lib/json-pointer.ts';
import { readText } from '../../load/source.ts';
import { type Change, changed, splitPointer } from './change.ts';
import { type Collection, columnOf, type Piece, piecesOf, withoutBlankLines } from './pieces.ts';
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
 * @returns undefined where the change does not fit
 */
export function splice(text: string, change: Change, orderOf: OrderOf = () => []): string | undefined {
  const wanted = changed(readText('', text).value, change);
  if (wanted === undefined) return undefined;
  const document = parseDocument(text, { keepSourceTokens: true, prettyErrors: false });
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  for (const { start, end, text: written } of waysOf({ text, document, orderOf }, change)) {
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

/** A file as it is before a change. */
interface Before {
  readonly text: string;
  readonly document: Document;
  readonly orderOf: OrderOf;
}

/** Ways of making a change, the best first. One that does not read as it is meant is not taken. */
function* waysOf(before: Before, change: Change): Generator<Replacement> {
  const { text, document, orderOf } = before;
  const { parent, name } = change.op === 'add' ? { parent: change.pointer, name: '' } : splitPointer(change.pointer);
  const holder = document.getIn(pointerSegments(parent), true) as Collection;
  if (!isCollection(holder)) return;
  const pieces = piecesOf(text, holder);
  const index = pieces.findIndex((each) => each.name === name);
  const piece = pieces[index];
  const refill = (value: unknown) => waysOf(before, { op: 'set', pointer: parent, value });
  if (change.op === 'set' && piece) yield* replace(text, holder, piece, change.value);
  else if (change.op === 'set')
    yield* insert(text, holder, pieces, placeOf(name, orderOf(parent), pieces), name, change.value);
  else if (change.op === 'move') yield move(text, pieces, index, change.to);
  else if (change.op === 'remove' && pieces.length > 1) yield remove(pieces, index);
  // Nothing would be left between its name and the next field's.
  else if (change.op === 'remove') yield* refill(isMap(holder) ? {} : []);
  else if (pieces.length === 0) yield* refill([change.value]);
  else yield* insert(text, holder, pieces, change.index, '', change.value);
}

/** First as texts look best, then all in quotes. */
const WAYS = [{ quoted: false }, { quoted: true }];

function* replace(text: string, holder: Collection, piece: Piece, value: unknown): Generator<Replacement> {
  const { value: old, head, content } = piece;
  const column = columnOf(text, head);
  if (isScalar(old) && old.range && isSingle(value)) {
    const [start, end] = old.range;
    const typed = withoutBlankLines(text.slice(start, end));
    const written = asBefore(value, typed, old.type, column + 2, holder.flow ? 0 : columnOf(text, start));
    if (written !== undefined) yield { start, end: start + typed.length, text: written };
  }
  for (const way of WAYS)
    yield { start: head, end: content, text: printEntry(holder, piece.name, value, { ...way, column }) };
}

/** A value as the old one was typed, if that suits it. @param column where it begins; 0 if it is one line anyway */
function asBefore(
  value: unknown,
  typed: string,
  type: Scalar['type'],
  indent: number,
  column: number,
): string | undefined {
  if (typeof value !== 'string') return JSON.stringify(value);
  if (type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') return sameBlock(value, typed, type, indent);
  if (value.includes('\n') || typed === '' || (column > 0 && column + value.length >= WIDTH)) return undefined;
  if (type === 'QUOTE_SINGLE') return `'${value.replaceAll("'", "''")}'`;
  // What would not read as it is meant without quotes is not taken.
  return type === 'QUOTE_DOUBLE' ? JSON.stringify(value) : value;
}

/** Keeps what is behind the `>` or `|` of the old block, and how far its lines are indented. */
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

/** The index of a field that was left out: behind those that are to be written before it. */
function placeOf(name: string, order: readonly string[], pieces: readonly Piece[]): number {
  if (!order.includes(name)) return pieces.length;
  const before = order.slice(0, order.indexOf(name));
  return 1 + pieces.findLastIndex((each) => before.includes(each.name));
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
  const at = pieces[index]?.start ?? pieces[index - 1]?.end ?? 0;
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
