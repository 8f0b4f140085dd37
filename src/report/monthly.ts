import { type Day, dayIn, daysAfter } from '../lib/day.ts';
import type { LeadsWords } from '../messages/messages.ts';
import type { Journal } from '../relay/journal.ts';
import type { Sender } from '../relay/mail/sender.ts';
import type { MailText } from '../shared/form-spec.ts';
import { type Report, type ReportOptions, readReport } from './report.ts';

interface MonthlyOptions extends Pick<ReportOptions, 'timeZone' | 'form'> {
  readonly journal: Journal;
  readonly sender: Pick<Sender, 'send'>;
  readonly words: LeadsWords['report'];
  /** Gets one line for each mail. */
  readonly log: (line: string) => void;
  readonly now?: () => number;
}

/** Maximum lines of one kind in a mail. */
const MOST = 40;

/** Under this name the journal remembers when it was done last. */
const REPORT = 'report';

/**
 * Makes the function that, when a month is over, mails the report on it to the owner: once, also if the relay is restarted,
 * and again after an error. The first month is the one in which the journal was new. It never throws.
 */
export function createMonthlyReport(options: MonthlyOptions): () => Promise<void> {
  const { journal, sender, words, log, now = Date.now, ...rest } = options;
  const monthOf = (moment: number) => dayIn(rest.timeZone, new Date(moment)).slice(0, '2026-11'.length);

  async function look(at: number): Promise<void> {
    const last = await journal.patiently(() => journal.lastAlarm(REPORT));
    const month = monthOf(at);
    if (last !== undefined && last <= at) {
      if (monthOf(last) === month) return;
      const to: Day = daysAfter(`${month}-01`, -1);
      const { report, unplaced } = readReport(journal, { ...rest, from: `${to.slice(0, -2)}01`, to });
      // One that is sent twice all the same, because this process ended in between, is shown once.
      const mail = { ...monthlyMail(report, unplaced, words), id: `report.${to.slice(0, -3)}` };
      const { kind } = await sender.send(mail);
      log(`report ${report.from} ${kind}`);
      if (kind !== 'delivered') return;
    }
    // What lies ahead was written before the clock was set back.
    await journal.patiently(() => journal.alarmed(REPORT, at));
  }

  return () =>
    look(now()).catch((error: unknown) => log(`report failed: ${(error as { code?: string })?.code ?? error}`));
}

/** The report as plain text, for any width: a mail has neither columns nor a chart. */
function monthlyMail(
  { from, to, pages, referrers }: Report,
  unplaced: number,
  words: MonthlyOptions['words'],
): MailText {
  const total = (of: 'inquiries' | 'calls') => pages.reduce((sum, page) => sum + page[of], 0);
  const sum = words.mail.sum(total('inquiries') + unplaced, total('calls'));
  const ranked = pages.slice(0, MOST).map(({ url, inquiries, calls }) => `${url}  ${words.mail.sum(inquiries, calls)}`);
  const hosts = referrers.slice(0, MOST).map(({ host, inquiries }) => `${host}  ${inquiries}`);
  const parts = [
    [words.mail.during(from, to, sum)],
    pages.length > 0 ? [words.mail.pages, ...ranked] : [],
    unplaced > 0 ? [words.unplaced(unplaced)] : [],
    hosts.length > 0 ? [`${words.host}:`, ...hosts] : [],
    [words.mail.end(from, to)],
  ];
  const text = parts.flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : [])).join('\n\n');
  return { subject: words.mail.subject(sum), text: `${text}\n` };
}
