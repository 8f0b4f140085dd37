/** A day of the calendar as `2026-12-01`. Days compare as texts do. */
export type Day = string;

const FORM = /^\d{4}-\d{2}-\d{2}$/;

/** True for a day that exists: not for `2026-02-30`. */
export const isDay = (text: string): boolean => FORM.test(text) && daysAfter(text, 0) === text;

export function daysAfter(day: Day, days: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, '2026-12-01'.length);
}

export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The day that it is at this moment in a time zone, named as IANA does: `Europe/Zurich`. */
export function dayIn(timeZone: string, moment: Date): Day {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The same day and time that many calendar months earlier, in UTC; where the month has no such day, its last one. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(now.getUTCMonth() - months);
  // The 31st of a month with 30 days runs over into the next one; day 0 is the last of the month before.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

/** The moment at which a day begins in a time zone, in milliseconds since 1970. */
export function startOf(day: Day, timeZone: string): number {
  const QUARTER = 15 * 60_000;
  // No place is further from UTC than 14 hours, and all are whole quarters of an hour away.
  let moment = Date.parse(day) - 14 * 4 * QUARTER;
  while (dayIn(timeZone, new Date(moment)) < day) moment += QUARTER;
  return moment;
}
