import { parseUrl } from '../lib/url.ts';
import { locate } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { Source } from '../types.ts';
import type { Notes } from './keywords.ts';

/** A page loads nothing from other servers. A field may name a file there all the same, and whoever fills it in has to know. */
export const checkForeign = (source: Source, foreign: Notes['foreign']): Problem[] =>
  foreign.flatMap(({ href, pointer }) => {
    // What is no address at all is a finding of its own.
    const host = parseUrl(href)?.host;
    return host ? [problem('reference-foreign', locate(source, pointer), { href, host }, 'warning')] : [];
  });
