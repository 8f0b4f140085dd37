import type { MailText } from '../../api/forms/form-spec.ts';
import { type Day, dayIn, daysAfter } from '../../base/lib/day.ts';
import type { Journal } from '../journal/journal.ts';
import type { Sender } from '../mail/sender.ts';
import type { LeadsWords } from '../words/leads.ts';
import { type Report, type ReportOptions, readReport } from './report.ts';

interface MonthlyOptions extends Pick<ReportOptions, 'timeZone' | 'form'> {
  readonly journal: Journal;
  readonly sender: Pick<Sender, 'send'>;
  readonly words: LeadsWords['report'];
  /** Receives one line per mail sent. */
  readonly log: (line: string) => void;
  readonly now?: () => number;
}

/** Maximum lines per list in a mail. */
const MAX_LINES = 40;

/** Key under which the journal stores when the last report was sent. */
const REPORT = 'report';

/**
 * Creates a function that mails the owner a report on the past month. It sends each report once, even across restarts, and
 * rejects if it could not be sent or recorded, to be called again. The first report is on the month in which the journal was
 * created.
 */
export function createMonthlyReport(options: MonthlyOptions): () => Promise<void> {
  const { journal, sender, words, log, now = Date.now, ...rest } = options;
  const monthOf = (moment: number) => dayIn(rest.timeZone, new Date(moment)).slice(0, '2026-11'.length);

  async function reportIfDue(at: number): Promise<void> {
    const last = await journal.retryWhileBusy(() => journal.lastNotified(REPORT));
    const month = monthOf(at);
    if (last !== undefined && last <= at) {
      if (monthOf(last) === month) return;
      const to: Day = daysAfter(`${month}-01`, -1);
      const { report, unplaced } = await journal.retryWhileBusy(() =>
        readReport(journal, { ...rest, from: `${to.slice(0, -2)}01`, to }),
      );
      // If the process dies before it records the report, the same id keeps mail programs from showing it twice.
      const mail = { ...monthlyMail(report, unplaced, words), id: `report.${to.slice(0, -3)}` };
      const { kind, cause } = await sender.send(mail);
      if (kind !== 'delivered') throw new Error(`${kind} ${cause}`);
      log(`report ${report.from} ${kind}`);
    }
    // A time in the future was recorded before the clock was set back, and is overwritten.
    await journal.retryWhileBusy(() => journal.recordNotified(REPORT, at));
  }

  return () => reportIfDue(now());
}

/** Formats the report as plain text without columns, which reads well at any width. */
function monthlyMail(
  { from, to, pages, referrers }: Report,
  unplaced: number,
  words: MonthlyOptions['words'],
): MailText {
  const total = (of: 'inquiries' | 'calls') => pages.reduce((sum, page) => sum + page[of], 0);
  const sum = words.mail.sum(total('inquiries') + unplaced, total('calls'));
  const ranked = pages
    .slice(0, MAX_LINES)
    .map(({ url, inquiries, calls }) => `${url}  ${words.mail.sum(inquiries, calls)}`);
  const hosts = referrers.slice(0, MAX_LINES).map(({ host, inquiries }) => `${host}  ${inquiries}`);
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
