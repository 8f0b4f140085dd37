import { type Document, visit } from 'yaml';
import { type Problem, problem } from '../problems/problem.ts';
import type { PlaceAt } from './forbidden.ts';

/** A backslash and what belongs to it. */
const ESCAPE = /\\./gs;

/** Letters that stand for a character nobody sees, once there is a backslash before them. What JSON has, too, may be meant. */
const UNSEEN = /[0aevNLP]/;

/** Backslashes in double quotes that YAML turns into something unseen: in `"C:\Projects"`, a break between paragraphs. */
export function findEscapes(document: Document.Parsed, text: string, at: PlaceAt): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type !== 'QUOTE_DOUBLE' || !range) return;
      const [start, end] = range;
      for (const { 0: sequence, index } of text.slice(start, end).matchAll(ESCAPE)) {
        const place = start + index;
        if (UNSEEN.test(sequence)) problems.push(problem('yaml-escape', at(place, place + 2), { sequence }));
      }
    },
  });
  return problems;
}
