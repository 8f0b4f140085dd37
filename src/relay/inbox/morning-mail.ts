/** One mail in the morning, if inquiries come up again that day. */
import { type Day, dayIn } from '../../base/lib/day.ts';
import { codedError } from '../journal/database.ts';
import type { Sender } from '../mail/sender.ts';
import { createTimeFormat } from './clock.ts';
import type { Pages } from './pages.tsx';

interface MorningOptions {
  readonly sender: Pick<Sender, 'send'>;
  /** Public origin of the inbox. */
  readonly origin: string;
  /** Receives one line per mail sent. */
  readonly log: (line: string) => void;
}

/** Hours of the day between which the mail is sent. Later in the day, the inbox itself shows what comes up. */
const [FIRST_HOUR, LAST_HOUR] = [6, 11];

/** Key under which the journal stores when the last mail was due. */
const MORNING = 'morning';

/**
 * Creates a function that mails the staff what comes up again, once a day even across restarts. It rejects if the mail
 * could not be sent, to be called again.
 */
export function createMorningMail(pages: Pages, { sender, origin, log }: MorningOptions): () => Promise<void> {
  const { journal, now, path, retryWhileBusy, timeZone, words } = pages;
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone });
  const dayAt = (at: number) => dayIn(timeZone, new Date(at));

  async function send(at: number): Promise<void> {
    const today = dayAt(at);
    const due = await pages.select({ dueOn: today });
    if (due.length === 0) return;
    const waiting = await pages.count({ view: 'waiting' });
    const time = createTimeFormat(words, timeZone, at);
    const blocks = pages.readAll(due).map(({ lead, name, town, subject, phone }) => {
      const state = `${words.progress[lead.progress ?? 'new']} ${time.short(lead.progressAt ?? at)}`;
      const who = [name || words.list.nameless, town, subject].filter(Boolean).join(', ');
      return [who, state, phone, origin + path + lead.id].filter(Boolean).join('\n');
    });
    const text = [words.morning.text, ...blocks, ...(waiting > 0 ? [words.morning.waiting(waiting)] : [])];
    const mail = { subject: words.morning.subject(due.length), text: `${text.join('\n\n')}\n`, id: `morning.${today}` };
    const { kind, cause } = await sender.send(mail);
    // The server has one that it did not confirm, and would get it again and again.
    if (kind !== 'delivered' && kind !== 'unknown')
      throw codedError(`${kind} ${cause}`, `The mail was not sent: ${cause}`);
    log(`morning mail ${kind}`);
  }

  /** The last day that needs no mail any more. Counts while the journal cannot record it, as on a full disk. */
  let doneOn: Day | undefined;

  return async () => {
    const at = now();
    const oClock = Number(hour.format(at));
    if (oClock < FIRST_HOUR) return;
    const last = await retryWhileBusy(() => journal.lastNotified(MORNING));
    const today = dayAt(at);
    if (last !== undefined && dayAt(last) === today) return;
    if (oClock <= LAST_HOUR && doneOn !== today) await send(at);
    doneOn = today;
    await retryWhileBusy(() => journal.recordNotified(MORNING, at));
  };
}
