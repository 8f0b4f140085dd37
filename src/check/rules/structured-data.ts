import { problem } from '../../problems/problem.ts';
import { ruleOfPages } from '../site.ts';

declare module '../../problems/codes.ts' {
  interface ProblemParams {
    'output-json': Record<string, never>;
  }
}

/** Structured data is JSON. Search engines drop what they cannot read, and say nothing. */
export const structuredData = ruleOfPages((page, place) =>
  page.data.filter(({ texts }) => texts === undefined).map(({ at }) => problem('output-json', place(page, at), {})),
);
