/** What is counted for the owner of a site: the pages on which visits began that ended in a form or a call, and never whose. */
import type { Relay, RelayOptions } from '../relay/handler.ts';
import { createLimits } from '../relay/limits.ts';
import { corsHeaders, provenance } from '../relay/origin.ts';
import { readBody } from '../relay/read-body.ts';
import type { RawEntries } from '../relay/read-form.ts';
import { empty, refusal } from '../relay/respond.ts';
import type { Visit } from '../relay/types.ts';
import type { FormSpec } from '../shared/form-spec.ts';
import { LANDED_ON, REFERRER } from '../shared/submission.ts';
import type { Counting } from '../template-api/site-definition.ts';

/** What a site wants counted, with all that a browser may say of it. */
export interface Counted extends Counting {
  /** Addresses of the pages. A visit can begin nowhere else. */
  readonly pages: ReadonlySet<string>;
  /** Hosts of the site itself, which are no referrers. */
  readonly ownHosts: ReadonlySet<string>;
}

/** A name with at least one dot and nothing after it: the rest of an address may be what someone searched for. */
const HOST = /^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/** How the visit began that ended in an inquiry, as its browser says. What cannot be true is left out. */
export function visitIn({ form, pages, ownHosts }: Counted, { action }: FormSpec, raw: RawEntries): Visit {
  if (action !== form) return {};
  const landedOn = raw[LANDED_ON];
  const referrer = String(raw[REFERRER]).toLowerCase();
  return {
    ...(typeof landedOn === 'string' && pages.has(landedOn) && { landedOn }),
    ...(HOST.test(referrer) && !ownHosts.has(referrer) && { referrer }),
  };
}

/** The limit is counted apart from that of forms: taps must not use up what an inquiry needs. */
export interface CallOptions extends Pick<RelayOptions, 'allowedOrigins' | 'ratePerMinute' | 'now'> {
  readonly counted: Counted;
  /** Adds one to the sum of today. */
  readonly count: (page: string) => Promise<void>;
  /** Gets one line for each tap that could not be kept. It holds no personal data. */
  readonly log: (line: string) => void;
}

/** Maximum bytes of an address. */
const LONGEST = 2_000;

/**
 * Counts taps on phone numbers, which browsers report at one address; all other addresses are left to the relay. Of each
 * tap it learns the address of a page and keeps a sum: no sender, no time of day.
 */
export function withCalls(relay: Relay, options: CallOptions): Relay {
  const { counted, count, now = () => new Date(), log } = options;
  const limits = createLimits(options.ratePerMinute);
  const allowed = new Set(options.allowedOrigins);

  return async (request, client) => {
    if (new URL(request.url).pathname !== counted.calls) return relay(request, client);
    if (request.method !== 'POST') return refusal(405, 'Taps are told with POST.', { Allow: 'POST' });
    const from = provenance(request, allowed);
    if (from.kind === 'foreign') return refusal(403, 'Requests from pages of this origin are not taken.');
    const cors = corsHeaders(from);
    const retryAfter = limits.take(client.address, now().getTime());
    if (retryAfter > 0) return refusal(429, 'Too many requests.', { ...cors, 'Retry-After': String(retryAfter) });
    const body = await readBody(request, LONGEST);
    // Only pages that exist, so that no one can fill the disk.
    const page = await body.content.text();
    if (body.kind !== 'whole' || !counted.pages.has(page)) return refusal(422, 'This is no page.', cors);
    try {
      await count(page);
      limits.accept(now().getTime());
      return empty(204, cors);
    } catch (error) {
      log(`call not counted: ${(error as { code?: string } | undefined)?.code ?? error}`);
      return refusal(503, 'It could not be stored.', cors);
    }
  };
}
