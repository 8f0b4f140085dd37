import { locate } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { Source } from '../types.ts';
import type { Notes } from './keywords.ts';

/**
 * One fact that several places state for themselves, such as opening hours. Where they differ, a reader is told two
 * truths. That may be meant, so it is a warning, and the data can acknowledge it with a reason, for as long as they differ.
 */
export function checkContexts(source: Source, { contexts, acknowledged }: Notes): Problem[] {
  return contexts.flatMap(({ fact, pointer, value }) => {
    const differs = new Set(Object.values(value).map((each) => JSON.stringify(each))).size > 1;
    const reasons = acknowledged.filter((each) => each.fact === fact);
    if (!differs)
      return reasons.map((each) => problem('context-agrees', locate(source, each.pointer), { fact }, 'warning'));
    if (reasons.length > 0) return [];
    return [problem('context-differs', locate(source, pointer), { fact, places: Object.keys(value) }, 'warning')];
  });
}
