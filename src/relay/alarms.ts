/** What is wrong with a relay, and who is told of it. Nothing here holds personal data. */
import { createHmac, randomUUID } from 'node:crypto';
import { codeIn } from './journal/database.ts';
import { freeBytesBeside } from './journal/file.ts';
import type { Journal } from './journal.ts';
import type { Sender } from './mail/sender.ts';
import type { AlarmHook } from './settings.ts';
import type { Channel } from './types.ts';

const HOUR_MS = 60 * 60_000;

/** An inquiry that waits so long is no longer merely on its way. */
const TOO_LONG_MS = HOUR_MS;

/** The same trouble is told once within this time. */
const ONCE_IN_MS = 24 * HOUR_MS;

/** How long the receiver of a call may take to answer. */
const TIMEOUT_MS = 20_000;

/** Share of its quota from which someone should know of the size of a journal. */
const NEARLY_FULL = 0.8;

/** Bytes that a disk must have left, beside the room for one more copy. */
const LEAST_ROOM = 50 * 1024 * 1024;

/**
 * The worst first.
 * - `damaged`, `gone`, `unusable`: nothing is taken with this journal
 * - `waiting`: an inquiry has been on its way for an hour · `key`: the store refuses the key
 * - `login`: the mail server refuses the login · `copy`: no copy can be made · `full`: the journal nears its limit
 * - `disk`: the disk is nearly full
 */
const TROUBLES = ['damaged', 'gone', 'unusable', 'waiting', 'key', 'login', 'copy', 'full', 'disk'] as const;

export type Trouble = (typeof TROUBLES)[number];

/** `channels` are those that something goes out on: mail that is no longer set up waits, and that is nothing wrong. */
export function createWatch(journal: Journal, channels: readonly Channel[]) {
  const noted = { damaged: false, copy: false };

  function seen(now: number): Partial<Record<Trouble, boolean>> {
    try {
      journal.mustBeInPlace();
      const { used, quota } = journal.usage();
      const barred = journal.barred(channels);
      return {
        waiting: now - (journal.oldestWaiting() ?? now) > TOO_LONG_MS,
        key: barred.includes('store'),
        login: barred.some((channel) => channel !== 'store'),
        full: used >= quota * NEARLY_FULL,
        disk: freeBytesBeside(journal.file) < LEAST_ROOM + used,
      };
    } catch (error) {
      return codeIn(error) === 'JOURNAL_GONE' ? { gone: true } : { unusable: true };
    }
  }

  return {
    /** Remembers what only shows at work, until it is over. */
    note: (trouble: keyof typeof noted, isThere: boolean) => {
      noted[trouble] = isThere;
    },
    /** Whether the journal turned out to be damaged, so that nothing may be taken with it. */
    isDamaged: () => noted.damaged,
    /** All that is wrong now, the worst first. */
    troubles: (now: number): Trouble[] => {
      const isThere = { ...noted, ...seen(now) };
      return TROUBLES.filter((trouble) => isThere[trouble]);
    },
  };
}

interface AlarmOptions {
  readonly watch: Pick<ReturnType<typeof createWatch>, 'troubles'>;
  readonly journal: Journal;
  /** Tells the staff. Undefined where mail is not set up. */
  readonly sender: Sender | undefined;
  readonly hook: AlarmHook | undefined;
  /** What a trouble is called, and what to do. */
  readonly words: Readonly<Record<Trouble, { readonly subject: string; readonly text: string }>>;
  /** Gets one line for each alarm. */
  readonly log: (line: string) => void;
  readonly now?: () => number;
}

/** Makes the function that looks for what is wrong and tells the owner, once a day for the same cause. It never throws. */
export function createAlarms(options: AlarmOptions): () => Promise<void> {
  const { watch, journal, sender, hook, words, log, now = Date.now } = options;
  /** When each is told again, unless it is over by then. The journal remembers as well, for a relay that is restarted. */
  const next = new Map<Trouble, number>();

  async function tell(trouble: Trouble, at: number): Promise<void> {
    const { subject, text } = words[trouble];
    log(`alarm ${trouble}`);
    const mail = { subject, text, id: `alarm.${trouble}.${at}` };
    const told = await Promise.all([
      sender?.send(mail).then(({ kind }) => kind === 'delivered'),
      hook && call(hook, { event: 'alarm', cause: trouble, subject, text, at: new Date(at).toISOString() }),
    ]);
    const isTold = told.includes(true) || !told.includes(false);
    next.set(trouble, at + (isTold ? ONCE_IN_MS : HOUR_MS));
    if (isTold) await journal.patiently(() => journal.alarmed(trouble, at)).catch(() => {});
    else log(`alarm ${trouble} reached no one`);
  }

  return async () => {
    const at = now();
    for (const trouble of watch.troubles(at)) {
      // A journal that is damaged knows nothing.
      const last = await journal.patiently(() => journal.lastAlarm(trouble)).catch(() => undefined);
      const due = next.get(trouble) ?? (last ?? Number.NEGATIVE_INFINITY) + ONCE_IN_MS;
      // What is due later than that was told before the clock was set back.
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
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  return answer.then(({ ok }) => ok).catch(() => false);
}
