/** Anonymous counts for the owner of a site: on which pages visits began that led to an inquiry or a call. */

import type { FormSpec } from '../../api/forms/form-spec.ts';
import { LANDED_ON, REFERRER } from '../../api/forms/submission.ts';
import type { Counting } from '../../api/site-definition.ts';
import { shortCause } from '../../base/lib/errors.ts';
import { pathBelow } from '../../base/lib/url.ts';
import type { Relay, RelayOptions } from '../receive/handler.ts';
import { createLimits } from '../receive/limits.ts';
import { corsHeaders, provenance } from '../receive/origin.ts';
import { readBody } from '../receive/read-body.ts';
import type { RawEntries } from '../receive/read-form.ts';
import { empty, refusal } from '../receive/respond.ts';
import type { VisitStart } from '../types.ts';

/** The counting settings of a site, with the values that a browser may report. */
export interface CountingRules extends Counting {
  /** Path of the site on its host, without a slash at its end: `/2025`. Default: its root. */
  readonly base?: string;
  /** URLs of all pages on which a visit can begin. */
  readonly pages: ReadonlySet<string>;
  /** Hosts of the site itself, which do not count as referrers. */
  readonly ownHosts: ReadonlySet<string>;
}

/** A host name with at least one dot. Never a path or query, which could hold what someone searched for. */
const HOST = /^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/** Returns how a visit began, as reported by the browser. Omits implausible values. */
export function visitStartIn(
  { form, base = '', pages, ownHosts }: CountingRules,
  { action }: FormSpec,
  raw: RawEntries,
): VisitStart {
  if (action !== form) return {};
  const reported = raw[LANDED_ON];
  const landedOn = typeof reported === 'string' ? pathBelow(base, reported) : undefined;
  const referrer = String(raw[REFERRER]).toLowerCase();
  return {
    ...(landedOn !== undefined && pages.has(landedOn) && { landedOn }),
    ...(HOST.test(referrer) && !ownHosts.has(referrer) && { referrer }),
  };
}

/** The rate limit is separate from that of forms, so that taps never use it up. */
export interface CallOptions extends Pick<RelayOptions, 'allowedOrigins' | 'ratePerMinute' | 'now'> {
  readonly counting: CountingRules;
  /** Increments today's count for a landing page. */
  readonly count: (page: string) => Promise<void>;
  /** Receives one line for each tap that could not be stored, without personal data. */
  readonly log: (line: string) => void;
}

/** Maximum bytes of a reported URL. */
const MAX_BYTES = 2_000;

/**
 * Counts taps on phone numbers, which browsers report to one path, and passes all other requests on to the relay. A tap
 * reports only the page on which the visit began, and only a daily sum is stored: no sender, no time of day.
 */
export function withCalls(relay: Relay, options: CallOptions): Relay {
  const { counting, count, now = () => new Date(), log } = options;
  const limits = createLimits(options.ratePerMinute);
  const allowed = new Set(options.allowedOrigins);

  return async (request, client) => {
    if (new URL(request.url).pathname !== counting.calls) return relay(request, client);
    if (request.method !== 'POST') return refusal(405, 'Taps are reported with POST.', { Allow: 'POST' });
    const from = provenance(request, allowed);
    if (from.kind === 'foreign') return refusal(403, 'Requests from this origin are not accepted.');
    const cors = corsHeaders(from);
    const retryAfter = limits.take(client.address, now().getTime());
    if (retryAfter > 0) return refusal(429, 'Too many requests.', { ...cors, 'Retry-After': String(retryAfter) });
    const body = await readBody(request, { bytes: MAX_BYTES });
    // Only existing pages, so that attackers cannot fill the disk.
    const page = pathBelow(counting.base ?? '', new TextDecoder().decode(body.content));
    if (body.kind !== 'whole' || page === undefined || !counting.pages.has(page))
      return refusal(422, 'This is not a page of the site.', cors);
    try {
      await count(page);
      limits.accept(now().getTime());
      return empty(204, cors);
    } catch (error) {
      log(`call not counted: ${shortCause(error)}`);
      return refusal(503, 'It could not be stored.', cors);
    }
  };
}
