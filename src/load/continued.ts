import { type Document, visit } from 'yaml';
import { type Problem, problem } from '../problems/problem.ts';
import type { PlaceAt } from './forbidden.ts';

/** What would be an entry of a list, on a line after the first. */
const ENTRY = /(?<=\n[ \t]*)- .*/g;

/**
 * Entries that are indented too far, so that YAML joins them to the words without quotes in the line above: they would be
 * lost without a word. Any other line that goes on such words may be meant: programs break long texts like that.
 */
export function findContinued(document: Document.Parsed, text: string, at: PlaceAt): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type !== 'PLAIN' || !range) return;
      const [start, end] = range;
      const entries = [...text.slice(start, end).matchAll(ENTRY)];
      for (const { index, 0: entry } of entries) {
        const from = start + index;
        problems.push(problem('yaml-continued', at(from, from + entry.length), {}));
      }
    },
  });
  return problems;
}
