import { type Document, isScalar, visit } from 'yaml';
import { type Problem, problem } from '../problems/problem.ts';
import type { PlaceAt } from './forbidden.ts';

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
