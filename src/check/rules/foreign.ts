import { parseUrl } from '../../lib/url.ts';
import { problem } from '../../problems/problem.ts';
import type { Rule } from '../site.ts';

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
