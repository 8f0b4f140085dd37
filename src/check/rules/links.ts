import { type Problem, problem } from '../../problems/problem.ts';
import type { PlaceOf, SiteRule } from '../rule.ts';
import { type CheckedSite, fileFor, type Lead, nearestAddress, targetOf } from '../site.ts';

/** Every address on this site leads to a file, and every anchor to an id on that page. */
export const links: SiteRule = (site, place) => {
  const anchors = new Map(site.pages.map((page) => [page.output, new Set(page.ids.map(({ id }) => id))]));
  const inPages = site.pages.flatMap((page) =>
    site.leads(page).flatMap((lead) => judge(site, anchors, page, lead, place)),
  );
  const inStyles = site.styles.flatMap((style) =>
    style.addresses.flatMap((address) => {
      const target = targetOf(site.origin, style.output, address.href);
      const file = target && fileFor(site.files, target);
      return target ? judge(site, anchors, style, { ...address, target, file }, place) : [];
    }),
  );
  return [...inPages, ...inStyles];
};

function judge(
  site: CheckedSite,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  from: { readonly output: string },
  { href, target, file, at }: Pick<Lead, 'href' | 'target' | 'file' | 'at'>,
  place: PlaceOf,
): Problem[] {
  const { path, anchor } = target;
  if (!file) return [problem('output-link', place(from, at), { href, suggestion: nearestAddress(site, path) })];
  const ids = anchors.get(file);
  // The top of a page needs no id.
  if (anchor === '' || anchor.toLowerCase() === 'top' || !ids || ids.has(anchor)) return [];
  return [problem('output-anchor', place(from, at), { href, anchor })];
}
