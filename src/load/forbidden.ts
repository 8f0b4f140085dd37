/** What a file holds although YAML itself has no objection. */
import { type Document, isAlias, isMap, isScalar, type Node, type Scalar, visit, type YAMLMap } from 'yaml';
import { type Place, type Problem, problem } from '../problems/problem.ts';

/** Names the place of a piece of the text, from offset to offset. */
export type PlaceAt = (start: number, end: number) => Place;

/**
 * Finds aliases, anchors and tags, because each would let a file say something that its reader does not see; fields that
 * a mapping has twice; and characters that YAML reads otherwise than they were meant.
 */
export function findForbidden(document: Document.Parsed, text: string, at: PlaceAt): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Node(_key, node) {
      const [start, end] = (node as Node).range ?? [0, 0];
      if (isAlias(node)) problems.push(problem('yaml-alias', at(start, end), { name: node.source }));
      else problems.push(...properties(node as Node, text, at, start));
      if (isMap(node)) problems.push(...duplicates(node, at));
      if (isScalar(node)) problems.push(...oddPieces(node, text.slice(start, end), at, start));
    },
  });
  return problems;
}

/** The anchor and the tag of a node. Its own range begins after them. */
function properties(node: Node, text: string, at: PlaceAt, start: number): Problem[] {
  const { anchor, tag } = node as Node & { anchor?: string };
  const found: Problem[] = [];
  if (anchor) {
    const typed = nearest(text, `&${anchor}`, start);
    found.push(problem('yaml-anchor', at(typed, typed + anchor.length + 1), { name: anchor }));
  }
  if (tag) {
    const typed = tagBefore(text, start);
    found.push(problem('yaml-tag', at(typed.start, typed.start + typed.word.length), { tag: typed.word }));
  }
  return found;
}

/** The tag as it was typed: `!!str` is known to the parser as `tag:yaml.org,2002:str`. */
function tagBefore(text: string, offset: number) {
  const last = nearest(text, '!', offset);
  const start = text[last - 1] === '!' ? last - 1 : last;
  return { start, word: /^\S*/.exec(text.slice(start, Math.max(offset, start + 1)))?.[0] ?? '' };
}

/** Where something is before an offset. Where brackets are left open, the parser may have put its node too far in front. */
function nearest(text: string, typed: string, offset: number): number {
  const before = text.lastIndexOf(typed, offset);
  return before === -1 ? text.indexOf(typed) : before;
}

/** The parser would find these itself, by comparing every field with every other: in the square of their number. */
function duplicates({ items }: YAMLMap, at: PlaceAt): Problem[] {
  const seen = new Set<unknown>();
  return items.flatMap(({ key }) => {
    if (!isScalar(key) || !key.range) return [];
    const [start, end] = key.range;
    const isTwice = seen.has(key.value);
    seen.add(key.value);
    return isTwice ? [problem('yaml-duplicate-key', at(start, end), { key: String(key.value) })] : [];
  });
}

/** A backslash and what belongs to it. */
const ESCAPE = /\\./gs;

/** Letters that become an invisible character, once there is a backslash before them. What JSON has, too, may be meant. */
const INVISIBLE = /[0aevNLP]/;

/** What would be an entry of a list, on a line after the first. */
const ENTRY = /(?<=\n[ \t]*)- .*/g;

/**
 * Backslashes in double quotes that YAML turns into something invisible: in `"C:\Projects"`, a break between paragraphs.
 * And entries that are indented too far, so that YAML joins them to the words without quotes in the line above. Any other
 * line that goes on such words may be meant: programs break long texts like that.
 */
function oddPieces({ type }: Scalar, typed: string, at: PlaceAt, start: number): Problem[] {
  if (type === 'QUOTE_DOUBLE')
    return [...typed.matchAll(ESCAPE)]
      .filter(([sequence]) => INVISIBLE.test(sequence))
      .map(({ 0: sequence, index }) => problem('yaml-escape', at(start + index, start + index + 2), { sequence }));
  if (type !== 'PLAIN') return [];
  return [...typed.matchAll(ENTRY)].map(({ 0: entry, index }) =>
    problem('yaml-continued', at(start + index, start + index + entry.length), {}),
  );
}
