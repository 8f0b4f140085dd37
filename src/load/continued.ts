import { type Document, visit } from 'yaml';
import { type Problem, problem } from '../problems/problem.ts';
import type { PlaceAt } from './forbidden.ts';

/** A line after the first, without its indentation. */
const LATER_LINE = /(?<=\n[ \t]*)\S.*/g;

/** What an entry of a list begins with. */
const DASH = /^- /;

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
      for (const { index, 0: line } of text.slice(start, end).matchAll(LATER_LINE)) {
        const from = start + index;
        if (DASH.test(line)) problems.push(problem('yaml-continued', at(from, from + line.length), {}));
      }
    },
  });
  return problems;
}
