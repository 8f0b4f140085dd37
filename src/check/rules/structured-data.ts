import { problem } from '../../problems/problem.ts';
import type { Rule } from '../rule.ts';

/** Structured data is JSON. Search engines drop what they cannot read, and say nothing. */
export const structuredData: Rule = (site, place) =>
  site.pages.flatMap((page) =>
    page.data.filter(({ texts }) => texts === undefined).map(({ at }) => problem('output-json', place(page, at), {})),
  );
