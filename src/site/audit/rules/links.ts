import { isDialable, isMailLink } from '../../../api/forms/contact.ts';
import { type Finding, finding } from '../../../base/findings/finding.ts';
import { type CheckedSite, type Linking, type PlaceOf, ruleOfLinking, ruleOfPages } from '../checked-site.ts';
import type { Address, Located } from '../page-facts.ts';

/**
 * Every address on this site leads to a file, and every anchor to an id on that page. If the paths of the relay are
 * unknown, forms that post are not checked.
 */
export const links = ruleOfLinking((file, place, site) =>
  file.addresses.flatMap((address) =>
    address.use === 'post' && !site.formPaths ? [] : judge(site, file, address, place),
  ),
);

function judge(
  site: CheckedSite,
  file: Linking,
  { href, at, drawing }: Located & Address,
  place: PlaceOf,
): readonly Finding[] {
  const from = drawing && href.startsWith('#') ? { output: file.output } : file;
  const target = site.resolveLink(from, href);
  if (!target) return [];
  const { path, anchor } = target;
  if (!target.file) {
    const nearest = site.nearestTo(path);
    return [finding('output-link', place(from, at), { href, suggestion: nearest && site.base + nearest })];
  }
  if (target.file.endsWith('.svg') && VIEW.test(anchor)) return [];
  const ids = site.idsOn(target.file);
  // An empty fragment and `#top` lead to the top of the page.
  if (anchor === '' || anchor.toLowerCase() === 'top' || !ids || ids.has(anchor)) return [];
  return [finding('output-link', place(from, at), { href, suggestion: undefined, anchor })];
}

/** A part of a drawing to show, instead of an id. */
const VIEW = /^(svgView\(|xywh=|t=|viewBox\()/;

/** A `tel:` or `sms:` link has a dialable number, and a `mailto:` link has an address. */
export const contacts = ruleOfPages((page, place) =>
  page.addresses.flatMap(({ href, at }) => {
    const [, scheme = '', rest = ''] = /^(tel|mailto|sms):([^?]*)/i.exec(href.trim()) ?? [];
    if (scheme === '') return [];
    const isValid = scheme.toLowerCase() === 'mailto' ? isMailLink(href.trim()) : isDialable(rest);
    return isValid ? [] : [finding('output-contact', place(page, at), { href })];
  }),
);
