/** What must not be in a page, because it gives visitors or the site away. */
import { maskSecret } from '../../lib/texts.ts';
import { parseUrl } from '../../lib/url.ts';
import { problem } from '../../problems/problem.ts';
import { type Rule, ruleOfPages } from '../site.ts';

/** No code or style inside the HTML, so that one strict security policy can serve every page. */
export const inlineCode = ruleOfPages((page, place) =>
  page.inlineCode.map(({ what, at }) => problem('output-inline-code', place(page, at), { what })),
);

/** No key in any file, unless someone decided that it is public. */
export const secrets: Rule = (site, place) =>
  site.secrets.map((found) => problem('output-secret', place(found, found.at), { shown: maskSecret(found.text) }));

/** `https://…` or `//…`. */
const NAMES_HOST = /^\s*(?:https?:)?[\\/]{2}/i;

/** Browsers that show a page turn to no server but its own. What is foreign is known as soon as a page states its address. */
export const foreign: Rule = ({ pages, styles, origin }, place) => {
  if (origin === undefined) return [];
  const own = parseUrl(origin)?.host;
  const fetching = pages.map(({ output, addresses }) => ({
    output,
    addresses: addresses.filter(({ use }) => use === 'file'),
  }));
  return [...fetching, ...styles].flatMap((file) =>
    file.addresses.flatMap(({ href, at }) => {
      if (!NAMES_HOST.test(href) || href.startsWith(`${origin}/`)) return [];
      const host = parseUrl(href, origin)?.host;
      return host === undefined || host === own ? [] : [problem('output-foreign', place(file, at), { href, host })];
    }),
  );
};
