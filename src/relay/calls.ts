/** Counts taps on phone numbers. Of each it learns one address of a page and keeps a sum: no sender, no time of day. */
import type { Relay } from './handler.ts';
import { createLimits } from './limits.ts';
import { corsHeaders, provenance } from './origin.ts';
import { readBody } from './read-body.ts';
import { empty, refusal } from './respond.ts';
import type { Counted } from './visit.ts';

export interface CallOptions {
  readonly counted: Counted;
  /** Adds one to the sum of today. */
  readonly count: (page: string) => Promise<void>;
  /** Origins of the pages elsewhere that may post here. */
  readonly allowedOrigins: readonly string[];
  /** As for forms, and counted apart from them: taps must not use up what an inquiry needs. */
  readonly ratePerMinute: number;
  readonly now?: () => Date;
  /** Told one line for each that could not be kept. It holds no personal data. */
  readonly log: (line: string) => void;
}

/** Most bytes of an address. */
const LONGEST = 2_000;

/** Answers for the address at which taps are told, and leaves all others to the relay. */
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
    // Only pages that there are, so that no one can fill the disk.
    if (body.kind !== 'whole' || !counted.pages.has(body.text)) return refusal(422, 'This is no page.', cors);
    try {
      await count(body.text);
      limits.accept(now().getTime());
      return empty(204, cors);
    } catch (error) {
      log(`call not counted: ${(error as { code?: string } | undefined)?.code ?? error}`);
      return refusal(503, 'It could not be stored.', cors);
    }
  };
}
