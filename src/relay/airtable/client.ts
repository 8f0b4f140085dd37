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
  | Pick<Extract<Delivery, { kind: 'later' | 'unknown' }>, 'kind' | 'cause'>;

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
