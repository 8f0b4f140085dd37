import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node, type Pair } from 'yaml';
import { once } from '../lib/collections.ts';
import { pointerSegment, pointerSegments } from '../lib/json-pointer.ts';
import { lineStarts } from '../lib/texts.ts';
import type { Lines, Source } from '../types.ts';
import type { Place, Problem, Range } from './problem.ts';

/** Which part of a field is meant: its value, or its name. */
export type Part = 'value' | 'key';

/** The place of a JSON pointer in a source. A pointer that leads past what exists names its nearest ancestor. */
export function locate(source: Source, pointer: string, part: Part = 'value'): Place {
  return { file: source.file, pointer, range: rangeOfPointer(source, pointer, part) };
}

/**
 * The place of some words inside a text field: the words themselves where they can be found, else the whole field.
 * In a paragraph of many lines that is the difference between knowing and searching.
 */
export const locateText = (source: Source, pointer: string, words: string): Place =>
  textLocator(source, pointer)(words);

/**
 * The same for several words, which have to come in the order in which they are in the field: what is there twice
 * has two places.
 */
export function textLocator(source: Source, pointer: string): (words: string) => Place {
  const [start, end] = textRange(source, pointer);
  const typed = source.text.slice(start, end);
  const wholeField = once(() => locate(source, pointer));
  // Words that are typed otherwise than they read may come thousands of times; only the first search is worth its time.
  const missing = new Set<string>();
  let after = 0;
  return (words) => {
    const at = missing.has(words) ? -1 : typed.indexOf(words, after);
    if (at === -1) {
      missing.add(words);
      return wholeField();
    }
    after = at + words.length;
    return { file: source.file, pointer, range: rangeOfOffsets(source.lines(), start + at, start + after) };
  };
}

/** Words in a text field, and what is said of them, if anything is. */
export interface Met {
  readonly words: string;
  readonly say?: ((place: Place) => Problem) | undefined;
}

/**
 * What is said of some words of a text field, each at its place.
 *
 * @param met in the order in which they are in the field, also those that are fine: the next ones may be the same words
 */
export function problemsIn(source: Source, pointer: string, met: readonly Met[]): Problem[] {
  if (met.every(({ say }) => !say)) return [];
  const placeOf = textLocator(source, pointer);
  return met.flatMap(({ words, say }) => {
    const place = placeOf(words);
    return say ? [say(place)] : [];
  });
}

/** Offsets of a value in the text of its file, end exclusive. */
export function textRange(source: Source, pointer: string): readonly [start: number, end: number] {
  const [start = 0, end = 0] = source.ranges()?.get(pointer) ?? nodeAt(source, pointer).node?.range ?? [];
  return [start, end];
}

/** A value as it was typed: a postal code `0800` would lose its zero as a number. */
export function typedText(source: Source, pointer: string): string {
  return source.text.slice(...textRange(source, pointer));
}

/** Where every line of a text begins. YAML's parser counts too, but misses some in the middle of what it cannot read. */
export function linesOf(text: string): Lines {
  const lines = new LineCounter();
  for (const start of lineStarts(text)) lines.addNewLine(start);
  return lines;
}

/** From offsets (end exclusive) to lines and columns from 1. */
export function rangeOfOffsets(lines: Lines, start: number, end: number): Range {
  const from = lines.linePos(start);
  const to = lines.linePos(Math.max(start, end));
  return { line: from.line, column: from.col, endLine: to.line, endColumn: to.col };
}

/** How a pointer reads to people: `prices.tiers[1].from`. Lists count from 1, as people do. */
export function readablePath(pointer: string): string {
  return pointerSegments(pointer).reduce(
    (path, segment) =>
      /^\d+$/.test(segment) ? `${path}[${Number(segment) + 1}]` : path === '' ? segment : `${path}.${segment}`,
    '',
  );
}

/** The pointer of a path that `readablePath` made. */
export const pointerOfPath = (path: string): string =>
  path
    .split(/[.[]/)
    .map((part) => (part.endsWith(']') ? `/${Number.parseInt(part, 10) - 1}` : `/${pointerSegment(part)}`))
    .join('');

interface Found {
  readonly node: Node | null;
  readonly key: Node | undefined;
}

/** Follows a pointer as far as it leads. */
function nodeAt(source: Source, pointer: string): Found {
  let found: Found = { node: source.document().contents, key: undefined };
  for (const segment of pointerSegments(pointer)) {
    const next = child(found.node, segment);
    if (!next) break;
    found = next;
  }
  return found;
}

function rangeOfPointer(source: Source, pointer: string, part: Part): Range | undefined {
  const [start, end] = (part === 'value' && source.ranges()?.get(pointer)) || [];
  if (start !== end) return rangeOfOffsets(source.lines(), start ?? 0, end ?? 0);
  const found = nodeAt(source, pointer);
  const target = part === 'key' && found.key ? found.key : (anchorOf(found) ?? found.node);
  if (!target?.range) return undefined;
  return rangeOfOffsets(source.lines(), target.range[0], target.range[1]);
}

function child(node: Node | null, segment: string): Found | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(segment)];
    return isNode(item) ? { node: item, key: undefined } : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find((item) => isPair(item) && keyText(item) === segment);
  return pair ? { node: pair.value as Node | null, key: isNode(pair.key) ? pair.key : undefined } : undefined;
}

/**
 * A whole block would underline half the file, so a mapping or list is named by its field, and an item of a list
 * by its own first field. An empty value has no width, so its field is named instead.
 */
function anchorOf({ node, key }: Found): Node | undefined {
  const empty = !node?.range || node.range[0] === node.range[1];
  if (key && (empty || isMap(node) || isSeq(node))) return key;
  if (isMap(node)) {
    const first = node.items[0]?.key;
    return isNode(first) ? first : undefined;
  }
  const first = isSeq(node) ? node.items[0] : undefined;
  return isNode(first) ? (anchorOf({ node: first, key: undefined }) ?? first) : undefined;
}

const keyText = (pair: Pair) => (isScalar(pair.key) ? String(pair.key.value) : undefined);
