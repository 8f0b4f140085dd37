import { type Day, dayIn, daysBetween } from '../../base/lib/day.ts';
import type { InboxWords } from './words.ts';

export type TimeFormat = ReturnType<typeof createTimeFormat>;

/** Formats times for people in a time zone, by its IANA name. */
export function createTimeFormat({ locale, moment }: InboxWords, timeZone: string, now: number) {
  const today = dayIn(timeZone, new Date(now));
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  const format = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(at);

  /** «heute», «morgen», or the weekday and date. */
  function day(of: Day): string {
    const ahead = daysBetween(today, of);
    if (Math.abs(ahead) <= 1) return near.format(ahead, 'day');
    const isThisYear = of.slice(0, 4) === today.slice(0, 4);
    return format(Date.parse(of), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
      ...(!isThisYear && { year: 'numeric' }),
    });
  }

  const withTime = (dayText: string, at: number): string => {
    const [hour = '', minute = ''] = clock.format(at).split(':');
    return moment(dayText, hour, minute);
  };

  return {
    /** The day on which the page is shown. */
    today,
    day,
    /** «heute, 9.12 Uhr», «Fr., 27. Nov., 16.10 Uhr» */
    short: (at: number) => withTime(day(dayIn(timeZone, new Date(at))), at),
    /** Day, month and year in full, and time. */
    full: (at: number) => withTime(format(at, { dateStyle: 'full', timeZone }), at),
  };
}
