import { type Problem, problem } from '../../problems/problem.ts';
import type { Met } from '../facts.ts';
import type { PlaceOf, Rule } from '../rule.ts';
import { type CheckedSite, fileFor, nearestAddress, type Target, targetOf } from '../site.ts';

/** Every address on this site leads to a file, and every anchor to an id on that page. */
export const links: Rule = (site, place) => {
  const anchors = new Map(site.pages.map((page) => [page.output, new Set(page.ids.map(({ id }) => id))]));
  const inPages = site.pages.flatMap((page) =>
    site.ownAddresses(page).flatMap((address) => judge(site, anchors, page, address, place)),
  );
  const inStyles = site.styles.flatMap((style) =>
    style.addresses.flatMap((address) => {
      const target = targetOf(site.origin, style.output, address.href);
      return target ? judge(site, anchors, style, { ...address, target }, place) : [];
    }),
  );
  return [...inPages, ...inStyles];
};

function judge(
  site: CheckedSite,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  file: { readonly output: string },
  { href, target, at }: Met & { readonly href: string; readonly target: Target },
  place: PlaceOf,
): Problem[] {
  const { path, anchor } = target;
  const led = fileFor(site, target);
  if (!led) return [problem('output-link', place(file, at), { href, suggestion: nearestAddress(site, path) })];
  const ids = anchors.get(led);
  // The top of a page needs no id.
  if (anchor === '' || anchor.toLowerCase() === 'top' || !ids || ids.has(anchor)) return [];
  return [problem('output-anchor', place(file, at), { href, anchor })];
}
