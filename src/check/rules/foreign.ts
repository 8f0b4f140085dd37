import { parseUrl } from '../../lib/url.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import type { Met, PageFacts } from '../page-facts.ts';
import type { PlaceOf, SiteRule } from '../rule.ts';
import type { CheckedSite } from '../site.ts';

/** Browsers that show a page turn to no server but its own. */
export const foreignOn = (page: PageFacts, { origin }: CheckedSite, place: PlaceOf): readonly Problem[] =>
  page.addresses.flatMap((address) => (address.use === 'file' ? judge(page, address, origin, place) : []));

/** The same for the addresses in style sheets. */
export const foreignInStyles: SiteRule = ({ styles, origin }, place) =>
  styles.flatMap((style) => style.addresses.flatMap((address) => judge(style, address, origin, place)));

/** `https://…` or `//…`. */
const NAMES_HOST = /^\s*(?:https?:)?[\\/]{2}/i;

/** @param origin address of the site. As long as no page states it, nobody knows what is foreign to it. */
function judge(
  file: { readonly output: string },
  { href, at }: Met & { readonly href: string },
  origin: string | undefined,
  place: PlaceOf,
): readonly Problem[] {
  if (origin === undefined || !NAMES_HOST.test(href) || href.startsWith(`${origin}/`)) return NOTHING;
  const host = parseUrl(href, origin)?.host;
  if (host === undefined || host === parseUrl(origin)?.host) return NOTHING;
  return [problem('output-foreign', place(file, at), { href, host })];
}

const NOTHING: readonly Problem[] = [];
