/** What a way of sending has to say about one try. */
import type { FormValues } from '../shared/form-spec.ts';
import type { Outcome } from './runtime.ts';

export type Answer =
  | Exclude<Outcome, { kind: 'kept' | 'failed' }>
  /** Not sent, and the next try may succeed. */
  | { readonly kind: 'retry' }
  /** Not sent, and the receiver wants to be left alone for so many milliseconds. */
  | { readonly kind: 'wait'; readonly pause: number };

/** Tries once. Rejects if no answer came. */
export type Send = (action: string, values: FormValues, signal: AbortSignal) => Promise<Answer>;

/** Posts JSON. The request outlives the page, so that a visitor may leave while it is on its way. */
export const post = (url: string, body: unknown, signal: AbortSignal, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    keepalive: true,
    signal,
  });
