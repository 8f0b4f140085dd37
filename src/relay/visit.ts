/** How a visit began: all that a form or a tap on a phone number may tell of it. No part of it says who it was. */
import { LANDED_ON, REFERRER } from '../shared/submission.ts';
import type { RawEntries } from './read-body.ts';
import type { Visit } from './types.ts';

/** What a relay counts for the owner of the site. */
export interface Counted {
  /** Address of the form whose submissions are inquiries. */
  readonly form: string;
  /** Address at which taps on phone numbers are told. */
  readonly calls: string;
  /** Addresses of the pages. Any other is no place where a visit can begin. */
  readonly pages: ReadonlySet<string>;
  /** Hosts of the site itself: who comes from there has not come from elsewhere. */
  readonly ownHosts: ReadonlySet<string>;
}

/** A name with at least one dot, and nothing of an address but that: what follows may be what someone searched for. */
const HOST = /^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/** What came with a form. What cannot be true is left out, and is no reason to refuse the form. */
export function visitIn(raw: RawEntries, { pages, ownHosts }: Counted): Visit {
  const landedOn = raw[LANDED_ON];
  const referrer = String(raw[REFERRER]).toLowerCase();
  return {
    ...(typeof landedOn === 'string' && pages.has(landedOn) && { landedOn }),
    ...(HOST.test(referrer) && !ownHosts.has(referrer) && { referrer }),
  };
}
