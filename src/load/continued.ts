import { type Document, visit } from 'yaml';
import { lineStart } from '../lib/line-starts.ts';
import { type Problem, problem } from '../problems/problem.ts';
import { wrongDash } from './broken-lines.ts';
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
      // The list's first entry may be what is wrong.
      const dash = entries.length > 0 && startsLine(text, start) ? wrongDash({ text, at }, start) : undefined;
      if (dash) return void problems.push(dash);
      for (const { index, 0: entry } of entries) {
        const from = start + index;
        problems.push(problem('yaml-continued', at(from, from + entry.length), {}));
      }
    },
  });
  return problems;
}

const startsLine = (text: string, offset: number) => text.slice(lineStart(text, offset), offset).trim() === '';
