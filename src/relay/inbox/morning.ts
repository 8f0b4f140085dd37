/** One mail in the morning, if inquiries come up again that day. */
import type { FormSpec } from '../../api/forms/form-spec.ts';
import { dayIn } from '../../base/lib/day.ts';
import { readInquiry } from '../inquiry.ts';
import type { Journal } from '../journal/journal.ts';
import type { InboxFilter } from '../journal/progress.ts';
import type { Sender } from '../mail/sender.ts';
import { createTimeFormat } from './clock.ts';
import type { InboxWords } from './words.ts';

interface MorningOptions {
  readonly journal: Journal;
  readonly sender: Pick<Sender, 'send'>;
  /** Forms whose inquiries the inbox shows. */
  readonly forms: readonly FormSpec[];
  /** Public address of the inbox. */
  readonly address: string;
  readonly timeZone: string;
  readonly words: InboxWords;
  /** Receives one line per mail sent. */
  readonly log: (line: string) => void;
  readonly now?: () => number;
}

/** Hours of the day between which the mail is sent. Later, the inbox itself tells it. */
const [FIRST_HOUR, LAST_HOUR] = [6, 11];

/** Maximum inquiries in a mail. */
const MAX_LISTED = 40;

/** Key under which the journal stores when the last mail was due. */
const MORNING = 'morning';

/**
 * Creates a function that mails the staff what comes up again, once a day even across restarts. It rejects if the mail
 * could not be sent, to be called again.
 */
export function createMorningMail(options: MorningOptions): () => Promise<void> {
  const { journal, sender, forms, address, timeZone, words, log, now = Date.now } = options;
  const { retryWhileBusy } = journal;
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone });
  const shown = forms.map(({ action }) => action);

  async function send(at: number): Promise<void> {
    const today = dayIn(timeZone, new Date(at));
    const read = (filter: Pick<InboxFilter, 'view' | 'dueOn'>) =>
      retryWhileBusy(() => journal.inboxPage({ forms: shown, ...filter }, MAX_LISTED, 0));
    const due = await read({ dueOn: today });
    if (due.length === 0) return;
    const { length: waiting } = await read({ view: 'waiting' });
    const time = createTimeFormat(words, timeZone, at);
    const blocks = due.map((lead) => {
      const { name, town, subject, phone } = readInquiry(
        lead,
        forms.find(({ action }) => action === lead.form),
      );
      const state = `${words.progress[lead.progress ?? 'new']} ${time.short(lead.progressAt ?? at)}`;
      return [[name || words.list.nameless, town, subject].filter(Boolean).join(', '), state, phone, address + lead.id]
        .filter(Boolean)
        .join('\n');
    });
    const text = [words.morning.text, ...blocks, ...(waiting > 0 ? [words.morning.waiting(waiting)] : [])];
    const mail = { subject: words.morning.subject(due.length), text: `${text.join('\n\n')}\n`, id: `morning.${today}` };
    const { kind, cause } = await sender.send(mail);
    if (kind !== 'delivered') throw new Error(`${kind} ${cause}`);
    log(`morning mail ${kind}`);
  }

  return async () => {
    const at = now();
    const oClock = Number(hour.format(at));
    if (oClock < FIRST_HOUR) return;
    const last = await retryWhileBusy(() => journal.lastNotified(MORNING));
    const isDone = last !== undefined && dayIn(timeZone, new Date(last)) === dayIn(timeZone, new Date(at));
    if (isDone) return;
    if (oClock <= LAST_HOUR) await send(at);
    await retryWhileBusy(() => journal.recordNotified(MORNING, at));
  };
}
