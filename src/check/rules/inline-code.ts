import { problem } from '../../problems/problem.ts';
import { ruleOfPages } from '../site.ts';

/** No code or style inside the HTML, so that one strict security policy can serve every page. */
export const inlineCode = ruleOfPages((page, place) =>
  page.inlineCode.map(({ what, at }) => problem('output-inline-code', place(page, at), { what })),
);
