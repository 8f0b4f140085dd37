import { dayIn, daysBetween } from '../lib/day.ts';
import type { InboxWords } from '../messages/messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Older times are shown as dates. */
const RECENT_DAYS = 6;

/** How times are shown. */
export interface Clock {
  /** «2 hr. ago»; the date after six days. */
  ago(at: number): string;
  /** The day and the time. */
  moment(at: number): string;
}

/** @param timeZone where the reader is at home, as IANA names it */
export function createClock({ locale, moment }: InboxWords, timeZone: string, now: number): Clock {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  const day = (at: number, dateStyle: 'medium' | 'full') =>
    new Intl.DateTimeFormat(locale, { dateStyle, timeZone }).format(at);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return {
    ago(at) {
      const age = now - at;
      if (age < MINUTE) return relative.format(0, 'minute');
      if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute');
      if (age < DAY) return relative.format(-Math.floor(age / HOUR), 'hour');
      const days = daysBetween(dayIn(timeZone, new Date(at)), dayIn(timeZone, new Date(now)));
      return days < RECENT_DAYS ? relative.format(-days, 'day') : day(at, 'medium');
    },
    moment(at) {
      const [hour = '', minute = ''] = time.format(at).split(':');
      return moment(day(at, 'full'), hour, minute);
    },
  };
}
