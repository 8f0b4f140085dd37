import { createHmac, randomUUID } from 'node:crypto';
import type { Journal } from './journal.ts';
import type { Sender } from './mail/sender.ts';
import type { AlarmHook } from './settings.ts';
import type { Trouble, Watch } from './watch.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The same trouble is told once within this time. */
const ONCE_IN_MS = 24 * HOUR_MS;

/** Longest that the receiver of a call may need for an answer. */
const TIMEOUT_MS = 20_000;

interface AlarmOptions {
  readonly watch: Watch;
  readonly journal: Pick<Journal, 'lastAlarm' | 'alarmed' | 'patiently'>;
  /** Tells the staff. Undefined where mail is not set up. */
  readonly sender: Sender | undefined;
  readonly hook: AlarmHook | undefined;
  /** What a trouble is called, and what to do. */
  readonly words: Readonly<Record<Trouble, { readonly subject: string; readonly text: string }>>;
  /** Told one line for each alarm. */
  readonly log: (line: string) => void;
  readonly now?: () => number;
}

/** Looks every minute for what is wrong and tells the owner, once a day for the same cause. Returns what ends it. */
export function startAlarms(options: AlarmOptions): () => void {
  const look = createAlarms(options);
  void look();
  const timer = setInterval(() => void look(), MINUTE_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** One look. Never throws. */
export function createAlarms(options: AlarmOptions): () => Promise<void> {
  const { watch, journal, sender, hook, words, log, now = Date.now } = options;
  /** When each is told again, unless it is over by then. The journal remembers as well, for a relay that is started again. */
  const next = new Map<Trouble, number>();

  async function tell(trouble: Trouble, at: number): Promise<void> {
    const { subject, text } = words[trouble];
    log(`alarm ${trouble}`);
    const mail = { subject, text, id: `alarm.${trouble}.${at}`, isReply: false };
    const told = await Promise.all([
      sender?.send(mail).then(({ kind }) => kind === 'delivered'),
      hook && call(hook, { event: 'alarm', cause: trouble, subject, text, at: new Date(at).toISOString() }),
    ]);
    const isTold = told.includes(true) || !told.includes(false);
    if (!isTold) log(`alarm ${trouble} reached nobody`);
    next.set(trouble, at + (isTold ? ONCE_IN_MS : HOUR_MS));
    if (isTold) await journal.patiently(() => journal.alarmed(trouble, at)).catch(() => {});
  }

  return async () => {
    const at = now();
    for (const trouble of watch.troubles(at)) {
      // A journal that is damaged knows nothing.
      const last = await journal.patiently(() => journal.lastAlarm(trouble)).catch(() => undefined);
      const due = next.get(trouble) ?? (last ?? Number.NEGATIVE_INFINITY) + ONCE_IN_MS;
      // What is due later than ever was told before the clock was set back.
      if (at >= due || due > at + ONCE_IN_MS) await tell(trouble, at);
    }
  };
}

/** Posts JSON, signed so that its receiver knows who sent it (standardwebhooks.com). False if that failed. */
async function call({ url, secret }: AlarmHook, content: Readonly<Record<string, string>>): Promise<boolean> {
  const body = JSON.stringify(content);
  const id = `msg_${randomUUID()}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
