import { printable } from '../../lib/texts.ts';
import type { AirtableAccess } from '../settings.ts';
import type { Delivery } from '../types.ts';

/** Time between two requests, in units: at most four a second, where the service allows five per base. */
const SPACING = 0.25;

/** How long one request may take, in units. */
const TIMEOUT = 30;

export interface AirtableOptions extends AirtableAccess {
  /** Unit of all waiting, in milliseconds. */
  readonly unit: number;
  /** Milliseconds since some moment, by a clock that is never set. */
  readonly uptime?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** How a request ended. `body` is undefined where it broke off or is no JSON. */
export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'later' | 'unknown'; readonly cause: string };

export type AirtableClient = ReturnType<typeof createAirtableClient>;

// Not Node's own: the client also runs where there is no Node.
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function createAirtableClient(options: AirtableOptions) {
  const { endpoint, base, key, unit, uptime = () => performance.now(), wait = sleep } = options;
  let nextTurn = 0;

  async function takeTurn(): Promise<void> {
    const turn = Math.max(uptime(), nextTurn);
    nextTurn = turn + SPACING * unit;
    // Timers may fire a moment too early.
    while (uptime() < turn) await wait(turn - uptime());
  }

  return {
    base,
    /**
     * Requests `/v0/` and the parts of the path, with GET unless there is something to send. Waits for its turn first. Never
     * throws for what the service does.
     */
    async request(path: readonly string[], content?: { method: 'POST' | 'PATCH'; body: unknown }): Promise<Answer> {
      await takeTurn();
      try {
        const response = await fetch(`${endpoint.replace(/\/+$/, '')}/v0/${path.map(encodeURIComponent).join('/')}`, {
          headers: { Authorization: `Bearer ${key}`, ...(content && { 'Content-Type': 'application/json' }) },
          ...(content && { method: content.method, body: JSON.stringify(content.body) }),
          // A redirect would turn the POST into a GET, and take the key along.
          redirect: 'manual',
          signal: AbortSignal.timeout(Math.ceil(TIMEOUT * unit)),
        });
        const body: unknown = await response.json().catch(() => undefined);
        return { kind: 'answered', status: response.status, body };
      } catch (error) {
        const cause = codeOf(error);
        return { kind: BEFORE_SENDING.test(cause) ? 'later' : 'unknown', cause };
      }
    },
  };
}

/** No name, no connection, or a certificate that is not trusted: nothing has left this machine. */
const BEFORE_SENDING =
  /^(ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|ENETDOWN|UND_ERR_CONNECT_TIMEOUT|\w*CERT\w*|UNABLE_TO_\w+)$/;

/** The system's word for what went wrong: `ECONNRESET`. Its messages would name addresses and add nothing. */
function codeOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: unknown; name?: unknown } };
  return String(cause?.code ?? cause?.name ?? name);
}

/** Status codes whose message may quote what a visitor wrote. */
const ABOUT_VALUES = new Set([400, 413, 422]);

/** Maximum characters of a cause. */
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
  // Someone has to fix the key or its rights; the service also says 403 where a base or table has another name.
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

function errorOf(body: unknown): { type?: string | undefined; message?: string | undefined } {
  const { error, errors } = (body ?? {}) as { error?: unknown; errors?: unknown };
  if (typeof error === 'string') return { type: error };
  const first = (error ?? (Array.isArray(errors) ? errors[0] : undefined) ?? {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { type: text(first.type ?? first.error), message: text(first.message) };
}
