import { printable } from '../../base/lib/texts.ts';
import { ANSWER } from '../deliver/pauses.ts';
import type { AirtableAccess } from '../settings.ts';
import type { Delivery } from '../types.ts';

/** Interval between requests, in units: at most four per second, where the service allows five per base. */
const SPACING = 0.25;

export interface AirtableOptions extends AirtableAccess {
  /** Unit of all delays, in milliseconds. */
  readonly unit: number;
  /** Milliseconds of a monotonic clock. */
  readonly uptime?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Outcome of a request. `body` is undefined if it was incomplete or not JSON. */
export type ApiResponse =
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'later' | 'unknown'; readonly cause: string };

export type AirtableClient = ReturnType<typeof createAirtableClient>;

// Not from node:timers/promises, because the client also runs outside Node.
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function createAirtableClient(options: AirtableOptions) {
  const { endpoint, base, key, unit, uptime = () => performance.now(), wait = sleep } = options;
  let nextTurn = 0;

  async function takeTurn(): Promise<void> {
    const turn = Math.max(uptime(), nextTurn);
    nextTurn = turn + SPACING * unit;
    // Timers can fire slightly early.
    while (uptime() < turn) await wait(turn - uptime());
  }

  return {
    base,
    /**
     * Requests a path below `/v0/`, with GET unless there is content to send. Waits for its turn first. Never throws for
     * errors of the service.
     */
    async request(
      path: readonly string[],
      content?: { method: 'POST' | 'PATCH'; body: unknown },
    ): Promise<ApiResponse> {
      await takeTurn();
      try {
        const response = await fetch(`${endpoint.replace(/\/+$/, '')}/v0/${path.map(encodeURIComponent).join('/')}`, {
          headers: { Authorization: `Bearer ${key}`, ...(content && { 'Content-Type': 'application/json' }) },
          ...(content && { method: content.method, body: JSON.stringify(content.body) }),
          // Following a redirect could turn a POST into a GET and pass on the key.
          redirect: 'manual',
          signal: AbortSignal.timeout(Math.ceil(ANSWER * unit)),
        });
        const body: unknown = await response.json().catch(() => undefined);
        return { kind: 'answered', status: response.status, body };
      } catch (error) {
        const cause = errorCodeOf(error);
        return { kind: BEFORE_SENDING.test(cause) ? 'later' : 'unknown', cause };
      }
    },
  };
}

/** DNS, connection and certificate errors, which occur before anything is sent. */
const BEFORE_SENDING =
  /^(ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|ENETDOWN|UND_ERR_CONNECT_TIMEOUT|\w*CERT\w*|UNABLE_TO_\w+)$/;

/** Returns a code such as `ECONNRESET`. Error messages would only add addresses. */
function errorCodeOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: unknown; name?: unknown } };
  return String(cause?.code ?? cause?.name ?? name);
}

/** Statuses whose message can quote what a visitor entered. */
const ABOUT_VALUES = new Set([400, 413, 422]);

/** Maximum characters of a cause. */
const MAX_CAUSE = 300;

/** Pause that the service demands after a 429, in units (support.airtable.com, «Managing API call limits»). */
const PAUSE_AFTER_429 = 30;

/** Timeouts and gateway errors: the service may have processed the request nevertheless. */
const RESPONSE_LOST = new Set([408, 502, 504, 520, 521, 522, 523, 524]);

/** Returns the failure that a response means, if any. Its cause quotes only names in `columns`, those of the request. */
export function toFailure(
  response: ApiResponse,
  columns: readonly string[],
): Exclude<Delivery, { kind: 'delivered' | 'refused' | 'skipped' }> | undefined {
  if (response.kind !== 'answered') return response;
  const { status, body } = response;
  if (status >= 200 && status < 300) {
    return body === undefined ? { kind: 'unknown', cause: `${status} with an answer that cannot be read` } : undefined;
  }
  // The message may contain control characters, and be long.
  const cause = printable(describe(status, body, columns)).slice(0, MAX_CAUSE);
  if (RESPONSE_LOST.has(status)) return { kind: 'unknown', cause };
  // The key must be fixed.
  if (status === 401) return { kind: 'later', cause, barred: true };
  // Its permissions, the table, the plan or the address of the service must be fixed.
  if (status < 500 && status !== 429) return { kind: 'later', cause, barred: true, alone: true };
  return { kind: 'unsure', cause, ...(status === 429 && { pause: PAUSE_AFTER_429 }) };
}

/**
 * Describes an error response without personal data: `404 NOT_FOUND`, `422 UNKNOWN_FIELD_NAME: "Telefon"`. The error is an
 * object with type and message, or a bare string. If a plan has reached its limit, it is the first of a list.
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
