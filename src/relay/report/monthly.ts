import type { MailText } from '../../api/forms/form-spec.ts';
import { type Day, dayIn, daysAfter } from '../../base/lib/day.ts';
import { codedError } from '../journal/database.ts';
import type { Journal } from '../journal/journal.ts';
import type { Sender } from '../mail/sender.ts';
import type { Days, ReportOptions } from './report.ts';
import { type ReportWords, readTables, type TableOptions, type Tables } from './tables.ts';

interface MonthlyOptions extends Omit<ReportOptions, keyof Days>, TableOptions {
  readonly journal: Journal;
  readonly sender: Pick<Sender, 'send'>;
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
  const { journal, sender, log, now = Date.now, ...rest } = options;
  const monthOf = (moment: number) => dayIn(rest.timeZone, new Date(moment)).slice(0, '2026-11'.length);

  return async () => {
    const at = now();
    const last = await journal.retryWhileBusy(() => journal.lastNotified(REPORT));
    const month = monthOf(at);
    if (last !== undefined && last <= at) {
      if (monthOf(last) === month) return;
      const to: Day = daysAfter(`${month}-01`, -1);
      const period = { from: `${to.slice(0, -2)}01`, to };
      const report = await journal.retryWhileBusy(() => readTables(journal, { ...rest, ...period }));
      // If the process dies before it records the report, the same id keeps mail programs from showing it twice.
      const mail = { ...monthlyMail(report, rest.words), id: `report.${to.slice(0, -3)}` };
      const { kind, cause } = await sender.send(mail);
      if (kind !== 'delivered') throw codedError(`${kind} ${cause}`, `The mail was not sent: ${cause}`);
      log(`report ${period.from} ${kind}`);
    }
    // A time in the future was recorded before the clock was set back, and is overwritten.
    await journal.retryWhileBusy(() => journal.recordNotified(REPORT, at));
  };
}

/** Formats the report as plain text without columns, which reads well at any width. */
function monthlyMail({ report, outcome, unplaced, tables, notes }: Tables, words: ReportWords): MailText {
  const { from, to, pages } = report;
  const calls = pages.reduce((total, page) => total + page.calls, 0);
  const sum = words.mail.sum(outcome.inquiries, unplaced === undefined ? undefined : calls);
  const [totals, ...others] = tables;
  const lines = (totals?.rows ?? []).map(([name, value, earlier]) => `${name}: ${value}, ${words.before} ${earlier}`);
  const blocks = others.map(({ head: [title, ...heads], rows }) => [
    `${title}:`,
    ...rows
      .slice(0, MAX_LINES)
      .map(([name, ...cells]) => `${name}: ${cells.map((cell, at) => `${heads[at]} ${cell}`).join(', ')}`),
  ]);
  const parts = [[words.period(report), ...lines], ...blocks, notes, [words.mail.end(from, to)]];
  return {
    subject: words.mail.subject(sum),
    text: `${parts
      .filter((part) => part.length > 0)
      .map((part) => part.join('\n'))
      .join('\n\n')}\n`,
  };
}
