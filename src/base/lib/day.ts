/** A calendar date: `2026-12-01`. Dates compare as strings. */
export type Day = string;

const FORMAT = /^\d{4}-\d{2}-\d{2}$/;

/** True for a date that exists, so not for `2026-02-30`. */
export const isDay = (text: string): boolean => FORMAT.test(text) && daysAfter(text, 0) === text;

export function daysAfter(day: Day, days: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, '2026-12-01'.length);
}

export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The date in an IANA time zone such as `Europe/Zurich`. */
export const dayIn = (timeZone: string, time: Date): Day => clockIn(timeZone)(time).slice(0, '2026-12-01'.length);

/**
 * Returns a function that formats a moment as a clock in an IANA time zone shows it: `2026-12-01 14:05:09`. Composed of parts,
 * because the format of a locale changes with its data, and some systems have those of English only.
 */
export function clockIn(timeZone: string): (time: Date | number) => string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (time) => {
    const {
      year = '',
      month,
      day,
      hour,
      minute,
      second,
    } = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
    return `${year.padStart(4, '0')}-${month}-${day} ${hour}:${minute}:${second}`;
  };
}

/** The same day and time some calendar months earlier, in UTC, or the last day of a month that is too short. */
export function monthsBefore(now: Date, months: number): Date {
  const earlier = new Date(now);
  earlier.setUTCMonth(now.getUTCMonth() - months);
  // The 31st of a 30-day month overflows into the next one; day 0 is the last day of the month before.
  if (earlier.getUTCDate() !== now.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}

/** The time at which a day begins in a time zone, in milliseconds since 1970. */
export function startOf(day: Day, timeZone: string): number {
  const QUARTER = 15 * 60_000;
  // Offsets from UTC are at most 14 hours, in quarters of an hour.
  let time = Date.parse(day) - 14 * 4 * QUARTER;
  const clock = clockIn(timeZone);
  while (clock(time) < day) time += QUARTER;
  return time;
}
