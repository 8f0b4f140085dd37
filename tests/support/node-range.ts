import { isCollection, isMap, isNode, isScalar, type Node } from 'yaml';
import type { Source } from '../../src/api/types.ts';
import type { Violation } from './violations.ts';

/** Returns the lines that may be reported for a violation: those of the value, or of the group that lost it. */
export function nodeRange(source: Source, { keyword, pointer }: Violation): { start: number; end: number } {
  const path = pointer
    .split('/')
    .slice(1)
    .map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment));
  // A missing field can only be reported at the group around it.
  const segments = keyword === 'required' ? path.slice(0, -1) : path;
  const node = nodeAt(source, segments);
  const line = (offset: number) => source.lines().linePos(offset).line;
  const [start, end] = rangeOf(node);
  // A group is reported at its key, which is above its first entry.
  const key = isCollection(node) && segments.length > 0 ? keyOf(source, segments) : undefined;
  return { start: line(key ? rangeOf(key)[0] : start), end: line(Math.max(start, end - 1)) };
}

function nodeAt(source: Source, segments: readonly (string | number)[]): Node {
  const node = segments.length === 0 ? source.document().contents : source.document().getIn(segments, true);
  if (!isNode(node)) throw new Error(`${source.file} has no ${segments.join('/')}.`);
  return node;
}

function keyOf(source: Source, segments: readonly (string | number)[]): Node | undefined {
  const parent = nodeAt(source, segments.slice(0, -1));
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === segments.at(-1))
    : undefined;
  return isNode(pair?.key) ? pair.key : undefined;
}

function rangeOf(node: Node): readonly [start: number, end: number] {
  if (!node.range) throw new Error('A parsed node has a range.');
  return [node.range[0], node.range[1]];
}
