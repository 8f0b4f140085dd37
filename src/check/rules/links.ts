import { type Problem, problem } from '../../problems/problem.ts';
import type { Met } from '../facts.ts';
import type { PlaceOf, SiteRule } from '../rule.ts';
import { addressesOn, type CheckedSite, nearestAddress } from '../site.ts';

/** Every address on this site leads to a file, and every anchor to an id on that page. */
export const links: SiteRule = (site, place) => {
  const anchors = new Map(site.pages.map((page) => [page.output, new Set(page.ids.map(({ id }) => id))]));
  const inPages = site.pages.flatMap((page) =>
    addressesOn(page, site.origin).flatMap((address) => judge(site, anchors, page, address, place)),
  );
  const inStyles = site.styles.flatMap((style) =>
    style.addresses.flatMap((address) => judge(site, anchors, style, address, place)),
  );
  return [...inPages, ...inStyles];
};

const NOTHING: readonly Problem[] = [];

function judge(
  site: CheckedSite,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  from: { readonly output: string },
  { href, at }: Met & { readonly href: string },
  place: PlaceOf,
): readonly Problem[] {
  const lead = site.leadFrom(from, href);
  if (!lead) return NOTHING;
  const { target, file } = lead;
  const { path, anchor } = target;
  if (!file) return [problem('output-link', place(from, at), { href, suggestion: nearestAddress(site, path) })];
  const ids = anchors.get(file);
  // The top of a page needs no id.
  if (anchor === '' || anchor.toLowerCase() === 'top' || !ids || ids.has(anchor)) return NOTHING;
  return [problem('output-anchor', place(from, at), { href, anchor })];
}
