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
      const { anchor, tag } = node as Node & { anchor?: string };
      if (anchor) {
        const typed = propertyBefore(text, start, ANCHOR);
        problems.push(problem('yaml-anchor', at(typed.start, typed.end), { name: anchor }));
      }
      if (tag) {
        const typed = propertyBefore(text, start, TAG);
        problems.push(problem('yaml-tag', at(typed.start, typed.end), { tag: typed.word }));
      }
    },
  });
  return problems;
}

// Both may stand before one node, in either order.
const ANCHOR = /(&\S+)(?:\s+!\S*)?\s*$/;
const TAG = /(!\S*)(?:\s+&\S+)?\s*$/;

/** A node's own range begins after its anchor and tag, so these are read off the text before it. */
function propertyBefore(text: string, nodeStart: number, property: RegExp) {
  const found = property.exec(text.slice(0, nodeStart));
  const word = found?.[1] ?? '';
  const start = found?.index ?? nodeStart;
  return { word, start, end: start + word.length };
}
