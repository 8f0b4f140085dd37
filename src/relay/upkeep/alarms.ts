/** Alarms: tells the owner about the troubles of a relay, without personal data. */

import type { Journal } from '../journal/journal.ts';
import type { Sender } from '../mail/sender.ts';
import type { RelayWords } from '../words/words.ts';
import type { Trouble, Watch } from './watch.ts';

const HOUR_MS = 60 * 60_000;

/** Minimum interval between alarms for the same trouble. */
const REPEAT_AFTER_MS = 24 * HOUR_MS;

interface AlarmOptions {
  readonly watch: Pick<Watch, 'troubles' | 'refusals'>;
  readonly journal: Journal;
  /** Mails the staff. Undefined if mail is not configured. */
  readonly sender: Sender | undefined;
  readonly words: RelayWords['relay']['alarms'];
  /** Receives one line per alarm. */
  readonly log: (line: string) => void;
  readonly now?: () => number;
}

/** Creates a function that checks for troubles and alerts the owner, once a day for the same cause. */
export function createAlarms(options: AlarmOptions): () => Promise<void> {
  const { watch, journal, sender, words, log, now = Date.now } = options;
  /** When to repeat each alarm if the trouble persists. The journal remembers it as well, across restarts. */
  const repeatAt = new Map<Trouble, number>();

  function mailOn(trouble: Trouble) {
    const { subject, text } = words[trouble];
    const refusals = watch.refusals(trouble);
    const parts = [text, ...(refusals.length > 0 ? [words.refusals(refusals)] : []), words.more];
    return { subject: `Website: ${subject}`, text: `${parts.join('\n\n')}\n` };
  }

  async function raise(trouble: Trouble, at: number): Promise<void> {
    log(`alarm ${trouble}`);
    const isRaised =
      !sender || (await sender.send({ ...mailOn(trouble), id: `alarm.${trouble}.${at}` })).kind === 'delivered';
    repeatAt.set(trouble, at + (isRaised ? REPEAT_AFTER_MS : HOUR_MS));
    if (isRaised) await journal.retryWhileBusy(() => journal.recordNotified(trouble, at)).catch(() => {});
    else log(`alarm ${trouble} reached no one`);
  }

  return async () => {
    const at = now();
    const troubles = await journal.retryWhileBusy(() => watch.troubles(at)).catch((): Trouble[] => ['unusable']);
    for (const trouble of troubles) {
      // A damaged journal may not be readable.
      const last = await journal.retryWhileBusy(() => journal.lastNotified(trouble)).catch(() => undefined);
      const due = repeatAt.get(trouble) ?? (last ?? Number.NEGATIVE_INFINITY) + REPEAT_AFTER_MS;
      // A later due time was set before the clock was set back.
      if (at >= due || due > at + REPEAT_AFTER_MS) await raise(trouble, at);
    }
  };
}
