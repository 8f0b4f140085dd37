import { NEBEL } from '../../base/lib/command.ts';
import { docsFile } from '../../base/lib/docs-file.ts';
import { plural } from '../../base/phrases.ts';
import { both } from '../../base/words.ts';

/** Texts of the report of visits, on the command line and by mail. */
export const REPORT_OF_VISITS_WORDS = {
  /** The last day is before the first. */
  badPeriod: both(
    (from: string, to: string) => `${from} kommt nach ${to}. Nennen Sie mit --from den früheren Tag.`,
    (from: string, to: string) => `${from} is after ${to}. Specify the earlier day with --from.`,
  ),
  heading: both(
    (from: string, to: string) => `Von ${from} bis ${to}, nach der Seite, auf der ein Besuch begann:`,
    (from: string, to: string) => `From ${from} to ${to}, by the page on which the visit started:`,
  ),
  none: both(
    (from: string, to: string) => `Von ${from} bis ${to} gab es keine Anfrage und keinen Anruf.`,
    (from: string, to: string) => `There were no inquiries or calls from ${from} to ${to}.`,
  ),
  page: both('Seite', 'Page'),
  host: both('Woher die Anfragen kamen', 'Where the inquiries came from'),
  inquiries: both('Anfragen', 'Inquiries'),
  calls: both('Anrufe', 'Calls'),
  total: both('Zusammen', 'Total'),
  more: both(
    (n: number) => `… und ${plural(n, 'weitere Zeile', 'weitere Zeilen')}; alle zeigt --format csv.`,
    (n: number) => `… and ${plural(n, 'more line', 'more lines')}; --format csv lists them all.`,
  ),
  unplaced: both(
    (n: number) => `Dazu ${plural(n, 'Anfrage', 'Anfragen')} ohne Angabe der Seite, zum Beispiel ohne JavaScript.`,
    (n: number) => `Plus ${plural(n, 'inquiry', 'inquiries')} with no page, for example without JavaScript.`,
  ),
  csv: {
    kind: both('Art', 'Kind'),
    name: both('Name', 'Name'),
    page: both('Seite', 'page'),
    host: both('Herkunft', 'referrer'),
  },
  /** Additional texts of the monthly mail to the owner. */
  mail: {
    sum: both(
      (inquiries: number, calls: number) =>
        `${plural(inquiries, 'Anfrage', 'Anfragen')} und ${plural(calls, 'Anruf', 'Anrufe')}`,
      (inquiries: number, calls: number) =>
        `${plural(inquiries, 'inquiry', 'inquiries')} and ${plural(calls, 'call', 'calls')}`,
    ),
    subject: both(
      (sum: string) => `Website: ${sum} im letzten Monat`,
      (sum: string) => `Website: ${sum} last month`,
    ),
    during: both(
      (from: string, to: string, sum: string) => `Von ${from} bis ${to} gab es ${sum}.`,
      (from: string, to: string, sum: string) => `From ${from} to ${to}: ${sum}.`,
    ),
    pages: both(
      'Anfragen und Anrufe nach der Seite, auf der ein Besuch begann:',
      'Inquiries and calls by the page on which the visit started:',
    ),
    end: both(
      (from: string, to: string) =>
        `Alle Seiten zeigt: ${NEBEL} leads report --from ${from} --to ${to}\nDiese Nachricht kommt einmal im Monat; NEBEL_REPORT_MAIL=0 schaltet sie ab. Mehr: ${docsFile('anfragen.md')}, «Welche Seite wirkt».`,
      (from: string, to: string) =>
        `To see all pages: ${NEBEL} leads report --from ${from} --to ${to}\nThis message is sent once a month; NEBEL_REPORT_MAIL=0 turns it off. More: ${docsFile('anfragen.md')}, «Welche Seite wirkt».`,
    ),
  },
};
