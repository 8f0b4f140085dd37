import { problem } from '../../problems/problem.ts';
import type { Rule } from '../rule.ts';

/** No code or style inside the HTML, so that one strict security policy can serve every page. */
export const inlineCode: Rule = (site, place) =>
  site.pages.flatMap((page) =>
    page.inlineCode.map(({ what, at }) => problem('output-inline-code', place(page, at), { what })),
  );
