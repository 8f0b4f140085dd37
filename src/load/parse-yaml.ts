import { type Document, isAlias, isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { rangeOfOffsets } from '../problems/locate.ts';
import { compareProblems, type Problem, problem } from '../problems/problem.ts';
import { explainYamlError, MAX_DEPTH } from './yaml-problems.ts';

export interface ParsedYaml {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
  readonly value: unknown;
}

/**
 * Parses one file. Only plain data is accepted: no aliases, anchors, tags or several documents, because each of them
 * would let a file say something that its reader does not see.
 */
export function parseYaml(file: string, text: string): { parsed?: ParsedYaml; problems: Problem[] } {
  const lines = new LineCounter();
  let document: Document.Parsed;
  try {
    document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true, stringKeys: true });
  } catch (error) {
    // The parser recurses; only nesting beyond all reason exhausts the stack.
    if (!(error instanceof RangeError)) throw error;
    return { problems: [problem('yaml-too-deep', { file, pointer: '' }, { limit: MAX_DEPTH })] };
  }
  const problems = [...document.errors, ...document.warnings].map((error) =>
    explainYamlError(error, file, text, lines),
  );
  problems.push(...findForbidden(file, document, lines));
  if (problems.length > 0) return { problems: dropEchoes(problems) };
  if (document.contents === null || (isScalar(document.contents) && document.contents.value === null)) {
    return { problems: [problem('file-empty', { file, pointer: '' }, {})] };
  }
  return { parsed: { document, lines, value: document.toJS() }, problems: [] };
}

function findForbidden(file: string, document: Document.Parsed, lines: LineCounter): Problem[] {
  const problems: Problem[] = [];
  const open: { node: Node; depth: number }[] = document.contents ? [{ node: document.contents, depth: 1 }] : [];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next;
    const [start = 0, end = 0] = node.range ?? [];
    const place = { file, range: rangeOfOffsets(lines, start, end), pointer: '' };
    if (depth > MAX_DEPTH) {
      problems.push(problem('yaml-too-deep', place, { limit: MAX_DEPTH }));
      continue;
    }
    if (isAlias(node)) problems.push(problem('yaml-alias', place, { name: node.source }));
    else if (node.anchor) problems.push(problem('yaml-anchor', place, { name: node.anchor }));
    if (node.tag && !isAlias(node)) problems.push(problem('yaml-tag', place, { tag: node.tag }));
    if (isMap(node)) {
      for (const pair of node.items) {
        if (!isPair(pair)) continue;
        for (const part of [pair.key, pair.value]) if (isNode(part)) open.push({ node: part, depth: depth + 1 });
      }
    } else if (isSeq(node)) {
      for (const item of node.items) if (isNode(item)) open.push({ node: item, depth: depth + 1 });
    }
  }
  return problems;
}

/** One slip often trips the parser several times on a line; the first report of each line says enough. */
function dropEchoes(problems: readonly Problem[]): Problem[] {
  const lines = new Set<number>();
  const inOrder = [...problems].sort(compareProblems);
  return inOrder.filter((found) => {
    const line = found.place.range?.line ?? 0;
    const first = !lines.has(line);
    lines.add(line);
    return first;
  });
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'range' in value;
