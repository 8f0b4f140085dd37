import { locate } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { Source } from '../types.ts';
import type { Notes } from './keywords.ts';

/**
 * One fact that several places state for themselves, such as opening hours. Where they differ, a reader is told two
 * truths. That may be meant, so it is a warning, and the data can acknowledge it with a reason.
 */
export function checkContexts(source: Source, { contexts, acknowledged }: Notes): Problem[] {
  return contexts.flatMap(({ fact, pointer, value }) => {
    const stated = new Set(Object.values(value).map((each) => JSON.stringify(each)));
    if (stated.size < 2 || acknowledged.some((each) => each.fact === fact)) return [];
    return [problem('context-differs', locate(source, pointer), { fact, places: Object.keys(value) }, 'warning')];
  });
}
