import type { Delivery } from '../types.ts';
import type { Answer } from './client.ts';

/** Status codes whose message may quote what a visitor wrote. */
const ABOUT_VALUES = new Set([400, 413, 422]);

/** Everything but «delivered». */
export type Failure = Exclude<Delivery, { readonly kind: 'delivered' }>;

/**
 * Answers of a gateway that gave up on the service behind it, which may have done its work all the same. Any other 5xx
 * is the service's own word that it has not.
 */
const ANSWER_LOST = new Set([502, 504]);

/** What went wrong, if anything did. `columns` are those of the request: the only names that a cause may quote. */
export function toFailure(answer: Answer, columns: readonly string[]): Failure | undefined {
  if (answer.kind === 'unsent') return { kind: 'later', cause: answer.cause };
  if (answer.kind === 'lost') return { kind: 'unknown', cause: answer.cause };
  const { status, body, pause } = answer;
  if (status >= 200 && status < 300) {
    return body === undefined ? { kind: 'unknown', cause: `${status} with an answer that cannot be read` } : undefined;
  }
  const cause = describe(status, body, columns);
  if (ANSWER_LOST.has(status)) return { kind: 'unknown', cause };
  if (status < 500 && status !== 429 && status !== 408) return { kind: 'refused', cause };
  return { kind: 'later', cause, ...(pause !== undefined && { pause }) };
}

/**
 * What the service says about a request that failed, without personal data: `404 NOT_FOUND`,
 * `422 UNKNOWN_FIELD_NAME: "Telefon"`. Its error is an object with type and message, or a bare string.
 */
function describe(status: number, body: unknown, columns: readonly string[]): string {
  const { type, message } = errorOf(body);
  const head = type === undefined ? String(status) : `${status} ${type}`;
  if (message === undefined) return head;
  if (!ABOUT_VALUES.has(status)) return `${head}: ${message}`;
  const named = [...message.matchAll(/"([^"]+)"/g)].flatMap(([, name]) =>
    name && columns.includes(name) ? [name] : [],
  );
  return named.length === 0 ? head : `${head}: ${named.map((name) => `"${name}"`).join(', ')}`;
}

function errorOf(body: unknown): { type?: string; message?: string } {
  const error = (body as { error?: unknown } | null | undefined)?.error;
  if (typeof error === 'string') return { type: error };
  const { type, message } = (error ?? {}) as { type?: unknown; message?: unknown };
  return { ...(typeof type === 'string' && { type }), ...(typeof message === 'string' && { message }) };
}
