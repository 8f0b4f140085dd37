/** What our own keywords noted in a file, as far as it can be judged without the others. */
import { parseUrl } from '../lib/url.ts';
import { locate, locateText } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { Environment } from '../template-api.ts';
import type { Source } from '../types.ts';
import type { Notes } from './keywords.ts';

/** What is wrong inside text fields: unclosed markers, HTML that is not allowed. */
export const checkMarkup = (source: Source, notes: Notes['markup']): Problem[] =>
  notes.map(({ words, pointer, ...found }) => ({ ...found, place: locateText(source, pointer, words) }) as Problem);

/**
 * A setting that puts keys into the pages is allowed, but never unnoticed. With an environment, the keys must be there:
 * without them nothing would be published, so that is the only finding then.
 */
export function checkPublished(source: Source, published: Notes['published'], env: Environment | undefined): Problem[] {
  return published.map(({ variables, pointer }) => {
    const place = locate(source, pointer);
    const missing = env ? variables.filter((name) => !env[name]) : [];
    return missing.length > 0
      ? problem('delivery-key-missing', place, { variables: missing })
      : problem('delivery-direct', place, { variables }, 'warning');
  });
}

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

/** A page loads nothing from other servers. A field may name a file there all the same, and those who fill it in have to know. */
export const checkForeign = (source: Source, foreign: Notes['foreign']): Problem[] =>
  foreign.flatMap(({ href, pointer }) => {
    // What is no address at all is a finding of its own.
    const host = parseUrl(href)?.host;
    return host ? [problem('reference-foreign', locate(source, pointer), { href, host }, 'warning')] : [];
  });
