import type { HoursLine, Site } from '../../.types/data.ts';

/** Time zone of the opening hours. */
export const TIME_ZONE = 'Europe/Zurich';

const DAYS = {
  Mo: 'Monday',
  Di: 'Tuesday',
  Mi: 'Wednesday',
  Do: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  So: 'Sunday',
};

export interface OpeningHours {
  /** English names, as schema.org expects. */
  readonly days: readonly string[];
  /** `07:30` */
  readonly opens: string;
  readonly closes: string;
}

/** As the schema accepts it: «7.30–18.00 Uhr», «07:30 - 18:00 Uhr». */
const HOURS = /^(\d{1,2})[.:](\d{2})\s?[–-]\s?(\d{1,2})[.:](\d{2})\sUhr$/;

const AROUND_THE_CLOCK = /^rund um die Uhr$/i;

/**
 * «Mo–Fr», «7.30–18.00 Uhr» → Monday to Friday, 07:30 to 18:00. Returns undefined for texts without fixed times, such as
 * «nach Vereinbarung», which only people can interpret.
 */
export function openingHours({ days, time }: HoursLine): OpeningHours | undefined {
  const fixed = time.replace(AROUND_THE_CLOCK, '0.00–24.00 Uhr');
  const [matched, opens = '', from, closes = '', to] = HOURS.exec(fixed) ?? [];
  const open = matched === undefined ? undefined : daysOf(days);
  return open && { days: open, opens: `${opens.padStart(2, '0')}:${from}`, closes: `${closes.padStart(2, '0')}:${to}` };
}

/** «Mo–Fr», «Fr bis Mo», «Di, Do und Sa», «Sa/So», «täglich» → their English names. */
function daysOf(words: string): readonly string[] | undefined {
  const week = Object.values(DAYS);
  if (/^täglich$/i.test(words)) return week;
  const ranges = words.split(/,\s?|\s?[/&+]\s?|\s(?:und|sowie)\s/).map((range) => {
    const [first = -1, last = first, ...others] = range.split(/\s?[–-]\s?|\sbis\s/).map(dayOf);
    if (first < 0 || last < 0 || others.length > 0) return [];
    // A range can go on beyond Sunday.
    return last < first ? [...week.slice(first), ...week.slice(0, last + 1)] : week.slice(first, last + 1);
  });
  return ranges.every(({ length }) => length > 0) ? ranges.flat() : undefined;
}

/** The number of a day in the week, from 0, or -1. */
function dayOf(word: string): number {
  const [, short = ''] = /^(\p{L}{2})(?:\.|(?:\p{L}*tag|ttwoch)s?)?$/u.exec(word) ?? [];
  return Object.keys(DAYS).indexOf(short);
}

/** Returns when the office answers, and the days on which it does not. */
export const openDaysOf = ({ hours, closedOn = [] }: Pick<Site, 'hours' | 'closedOn'>) => ({
  hours: hours.home.flatMap((line) => openingHours(line) ?? []),
  closedOn,
});

/** Parts of the day by which people arrange calls. */
const PARTS = { morning: ['00:00', '12:00'], afternoon: ['12:00', '17:00'], evening: ['17:00', '24:00'] } as const;

/**
 * Splits the first fixed opening hours by part of the day: `morning` → «7.30–12.00 Uhr». Days with a break at noon have two
 * lines.
 *
 * @param closed words for a part in which the office is closed all the time
 */
export function partsOfDay(lines: readonly HoursLine[], closed: string): Readonly<Record<string, string>> {
  const fixed = lines.flatMap((line) => openingHours(line) ?? []);
  const first = fixed.filter(({ days }) => days.join() === fixed[0]?.days.join());
  return Object.fromEntries(
    Object.entries(PARTS).map(([part, [from, to]]) => {
      const within = first.flatMap(({ opens, closes }) => {
        const open = { opens: opens > from ? opens : from, closes: closes < to ? closes : to };
        return open.opens < open.closes ? [open] : [];
      });
      const [begin, end] = [within[0], within.at(-1)];
      return [part, begin && end ? `${shownTime(begin.opens)}–${shownTime(end.closes)}\u00a0Uhr` : closed];
    }),
  );
}

/** `07:30` → «7.30» */
export const shownTime = (clock: string) => clock.replace(/^0/, '').replace(':', '.');

/** When somebody is there to answer. */
export interface Office {
  readonly hours: readonly OpeningHours[];
  /** Days on which it is closed: `2026-12-25`. */
  readonly closedOn: readonly string[];
  /** In which to name days. */
  readonly language: string;
}

/** When the office opens next. */
export interface NextOpening {
  /** «heute», «morgen», the day of the week, or with its date if it is more than six days ahead. */
  readonly day: string;
  /** `07:30` */
  readonly opens: string;
}

const DAY = 86_400_000;

/** Longest time for which an office closes. */
const MAX_DAYS = 60;

/** Returns undefined while the office is open, or if no hours are known. */
export function nextOpening({ hours, closedOn, language }: Office, now: Date): NextOpening | undefined {
  const week = Object.values(DAYS);
  // Swedish writes dates as ISO 8601 does.
  const clock = new Intl.DateTimeFormat('sv', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });
  const [today = '', time = ''] = clock.format(now).split(' ');
  // In UTC, where every day has 24 hours.
  const dayAt = (ahead: number) => new Date(Date.parse(today) + ahead * DAY);
  const on = (ahead: number) => {
    const day = dayAt(ahead);
    if (closedOn.includes(day.toISOString().slice(0, 10))) return [];
    return hours.filter(({ days }) => days.includes(week[(day.getUTCDay() + 6) % 7] ?? ''));
  };
  if (on(0).some(({ opens, closes }) => opens <= time && time < closes)) return undefined;
  const next = Array.from({ length: MAX_DAYS }, (_, ahead) => on(ahead).map(({ opens }) => ({ ahead, opens })))
    .flat()
    .find(({ ahead, opens }) => ahead > 0 || opens > time);
  return next && { day: dayName(next.ahead, dayAt(next.ahead), language), opens: next.opens };
}

function dayName(ahead: number, day: Date, language: string): string {
  if (ahead < 2) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(ahead, 'day');
  const date = ahead < 7 ? {} : ({ day: 'numeric', month: 'long' } as const);
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long', ...date }).format(day);
}
