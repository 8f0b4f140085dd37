import { problem } from '../../problems/problem.ts';
import { ruleOfPages } from '../site.ts';

/** A page says which language it speaks, and has one part that is the page itself. */
export const document = ruleOfPages((page, place) => [
  ...(page.lang ? [] : [problem('output-lang', place(page), {})]),
  // A page that only sends on is seen for a moment, if at all.
  ...(page.mains.length === 1 || page.forwards
    ? []
    : [problem('output-main', place(page, page.mains[1]?.at), { count: page.mains.length })]),
]);
