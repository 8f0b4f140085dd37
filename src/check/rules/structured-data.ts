import { problem } from '../../problems/problem.ts';
import { ruleOfPages } from '../site.ts';

/** Structured data is JSON. Search engines drop what they cannot read, and say nothing. */
export const structuredData = ruleOfPages((page, place) =>
  page.data.filter(({ texts }) => texts === undefined).map(({ at }) => problem('output-json', place(page, at), {})),
);
