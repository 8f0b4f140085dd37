import { decoded } from '../../lib/url.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import type { Met } from '../page-facts.ts';
import { addressesOn, type CheckedSite, type PlaceOf, type Rule, ruleOfPages } from '../site.ts';

/**
 * Every address on this site leads to a file, and every anchor to an id on that page. Of a site whose relay is unknown,
 * its pages alone say where forms go.
 */
export const links: Rule = (site, place) => [
  ...site.pages.flatMap((page) =>
    addressesOn(page, site.origin).flatMap((address) =>
      address.use === 'post' && !site.formPaths ? [] : judge(site, page, address, place),
    ),
  ),
  ...site.styles.flatMap((style) => style.addresses.flatMap((address) => judge(site, style, address, place))),
];

function judge(
  site: CheckedSite,
  from: { readonly output: string },
  { href, at }: Met & { readonly href: string },
  place: PlaceOf,
): readonly Problem[] {
  const target = site.resolveLink(from, href);
  if (!target) return [];
  const { path, anchor, file } = target;
  if (!file) return [problem('output-link', place(from, at), { href, suggestion: site.nearestTo(path) })];
  const ids = site.idsOn(file);
  // The top of a page needs no id.
  if (anchor === '' || anchor.toLowerCase() === 'top' || !ids || ids.has(anchor)) return [];
  return [problem('output-anchor', place(from, at), { href, anchor })];
}

/**
 * `+41620000000`: the international form (E.164), at most 15 digits. Only that one dials from everywhere. Numbers for
 * emergencies have three digits and no other form.
 */
const PHONE = /^(?:\+[1-9]\d{6,14}|1\d\d)$/;

/** One or more addresses; what makes an address one is left to the mail server, apart from its shape. */
const MAIL = /^[^\s@,<>]+@[^\s@,<>.]+(\.[^\s@,<>.]+)+(,[^\s@,<>]+@[^\s@,<>.]+(\.[^\s@,<>.]+)+)*$/;

/** A link that calls has a number, and one that writes has an address. */
export const contacts = ruleOfPages((page, place) =>
  page.addresses.flatMap(({ href, at }) => {
    const [, scheme = '', rest = ''] = /^(tel|mailto|sms):([^?]*)/i.exec(href.trim()) ?? [];
    const kind = scheme.toLowerCase();
    if (kind === '') return [];
    const isSound = kind === 'mailto' ? MAIL.test(decoded(rest)) : PHONE.test(rest);
    return isSound
      ? []
      : [problem('output-contact', place(page, at), { href, kind: kind === 'mailto' ? 'mail' : 'phone' })];
  }),
);
