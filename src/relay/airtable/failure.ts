import { printable } from '../../lib/printable.ts';
import type { Delivery } from '../types.ts';
import type { Answer } from './client.ts';

/** Status codes whose message may quote what a visitor wrote. */
const ABOUT_VALUES = new Set([400, 413, 422]);

/** Characters of a cause. */
const LONGEST_CAUSE = 300;

/** How long the service wants to be left alone after a 429, in units (support.airtable.com, «Managing API call limits»). */
const REST_AFTER_429 = 30;

/** Answers of something between us that gave up on the service, which may be doing its work all the same. */
const ANSWER_LOST = new Set([408, 502, 504, 520, 521, 522, 523, 524]);

/** What went wrong, if anything did. `columns` are those of the request: the only names that a cause may quote. */
export function toFailure(
  answer: Answer,
  columns: readonly string[],
): Exclude<Delivery, { kind: 'delivered' | 'skipped' }> | undefined {
  if (answer.kind !== 'answered') return answer;
  const { status, body } = answer;
  if (status >= 200 && status < 300) {
    return body === undefined ? { kind: 'unknown', cause: `${status} with an answer that cannot be read` } : undefined;
  }
  // What a service says may steer a terminal, and may be long.
  const cause = printable(describe(status, body, columns)).slice(0, LONGEST_CAUSE);
  if (ANSWER_LOST.has(status)) return { kind: 'unknown', cause };
  // Someone has to mend the key, or what it may do with this table; what the service calls so is often one of another name.
  if (status === 401) return { kind: 'later', cause, barred: true };
  if (status === 403) return { kind: 'later', cause, barred: true, alone: true };
  if (status < 500 && status !== 429) return { kind: 'refused', cause };
  return { kind: 'unsure', cause, ...(status === 429 && { pause: REST_AFTER_429 }) };
}

/**
 * What the service says about a request that failed, without personal data: `404 NOT_FOUND`,
 * `422 UNKNOWN_FIELD_NAME: "Telefon"`. Its error is an object with type and message, or a bare string; where a plan has
 * reached its limit, it is the first of a list.
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
  const { error, errors } = (body ?? {}) as { error?: unknown; errors?: unknown };
  if (typeof error === 'string') return { type: error };
  const first = (error ?? (Array.isArray(errors) ? errors[0] : undefined) ?? {}) as Record<string, unknown>;
  const { type = first.error, message } = first;
  return { ...(typeof type === 'string' && { type }), ...(typeof message === 'string' && { message }) };
}
