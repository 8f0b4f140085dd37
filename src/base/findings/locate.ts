import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node, type Pair } from 'yaml';
import { once } from '../lib/collections.ts';
import { pointerSegment, pointerSegments } from '../lib/json-pointer.ts';
import { lineStarts } from '../lib/texts.ts';
import type { Finding, Place, Range } from './finding.ts';
import type { Lines, Source } from './source.ts';

/** Part of a field: its value or its name. */
export type Part = 'value' | 'key';

/** Returns the place of some offsets in a source, end exclusive, within the value at a pointer if it is known. */
export const placeIn = (source: Source, start: number, end: number, pointer?: string): Place => ({
  file: source.file,
  pointer,
  range: rangeOfOffsets(source.lines(), start, end),
});

/** Returns the place of a JSON pointer in a source, or of its nearest ancestor if it does not exist. */
export function locate(source: Source, pointer: string, part: Part = 'value'): Place {
  return { file: source.file, pointer, range: rangeOfPointer(source, pointer, part) };
}

/**
 * Returns the place of some words in a text field, or of the whole field if they are not found. In a long paragraph, this
 * spares editors the search.
 */
export const locateText = (source: Source, pointer: string, words: string): Place =>
  textLocator(source, pointer)(words);

/**
 * Returns a function that locates words in a text field one after the other. Call it in the order of the field: every
 * search starts after the last match, so that repeated words get different places.
 */
export function textLocator(source: Source, pointer: string): (words: string) => Place {
  const [start, end] = textRange(source, pointer);
  const typed = source.text.slice(start, end);
  const wholeField = once(() => locate(source, pointer));
  // Words that are escaped in the source can occur thousands of times. Search for them only once.
  const missing = new Set<string>();
  let after = 0;
  return (words) => {
    const at = missing.has(words) ? -1 : typed.indexOf(words, after);
    if (at === -1) {
      missing.add(words);
      return wholeField();
    }
    after = at + words.length;
    return placeIn(source, start + at, start + after, pointer);
  };
}

/** Words in a text field, and a function that makes the finding about them, if there is one. */
export interface Occurrence {
  readonly words: string;
  readonly findingAt?: ((place: Place) => Finding) | undefined;
}

/**
 * Makes the findings about words of a text field, each with its place.
 *
 * @param occurrences in the order of the field, including those without a finding, because words can repeat
 */
export function findingsIn(source: Source, pointer: string, occurrences: readonly Occurrence[]): Finding[] {
  if (occurrences.every(({ findingAt }) => !findingAt)) return [];
  const placeOf = textLocator(source, pointer);
  return occurrences.flatMap(({ words, findingAt }) => {
    const place = placeOf(words);
    return findingAt ? [findingAt(place)] : [];
  });
}

/** Returns the offsets of a value in its file, end exclusive. */
export function textRange(source: Source, pointer: string): readonly [start: number, end: number] {
  const [start = 0, end = 0] = source.ranges()?.get(pointer) ?? nodeAt(source, pointer).node?.range ?? [];
  return [start, end];
}

/** Returns the offsets of what follows the name of a field: its value with the space or the line break before it. */
export function afterName(source: Source, pointer: string): readonly [start: number, end: number] {
  const { node, key } = nodeAt(source, pointer);
  const [first = 0, last = 0] = node?.range ?? [];
  const start = key?.range ? source.text.indexOf(':', key.range[1]) + 1 : first;
  return [start, start + source.text.slice(start, last).trimEnd().length];
}

/** Returns a value as it was typed: parsed as a number, the postal code `0800` would lose its zero. */
export function typedText(source: Source, pointer: string): string {
  return source.text.slice(...textRange(source, pointer));
}

/** Finds the starts of all lines. (The YAML parser also counts lines, but misses some within syntax errors.) */
export function linesOf(text: string): Lines {
  const lines = new LineCounter();
  for (const start of lineStarts(text)) lines.addNewLine(start);
  return lines;
}

/** Converts offsets (end exclusive) to lines and columns from 1. */
export function rangeOfOffsets(lines: Lines, start: number, end: number): Range {
  const from = lines.linePos(start);
  const to = lines.linePos(Math.max(start, end));
  return { line: from.line, column: from.col, endLine: to.line, endColumn: to.col };
}

/** Formats a pointer for people: `prices.tiers[1].from`. Indices count from 1. */
export function readablePath(pointer: string): string {
  return pointerSegments(pointer).reduce(
    (path, segment) =>
      /^\d+$/.test(segment) ? `${path}[${Number(segment) + 1}]` : path === '' ? segment : `${path}.${segment}`,
    '',
  );
}

/** Reverses `readablePath`. */
export const pointerOfPath = (path: string): string =>
  path
    .split(/[.[]/)
    .map((part) => (part.endsWith(']') ? `/${Number.parseInt(part, 10) - 1}` : `/${pointerSegment(part)}`))
    .join('');

interface Found {
  readonly node: Node | null;
  readonly key: Node | undefined;
}

/** Follows a pointer as far as it exists. */
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
  const target = part === 'key' && found.key ? found.key : (shortNodeOf(found) ?? found.node);
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
 * Returns a shorter node to underline, if there is one. For a mapping or list, which can be half the file, that is its key,
 * or within a list its first field. For an empty value, which has no width, it is the key.
 */
function shortNodeOf({ node, key }: Found): Node | undefined {
  const empty = !node?.range || node.range[0] === node.range[1];
  if (key && (empty || isMap(node) || isSeq(node))) return key;
  if (isMap(node)) {
    const first = node.items[0]?.key;
    return isNode(first) ? first : undefined;
  }
  const first = isSeq(node) ? node.items[0] : undefined;
  return isNode(first) ? (shortNodeOf({ node: first, key: undefined }) ?? first) : undefined;
}

const keyText = (pair: Pair) => (isScalar(pair.key) ? String(pair.key.value) : undefined);
