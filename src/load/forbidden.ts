import { type Document, isAlias, type Node, visit } from 'yaml';
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

/** Where something stands before an offset. Where brackets are left open, the parser may have put its node too far in front. */
function nearest(text: string, typed: string, offset: number): number {
  const before = text.lastIndexOf(typed, offset);
  return before === -1 ? text.indexOf(typed) : before;
}
