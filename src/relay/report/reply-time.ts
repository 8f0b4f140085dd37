/** How long an inquiry has waited, measured by the company's promise and its office hours. */
import type { OfficeHours, ReplyPromise } from '../../api/site-definition.ts';
import { clockIn, type Day, daysAfter } from '../../base/lib/day.ts';

/**
 * - `fine`, `soon`, `late`: less than three quarters of the promised time, less than all of it, or more
 * - `closed`: not late, and the office opens again at `opensAt`
 */
export interface WaitingTime {
  readonly urgency: 'fine' | 'soon' | 'late' | 'closed';
  /** Minutes of office time. */
  readonly minutes: number;
  /** In milliseconds since 1970. */
  readonly opensAt?: number;
}

export type ReplyTime = ReturnType<typeof createReplyTime>;

const MINUTE = 60_000;

/** Days after which an inquiry counts as late whatever the hours, and within which an office opens again. */
const MAX_DAYS = 60;

const SOON = 0.75;

const ALWAYS: OfficeHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: '00:00',
  closes: '24:00',
};

/** @param timeZone IANA name of the time zone of the office hours */
export function createReplyTime({ minutes: promised, hours, closedOn = [] }: ReplyPromise, timeZone: string) {
  const clock = clockIn(timeZone);
  const offsetAt = (moment: number) => Date.parse(`${clock(moment).replace(' ', 'T')}Z`) - moment;
  const weekdays = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
  const all = hours.length > 0 ? hours : [ALWAYS];

  /** Returns the moment at which a clock of the office shows this time. */
  function momentOf(day: Day, time: string): number {
    const wanted = Date.parse(`${day}T${time}Z`);
    return wanted - offsetAt(wanted - offsetAt(wanted));
  }

  /** Returns the opening hours of a day as moments, in order. */
  const openOn = (day: Day) =>
    all
      .filter(({ days }) => days.includes(weekdays.format(Date.parse(day))) && !closedOn.includes(day))
      .map(({ opens, closes }) => ({ opens: momentOf(day, opens), closes: momentOf(day, closes) }))
      .sort((a, b) => a.opens - b.opens);

  /** Iterates over the times at which the office is open from a moment on. */
  function* openFrom(from: number) {
    const [first = ''] = clock(from).split(' ');
    for (let ahead = 0; ahead <= MAX_DAYS; ahead += 1)
      for (const { opens, closes } of openOn(daysAfter(first, ahead)))
        if (closes > from) yield { opens: Math.max(opens, from), closes };
  }

  return {
    /** Minutes promised. */
    promised,

    /** Returns when an inquiry is to be answered at the latest. */
    dueAt(receivedAt: number): number {
      let left = promised * MINUTE;
      let end = receivedAt + left;
      for (const { opens, closes } of openFrom(receivedAt)) {
        end = opens + left;
        if (end <= closes) break;
        left -= closes - opens;
      }
      return end;
    },

    waiting(receivedAt: number, now: number): WaitingTime {
      const minutes = officeMinutes(receivedAt, now);
      const isLong = now - receivedAt > MAX_DAYS * 24 * 60 * MINUTE;
      if (minutes >= promised || isLong) return { urgency: 'late', minutes };
      const [next] = openFrom(now);
      if (next && next.opens > now) return { urgency: 'closed', minutes, opensAt: next.opens };
      return { urgency: minutes >= promised * SOON ? 'soon' : 'fine', minutes };
    },

    officeMinutes,

    /** Returns the first day after this one on which the office is open. */
    nextOpenDay: (day: Day): Day =>
      Array.from({ length: MAX_DAYS }, (_, ahead) => daysAfter(day, ahead + 1)).find(
        (each) => openOn(each).length > 0,
      ) ?? daysAfter(day, 1),
  };

  /** Returns the minutes between two moments during which the office was open. */
  function officeMinutes(from: number, to: number): number {
    let open = 0;
    for (const { opens, closes } of openFrom(from)) {
      if (opens >= to) break;
      open += Math.min(closes, to) - opens;
    }
    return Math.floor(open / MINUTE);
  }
}
