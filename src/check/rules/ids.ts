import { problem } from '../../problems/problem.ts';
import { ruleOfPages } from '../site.ts';

/** An id names one element of a page. */
export const ids = ruleOfPages((page, place) => {
  const seen = new Set<string>();
  return page.ids.flatMap(({ id, at }) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [problem('output-duplicate-id', place(page, at), { id })];
  });
});
