import { problem } from '../../problems/problem.ts';
import type { Rule } from '../rule.ts';

/** A page has exactly one main heading. */
export const headings: Rule = (site, place) =>
  site.pages
    .filter((page) => page.headings !== 1)
    .map((page) => problem('output-h1', place(page), { count: page.headings }));
