/** Edits the YAML text of a data file in place. The document as a whole is never printed again. */

import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isMap, isScalar, type Node, parseDocument, type Scalar } from 'yaml';
import { pointerSegments } from '../../../base/lib/json-pointer.ts';
import { readText } from '../../../content/content.ts';
import { applyChange, type Change, targetOf } from './change.ts';
import { type Collection, columnOf, type Piece, piecesOf, withoutBlankLines } from './pieces.ts';
import { folded, isPrimitive, LINE_WIDTH, literal, pad, printValue, type Style } from './print.ts';

/** Replaces the text between two offsets, end exclusive. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the keys that the group at a pointer can have, in the order in which to write them. */
type OrderOf = (pointer: string) => readonly string[];

/**
 * Applies a change to the text of a file. Modifies only the lines of the changed field and keeps all other comments, quotes
 * and line breaks.
 *
 * @param text must be valid YAML
 * @param orderOf determines the position of a new field
 * @returns undefined if the change is not possible
 */
export function splice(text: string, change: Change, orderOf: OrderOf = () => []): string | undefined {
  const expected = applyChange(readText('', text).value, change);
  if (expected === undefined) return undefined;
  const document = parseDocument(text, { keepSourceTokens: true, prettyErrors: false });
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  for (const { start, end, text: printed } of candidatesFor({ text, document, orderOf }, change)) {
    const result = text.slice(0, start) + printed.replace(/\r?\n/g, lineEnd) + text.slice(end);
    if (isDeepStrictEqual(readText('', result).value, expected)) return result;
  }
  return undefined;
}

/** Returns the text of a new file with this value. */
export function fileText(value: unknown): string {
  const texts = STYLES.map((style) => `${printValue(value, { ...style, column: 0 })}\n`);
  return texts.find((text) => isDeepStrictEqual(readText('', text).value, value)) ?? texts.at(-1) ?? '';
}

interface Original {
  readonly text: string;
  readonly document: Document;
  readonly orderOf: OrderOf;
}

/** Yields replacements for a change, the most readable first. The caller takes the first that parses to the new value. */
function* candidatesFor(original: Original, change: Change): Generator<Replacement> {
  const { text, document, orderOf } = original;
  const { parent, name } = targetOf(change);
  const collection = document.getIn(pointerSegments(parent), true) as Collection;
  if (!isCollection(collection)) return;
  const pieces = piecesOf(text, collection);
  const index = pieces.findIndex((each) => each.name === name);
  const piece = pieces[index];
  const replaceCollection = (value: unknown) => candidatesFor(original, { op: 'set', pointer: parent, value });
  if (change.op === 'set' && piece) yield* replace(text, collection, piece, change.value);
  else if (change.op === 'set')
    yield* insert(text, collection, pieces, insertionIndex(name, orderOf(parent), pieces), name, change.value);
  else if (change.op === 'move') yield move(text, pieces, index, change.to);
  else if (change.op === 'remove' && pieces.length > 1) yield remove(text, collection, pieces, index);
  // Without its last entry or field, a block collection would read as null.
  else if (change.op === 'remove') yield* replaceCollection(isMap(collection) ? {} : []);
  else if (pieces.length === 0 && hasComment(text, ...rangeOf(collection))) yield* fill(text, collection, change.value);
  else if (pieces.length === 0) yield* replaceCollection([change.value]);
  else yield* insert(text, collection, pieces, change.index, '', change.value);
}

/** The most readable style first. Quoted strings always parse to the same value. */
const STYLES = [{ quoted: false }, { quoted: true }];

type Range = readonly [start: number, end: number];

const rangeOf = ({ range }: Pick<Node, 'range'>): Range => [range?.[0] ?? 0, range?.[1] ?? 0];

/** True if there is a comment between two offsets outside of values. */
const hasComment = (text: string, start: number, end: number) => text.slice(start, end).includes('#');

function* replace(text: string, collection: Collection, piece: Piece, value: unknown): Generator<Replacement> {
  const { value: old, head, headEnd, contentEnd } = piece;
  const column = columnOf(text, head);
  if (isScalar(old) && old.range && isPrimitive(value)) {
    const [start, end] = old.range;
    const source = withoutBlankLines(text.slice(start, end));
    const printed = inOldStyle(value, source, old.type, column + 2, collection.flow ? 0 : columnOf(text, start));
    if (printed !== undefined) yield { start, end: start + source.length, text: printed };
  }
  const start = old ? rangeOf(old)[0] : headEnd;
  const [, comment] = /^[|>]\S*[ \t]+(#.*)/.exec(text.slice(start, contentEnd)) ?? [];
  if (comment !== undefined && isScalar(old)) {
    // A comment after the header of a block (`>`) stays behind the key if the new value is no block.
    const indent = column + 2;
    for (const style of STYLES) {
      const printed = printValue(value, { ...style, column: indent });
      yield { start, end: contentEnd, text: `${comment.trimEnd()}\n${pad(indent)}${printed}` };
    }
    return;
  }
  if (hasComment(text, headEnd, start)) {
    // What is between a key and its value stays there.
    const at = { column: columnOf(text, start), inFlow: Boolean(collection.flow) };
    for (const style of STYLES) yield { start, end: contentEnd, text: printValue(value, { ...style, ...at }) };
    return;
  }
  for (const style of STYLES)
    yield { start: head, end: contentEnd, text: printEntry(collection, piece.name, value, { ...style, column }) };
}

/** Prints a value in the style of the old one, if possible. @param column its start; 0 in flow style, which never wraps */
function inOldStyle(
  value: unknown,
  source: string,
  type: Scalar['type'],
  indent: number,
  column: number,
): string | undefined {
  if (type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL')
    return typeof value === 'string' ? inOldBlockStyle(value, source, type, indent) : undefined;
  if (typeof value !== 'string') return JSON.stringify(value);
  if (value.includes('\n') || source === '' || (column > 0 && column + value.length >= LINE_WIDTH)) return undefined;
  if (type === 'QUOTE_SINGLE') return `'${value.replaceAll("'", "''")}'`;
  // If it needs quotes, this candidate parses to another value and is dropped.
  return type === 'QUOTE_DOUBLE' ? JSON.stringify(value) : value;
}

/** Keeps the comment after the block indicator, and the indentation of the lines. */
function inOldBlockStyle(value: string, source: string, type: Scalar['type'], defaultIndent: number): string {
  const [head = '', ...lines] = source.split(/\r?\n/);
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = indents.length > 0 ? Math.min(...indents) : defaultIndent;
  const old = lines.map((line) => line.slice(indent));
  const next = type === 'BLOCK_FOLDED' ? folded(value, indent, old) : literal(value, indent);
  return next.replace(/^[|>]-?/, (indicator) => indicator + head.replace(/^[|>][-+\d]*/, ''));
}

/** Prints a list entry with its dash, or a field with its key. */
function printEntry(node: Collection, name: string, value: unknown, at: Style): string {
  const printed = printValue(isMap(node) ? { [name]: value } : [value], { ...at, inFlow: Boolean(node.flow) });
  // Without the enclosing brackets and their inner spaces.
  return node.flow ? printed.slice(2, -2) : printed;
}

/** Returns the index for a new field: after all fields that precede it in the order. */
function insertionIndex(name: string, order: readonly string[], pieces: readonly Piece[]): number {
  if (!order.includes(name)) return pieces.length;
  const before = order.slice(0, order.indexOf(name));
  return 1 + pieces.findLastIndex((each) => before.includes(each.name));
}

/** Inserts an entry or a field before the one at `index`. */
function* insert(
  text: string,
  collection: Collection,
  pieces: readonly Piece[],
  index: number,
  name: string,
  value: unknown,
): Generator<Replacement> {
  const [first] = pieces;
  if (!first) return;
  const column = columnOf(text, first.head);
  const between = isMap(collection) ? undefined : gapsIn(text, pieces).find((each) => !each.includes('#'));
  const gap = between ?? (collection.flow ? ', ' : `\n${pad(column)}`);
  const at = pieces[index]?.start ?? pieces[index - 1]?.end ?? 0;
  for (const style of STYLES) {
    const entry = printEntry(collection, name, value, { ...style, column });
    yield { start: at, end: at, text: index < pieces.length ? entry + gap : gap + entry };
  }
}

/** Inserts the first entry of a list into brackets with a comment inside, on a line of its own. */
function* fill(text: string, collection: Collection, value: unknown): Generator<Replacement> {
  const column = columnOf(text, rangeOf(collection)[1] - 1);
  const at = rangeOf(collection)[1] - 1 - column;
  for (const style of STYLES) {
    const entry = printEntry(collection, '', value, { ...style, column });
    yield { start: at, end: at, text: `${pad(column + 2)}${entry}\n` };
  }
}

/** Removes a piece with the white space after it, or before the last one. Comments between two pieces stay. */
function remove(text: string, { flow }: Collection, pieces: readonly Piece[], index: number): Replacement {
  const [previous, piece, next] = [pieces[index - 1], pieces[index], pieces[index + 1]];
  const [start, end] = next ? [piece?.start ?? 0, next.start] : [previous?.end ?? 0, piece?.end ?? 0];
  const gap = next ? text.slice(piece?.end, next.start) : text.slice(previous?.end, piece?.start);
  if (!gap.includes('#')) return { start, end, text: '' };
  if (flow) return { start, end, text: gap.replace(',', '') };
  return { start, end, text: next ? gap.trimStart() : gap.trimEnd() };
}

/** Returns what is between each two pieces: white space, commas in flow style, and comments that belong to neither. */
const gapsIn = (text: string, pieces: readonly Piece[]): readonly string[] =>
  pieces.slice(1).map(({ start }, index) => text.slice(pieces[index]?.end, start));

/** Moves a piece, keeping the separators in place. */
function move(text: string, pieces: readonly Piece[], from: number, to: number): Replacement {
  const texts = pieces.map(({ start, end }) => text.slice(start, end));
  const moved = texts.toSpliced(from, 1).toSpliced(to, 0, ...texts.slice(from, from + 1));
  const gaps = gapsIn(text, pieces);
  return {
    start: pieces[0]?.start ?? 0,
    end: pieces.at(-1)?.end ?? 0,
    text: moved.map((each, index) => each + (gaps[index] ?? '')).join(''),
  };
}
