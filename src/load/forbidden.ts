/** What a file holds although YAML itself has no objection. */
import { type Document, isAlias, isScalar, type Node, type Scalar, visit } from 'yaml';
import { type Place, type Problem, problem } from '../problems/problem.ts';

/** Names the place of a piece of the text, from offset to offset. */
export type PlaceAt = (start: number, end: number) => Place;

/**
 * Finds aliases, anchors and tags. Data may not use them, because each would let a file say something that its reader
 * does not see.
 */
export function findForbidden(document: Document.Parsed, text: string, at: PlaceAt): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Node(_key, node) {
      const [start, end] = (node as Node).range ?? [0, 0];
      if (isAlias(node)) {
        problems.push(problem('yaml-alias', at(start, end), { name: node.source }));
        return;
      }
      // A node's own range begins after its anchor and tag.
      const { anchor, tag } = node as Node & { anchor?: string };
      if (anchor) {
        const typed = nearest(text, `&${anchor}`, start);
        problems.push(problem('yaml-anchor', at(typed, typed + anchor.length + 1), { name: anchor }));
      }
      if (tag) {
        const typed = tagBefore(text, start);
        problems.push(problem('yaml-tag', at(typed.start, typed.start + typed.word.length), { tag: typed.word }));
      }
    },
  });
  return problems;
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

/**
 * Fields that a mapping has twice. The parser would find them itself, by comparing every field with every other, which
 * takes time with the square of their number.
 */
export function findDuplicates(document: Document.Parsed, at: PlaceAt): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Map(_key, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const [start, end] = key.range;
        if (seen.has(key.value))
          problems.push(problem('yaml-duplicate-key', at(start, end), { key: String(key.value) }));
        seen.add(key.value);
      }
    },
  });
  return problems;
}

/** A backslash and what belongs to it. */
const ESCAPE = /\\./gs;

/** Letters that become an invisible character, once there is a backslash before them. What JSON has, too, may be meant. */
const INVISIBLE = /[0aevNLP]/;

/** Backslashes in double quotes that YAML turns into something invisible: in `"C:\Projects"`, a break between paragraphs. */
export const findEscapes = (document: Document.Parsed, text: string, at: PlaceAt): Problem[] =>
  piecesIn(document, text, 'QUOTE_DOUBLE', ESCAPE)
    .filter(({ piece }) => INVISIBLE.test(piece))
    .map(({ piece, start }) => problem('yaml-escape', at(start, start + 2), { sequence: piece }));

/** What would be an entry of a list, on a line after the first. */
const ENTRY = /(?<=\n[ \t]*)- .*/g;

/**
 * Entries that are indented too far, so that YAML joins them to the words without quotes in the line above: they would be
 * lost without a word. Any other line that goes on such words may be meant: programs break long texts like that.
 */
export const findContinued = (document: Document.Parsed, text: string, at: PlaceAt): Problem[] =>
  piecesIn(document, text, 'PLAIN', ENTRY).map(({ piece, start }) =>
    problem('yaml-continued', at(start, start + piece.length), {}),
  );

/** Pieces of texts that are typed in one style, and where each begins. */
function piecesIn(document: Document.Parsed, text: string, style: Scalar.Type, pattern: RegExp) {
  const pieces: { readonly piece: string; readonly start: number }[] = [];
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type !== style || !range) return;
      const [start, end] = range;
      for (const { 0: piece, index } of text.slice(start, end).matchAll(pattern))
        pieces.push({ piece, start: start + index });
    },
  });
  return pieces;
}
