import { problem } from '../../problems/problem.ts';
import type { Rule } from '../rule.ts';

/** An id stands once on a page. */
export const ids: Rule = (site, place) =>
  site.pages.flatMap((page) => {
    const seen = new Set<string>();
    return page.ids.flatMap(({ id, at }) => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      return [problem('output-duplicate-id', place(page, at), { id })];
    });
  });
