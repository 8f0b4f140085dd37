import type { FieldErrors } from '../shared/form-spec.ts';
import { post, type Send } from './send.ts';

/** Sends to a relay. `origin` is empty if it runs under the address of the site. */
export const sender =
  (origin: string): Send =>
  async (action, values, signal) => {
    const response = await post(origin + action, values, signal);
    const { status, headers } = response;
    if (status === 201) return { kind: 'accepted' };
    if (status === 422) {
      const { errors } = (await response.json()) as { errors?: FieldErrors };
      // Who names no fields is not the relay.
      if (errors) return { kind: 'invalid', errors };
    }
    if (status >= 500 || status === 408) return { kind: 'retry' };
    // Anything else, such as a page of a host without a relay, or a refusal: the inquiry was not stored, and someone can fix that.
    return { kind: 'wait', pause: Number(headers.get('Retry-After')) * 1000 || 60_000 };
  };
