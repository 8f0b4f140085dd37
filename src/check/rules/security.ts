/** Rules about what would endanger visitors or the site. */
import { maskSecret } from '../../lib/texts.ts';
import { parseUrl } from '../../lib/url.ts';
import { problem } from '../../problems/problem.ts';
import { type Rule, ruleOfPages } from '../site.ts';

/** The HTML contains no inline code or styles, so that one strict Content Security Policy fits every page. */
export const inlineCode = ruleOfPages((page, place) =>
  page.inlineCode.map(({ what, at }) => problem('output-inline-code', place(page, at), { what })),
);

/** No file contains an API key, except one that was declared public. */
export const secrets: Rule = (site, place) =>
  site.secrets.map((found) => problem('output-secret', place(found, found.at), { shown: maskSecret(found.text) }));

/** `https://…` or `//…`. */
const NAMES_HOST = /^\s*(?:https?:)?[\\/]{2}/i;

/** Pages make browsers fetch from their own origin only. Not checked on a site whose pages do not state its origin. */
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
