import type { Day } from '../../base/lib/day.ts';
import { dateDe, plural } from '../../base/phrases.ts';
import { both } from '../../base/words.ts';

/** Returns a function that words minutes: «12 Min.», «2 Std. 25». */
function durationIn(minute: string, hour: string) {
  return (minutes: number): string => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return `${rest} ${minute}`;
    return `${hours} ${hour}${rest > 0 ? ` ${String(rest).padStart(2, '0')}` : ''}`;
  };
}

/** Texts of the report of visits, on the command line and in the inbox. */
export const REPORT_OF_VISITS_WORDS = {
  /** The last day is before the first. */
  badPeriod: both(
    (from: string, to: string) => `${from} kommt nach ${to}. Nennen Sie mit --from den früheren Tag.`,
    (from: string, to: string) => `${from} is after ${to}. Specify the earlier day with --from.`,
  ),
  none: both(
    (from: string, to: string) => `Von ${from} bis ${to} gab es keine Anfrage und keinen Anruf.`,
    (from: string, to: string) => `There were no inquiries or calls from ${from} to ${to}.`,
  ),
  /** Heads a column. */
  period: both(
    ({ from, to }: { readonly from: Day; readonly to: Day }) => `${dateDe(from)}–${dateDe(to)}`,
    ({ from, to }) => `${from} to ${to}`,
  ),
  duration: both(durationIn('Min.', 'Std.'), durationIn('min', 'h')),
  all: both('Zusammen', 'Total'),
  before: both('davor', 'before'),
  won: both('Gewonnen', 'Won'),
  lost: both('Verloren', 'Lost'),
  firstCall: both('Bis zum ersten Anruf', 'Until the first call'),
  /** Heads what was chosen in a form: there a service, here how to be called back. */
  subject: both('Auswahl', 'Choice'),
  town: both('Ort', 'Town'),
  unnamed: both('ohne Angabe', 'not stated'),
  page: both('Einstieg', 'Landing page'),
  host: both('Woher die Anfragen kamen', 'Where the inquiries came from'),
  inquiries: both('Anfragen', 'Inquiries'),
  calls: both('Anrufe', 'Calls'),
  more: both(
    (n: number) => `… und ${plural(n, 'weitere Zeile', 'weitere Zeilen')}; alle zeigt --format csv.`,
    (n: number) => `… and ${plural(n, 'more line', 'more lines')}; --format csv lists them all.`,
  ),
  agreed: both(
    (n: number) =>
      `Einstieg ist die Seite, auf der ein Besuch begann. Einstieg, Herkunft und Anrufe zählen nur Besuche, die der Auswertung zugestimmt haben.${n > 0 ? ` ${plural(n, 'Anfrage hat', 'Anfragen haben')} darum keinen Einstieg.` : ''}`,
    (n: number) =>
      `The landing page is where the visit started. Landing pages, referrers and calls count only visits that agreed to the evaluation.${n > 0 ? ` ${plural(n, 'inquiry has', 'inquiries have')} no landing page for that reason.` : ''}`,
  ),
};
