import { decoded } from '../../lib/url.ts';
import { problem } from '../../problems/problem.ts';
import { ruleOfPages } from '../site.ts';

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
