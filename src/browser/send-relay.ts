import type { FieldErrors } from '../shared/form-spec.ts';
import { post, type Send } from './send.ts';

/** Sends to a relay. `origin` is empty if it runs under the address of the site. */
export const sender =
  (origin: string): Send =>
  async (action, values, signal) => {
    const response = await post(origin + action, values, signal);
    const { ok, status, headers } = response;
    // A page instead of an answer comes from a host that runs no relay: it has taken nothing.
    if (ok && !headers.get('Content-Type')?.includes('html')) return { kind: 'accepted' };
    if (status === 422) return { kind: 'invalid', errors: ((await response.json()) as { errors: FieldErrors }).errors };
    if (status === 413 || status === 415) return { kind: 'failed' };
    if (status >= 500 || status === 408) return { kind: 'retry' };
    return { kind: 'wait', pause: Number(headers.get('Retry-After')) * 1000 || 60_000 };
  };
