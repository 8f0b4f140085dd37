import { problem } from '../../problems/problem.ts';
import type { PageRule } from '../rule.ts';

/** An id stands once on a page. */
export const ids: PageRule = (page, place) => {
  const seen = new Set<string>();
  return page.ids.flatMap(({ id, at }) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [problem('output-duplicate-id', place(page, at), { id })];
  });
};
