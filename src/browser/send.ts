/** What a way of sending has to say about one try. */
import type { FormValues } from '../shared/form-spec.ts';
import type { Outcome, Photos } from './runtime.ts';

export type Answer =
  | Exclude<Outcome, { kind: 'kept' | 'failed' }>
  /** Not sent, and the next try may succeed. */
  | { readonly kind: 'retry' }
  /** Not sent, and the receiver asks for a pause, in milliseconds. */
  | { readonly kind: 'wait'; readonly pause: number };

/** Tries once. Rejects if no answer came. */
export type Send = (action: string, values: FormValues, signal: AbortSignal, photos?: Photos) => Promise<Answer>;

/** How long one try may take, in milliseconds: with pictures of these sizes, as long as a slow phone needs for them. */
export const timeFor = (sizes: readonly number[] = []): number =>
  15_000 + sizes.reduce((sum, size) => sum + size, 0) / SLOWEST;

/** Bytes in a millisecond. */
const SLOWEST = 16;

/**
 * Posts a form with its pictures. Browsers let no request this large outlive the page, so it is sent again if the visitor leaves.
 * Without headers of its own, it needs no permission from a relay elsewhere.
 */
export function postPhotos(url: string, values: FormValues, { name, files }: Photos, signal: AbortSignal) {
  const body = new FormData();
  for (const [field, value] of Object.entries(values)) body.append(field, value);
  for (const file of files) body.append(name, file);
  return fetch(url, { method: 'POST', headers: { Accept: 'application/json' }, body, signal });
}

/** Posts JSON. The request outlives the page, so that a visitor may leave while it is on its way. */
export const post = (url: string, body: unknown, signal: AbortSignal, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    keepalive: true,
    signal,
  });
