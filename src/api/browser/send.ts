/** Sending a form once, and the result. */
import type { FormValues } from '../forms/form-spec.ts';
import type { Outcome, Photos } from './runtime.ts';

export type Answer =
  | Exclude<Outcome, { kind: 'kept' | 'failed' }>
  /** Not sent, and the next try may succeed. */
  | { readonly kind: 'retry' }
  /** Not sent, and the receiver requests a pause, in milliseconds. */
  | { readonly kind: 'wait'; readonly pause: number };

/** Tries once. Rejects if there is no response. */
export type Send = (action: string, values: FormValues, signal: AbortSignal, photos?: Photos) => Promise<Answer>;

/** Time limit for one try, in milliseconds. Photos of these sizes extend it by what a slow phone needs to send them. */
export const timeFor = (sizes: readonly number[] = []): number =>
  15_000 + sizes.reduce((sum, size) => sum + size, 0) / SLOW_UPLINK;

/** Bytes per millisecond. */
const SLOW_UPLINK = 16;

/**
 * Posts a form with its photos. Browsers limit the size of `keepalive` requests, so this one is retried if the visitor
 * leaves. Custom headers would require a CORS preflight for a relay on another origin.
 */
export function postPhotos(url: string, values: FormValues, { name, files }: Photos, signal: AbortSignal) {
  const body = new FormData();
  for (const [field, value] of Object.entries(values)) body.append(field, value);
  for (const file of files) body.append(name, file);
  return fetch(url, { method: 'POST', headers: { Accept: 'application/json' }, body, signal });
}

/** Posts JSON. The request outlives the page, so the visitor can leave before it completes. */
export const post = (url: string, body: unknown, signal: AbortSignal, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    keepalive: true,
    signal,
  });
