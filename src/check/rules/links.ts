import { type Problem, problem } from '../../problems/problem.ts';
import type { Address } from '../addresses.ts';
import type { Met, PageFacts } from '../page-facts.ts';
import type { PlaceOf, SiteRule } from '../rule.ts';
import { addressesOn, type CheckedSite } from '../site.ts';

/** Every address on this site leads to a file, and every anchor to an id on that page. */
export const linksOn = (page: PageFacts, site: CheckedSite, place: PlaceOf): readonly Problem[] =>
  addressesOn(page, site.origin).flatMap((address) =>
    canBeJudged(address, site) ? judge(site, page, address, place) : NOTHING,
  );

/** The same for the addresses in style sheets. */
export const linksInStyles: SiteRule = (site, place) =>
  site.styles.flatMap((style) => style.addresses.flatMap((address) => judge(site, style, address, place)));

/** Of a site whose relay is unknown, its pages alone say where forms go. */
const canBeJudged = ({ use }: Address, { formPaths }: CheckedSite) => use !== 'post' || formPaths !== undefined;

const NOTHING: readonly Problem[] = [];

function judge(
  site: CheckedSite,
  from: { readonly output: string },
  { href, at }: Met & { readonly href: string },
  place: PlaceOf,
): readonly Problem[] {
  const resolved = site.resolveLink(from, href);
  if (!resolved) return NOTHING;
  const { target, file } = resolved;
  const { path, anchor } = target;
  if (!file) return [problem('output-link', place(from, at), { href, suggestion: site.nearestTo(path) })];
  const ids = site.idsOn(file);
  // The top of a page needs no id.
  if (anchor === '' || anchor.toLowerCase() === 'top' || !ids || ids.has(anchor)) return NOTHING;
  return [problem('output-anchor', place(from, at), { href, anchor })];
}
