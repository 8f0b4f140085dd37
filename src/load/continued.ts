import { type Document, visit } from 'yaml';
import { type Problem, problem } from '../problems/problem.ts';
import type { PlaceAt } from './forbidden.ts';

/**
 * Words without quotes that go on over the next line. YAML joins the lines; an editor who indented an entry too far or
 * forgot its dash would lose it without a word, and whoever wants a long text has `>-`.
 */
export function findContinued(document: Document.Parsed, text: string, at: PlaceAt): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type !== 'PLAIN' || !range) return;
      const [start, end] = range;
      const lineEnd = text.indexOf('\n', start);
      if (lineEnd === -1 || lineEnd >= end) return;
      const next = lineEnd + text.slice(lineEnd).search(/\S/);
      const nextEnd = text.indexOf('\n', next);
      problems.push(problem('yaml-continued', at(next, nextEnd === -1 ? end : Math.min(nextEnd, end)), {}));
    },
  });
  return problems;
}
