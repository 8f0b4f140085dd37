import { dayIn, daysBetween } from '../../base/lib/day.ts';
import type { InboxWords } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From this age on, times are shown as dates. */
const RECENT_DAYS = 6;

/** Formats times for people. */
export interface TimeFormat {
  /** Returns «2 hr. ago», or the date of an older time. */
  relative(at: number): string;
  /** Returns date and time. */
  full(at: number): string;
}

/** @param timeZone IANA name of the readers' time zone */
export function createTimeFormat({ locale, moment }: InboxWords, timeZone: string, now: number): TimeFormat {
  const age = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  const date = (at: number, dateStyle: 'medium' | 'full') =>
    new Intl.DateTimeFormat(locale, { dateStyle, timeZone }).format(at);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return {
    relative(at) {
      const elapsed = now - at;
      if (elapsed < MINUTE) return age.format(0, 'minute');
      if (elapsed < HOUR) return age.format(-Math.floor(elapsed / MINUTE), 'minute');
      if (elapsed < DAY) return age.format(-Math.floor(elapsed / HOUR), 'hour');
      const days = daysBetween(dayIn(timeZone, new Date(at)), dayIn(timeZone, new Date(now)));
      return days < RECENT_DAYS ? age.format(-days, 'day') : date(at, 'medium');
    },
    full(at) {
      const [hour = '', minute = ''] = time.format(at).split(':');
      return moment(date(at, 'full'), hour, minute);
    },
  };
}
