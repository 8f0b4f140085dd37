/** Monitoring of a relay: detects troubles and raises alarms, without personal data. */
import { createHmac, randomUUID } from 'node:crypto';
import { codeIn } from './journal/database.ts';
import { freeBytesBeside } from './journal/file.ts';
import type { Journal } from './journal.ts';
import type { Sender } from './mail/sender.ts';
import type { AlarmHook } from './settings.ts';
import type { Channel } from './types.ts';

const HOUR_MS = 60 * 60_000;

/** Age from which an undelivered lead counts as stuck. */
const STUCK_AFTER_MS = HOUR_MS;

/** Minimum interval between alarms for the same trouble. */
const REPEAT_AFTER_MS = 24 * HOUR_MS;

/** Time limit of a webhook request. */
const TIMEOUT_MS = 20_000;

/** Share of the quota from which a journal counts as nearly full. */
const NEARLY_FULL = 0.8;

/** Bytes that must be free on the disk, in addition to the space for one more backup. */
const MIN_FREE_BYTES = 50 * 1024 * 1024;

/**
 * Worst first.
 * - `damaged`, `gone`, `unusable`: this journal cannot accept submissions
 * - `waiting`: a lead has been undelivered for an hour · `key`: the store rejects the key
 * - `login`: the mail server rejects the login · `copy`: backups fail · `full`: the journal is close to its quota
 * - `disk`: the disk is nearly full
 */
const TROUBLES = ['damaged', 'gone', 'unusable', 'waiting', 'key', 'login', 'copy', 'full', 'disk'] as const;

export type Trouble = (typeof TROUBLES)[number];

/** Watches the `channels` in use. On others, for example after mail was turned off, waiting entries are no trouble. */
export function createWatch(journal: Journal, channels: readonly Channel[]) {
  const noted = { damaged: false, copy: false };

  function detect(now: number): Partial<Record<Trouble, boolean>> {
    try {
      journal.assertInPlace();
      const { used, quota } = journal.usage();
      const barred = journal.barred(channels);
      return {
        waiting: now - (journal.oldestWaiting() ?? now) > STUCK_AFTER_MS,
        key: barred.includes('store'),
        login: barred.some((channel) => channel !== 'store'),
        full: used >= quota * NEARLY_FULL,
        disk: freeBytesBeside(journal.file) < MIN_FREE_BYTES + used,
      };
    } catch (error) {
      return codeIn(error) === 'JOURNAL_GONE' ? { gone: true } : { unusable: true };
    }
  }

  return {
    /** Sets or clears a trouble that only shows in operation. */
    note: (trouble: keyof typeof noted, isPresent: boolean) => {
      noted[trouble] = isPresent;
    },
    /** True if the journal is known to be damaged and must not accept submissions. */
    isDamaged: () => noted.damaged,
    /** Returns all current troubles, worst first. */
    troubles: (now: number): Trouble[] => {
      const current = { ...noted, ...detect(now) };
      return TROUBLES.filter((trouble) => current[trouble]);
    },
  };
}

interface AlarmOptions {
  readonly watch: Pick<ReturnType<typeof createWatch>, 'troubles'>;
  readonly journal: Journal;
  /** Mails the staff. Undefined if mail is not configured. */
  readonly sender: Sender | undefined;
  readonly hook: AlarmHook | undefined;
  /** Description of each trouble, with instructions. */
  readonly words: Readonly<Record<Trouble, { readonly subject: string; readonly text: string }>>;
  /** Receives one line per alarm. */
  readonly log: (line: string) => void;
  readonly now?: () => number;
}

/** Creates a function that checks for troubles and alerts the owner, once a day for the same cause. It never throws. */
export function createAlarms(options: AlarmOptions): () => Promise<void> {
  const { watch, journal, sender, hook, words, log, now = Date.now } = options;
  /** When to repeat each alarm if the trouble persists. The journal remembers it as well, across restarts. */
  const repeatAt = new Map<Trouble, number>();

  async function raise(trouble: Trouble, at: number): Promise<void> {
    const { subject, text } = words[trouble];
    log(`alarm ${trouble}`);
    const mail = { subject, text, id: `alarm.${trouble}.${at}` };
    const results = await Promise.all([
      sender?.send(mail).then(({ kind }) => kind === 'delivered'),
      hook && callHook(hook, { event: 'alarm', cause: trouble, subject, text, at: new Date(at).toISOString() }),
    ]);
    const isRaised = results.includes(true) || !results.includes(false);
    repeatAt.set(trouble, at + (isRaised ? REPEAT_AFTER_MS : HOUR_MS));
    if (isRaised) await journal.retryWhileBusy(() => journal.recordNotified(trouble, at)).catch(() => {});
    else log(`alarm ${trouble} reached no one`);
  }

  return async () => {
    const at = now();
    for (const trouble of watch.troubles(at)) {
      // A damaged journal may not be readable.
      const last = await journal.retryWhileBusy(() => journal.lastNotified(trouble)).catch(() => undefined);
      const due = repeatAt.get(trouble) ?? (last ?? Number.NEGATIVE_INFINITY) + REPEAT_AFTER_MS;
      // A later due time was set before the clock was set back.
      if (at >= due || due > at + REPEAT_AFTER_MS) await raise(trouble, at);
    }
  };
}

/** Posts signed JSON (standardwebhooks.com). Returns false if that fails. */
async function callHook({ url, secret }: AlarmHook, content: Readonly<Record<string, string>>): Promise<boolean> {
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
  const response = fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  return response.then(({ ok }) => ok).catch(() => false);
}
