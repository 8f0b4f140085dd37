import type { HoursLine } from '../../.types/data.ts';

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

/**
 * «Mo–Fr», «7.30–18.00 Uhr» → Monday to Friday, 07:30 to 18:00. Returns undefined for texts without fixed times, such as
 * «nach Vereinbarung», which only people can interpret.
 */
export function openingHours({ days, time }: HoursLine): OpeningHours | undefined {
  const [, opens, closes] = /^(\d{1,2}\.\d{2})–(\d{1,2}\.\d{2}) Uhr$/.exec(time.replaceAll('\u00a0', ' ')) ?? [];
  const open = daysOf(days);
  return opens && closes && open ? { days: open, opens: clock(opens), closes: clock(closes) } : undefined;
}

function daysOf(words: string): readonly string[] | undefined {
  const names = Object.keys(DAYS);
  const [first = '', last = first, ...others] = words.split('–');
  const [from, to] = [names.indexOf(first), names.indexOf(last)];
  return from >= 0 && to >= from && others.length === 0 ? Object.values(DAYS).slice(from, to + 1) : undefined;
}

const clock = (time: string) => time.replace('.', ':').padStart(5, '0');

/** Parts of the day by which people arrange calls. */
const PARTS = { morning: ['00:00', '12:00'], afternoon: ['12:00', '17:00'], evening: ['17:00', '24:00'] } as const;

/**
 * Splits the first fixed opening hours by part of the day: `morning` → «7.30–12.00 Uhr». Parts outside of them are omitted.
 */
export function partsOfDay(lines: readonly HoursLine[]): Readonly<Record<string, string>> {
  const [open] = lines.flatMap((line) => openingHours(line) ?? []);
  if (!open) return {};
  return Object.fromEntries(
    Object.entries(PARTS).flatMap(([part, [from, to]]) => {
      const [opens, closes] = [open.opens > from ? open.opens : from, open.closes < to ? open.closes : to];
      return opens < closes ? [[part, `${shownTime(opens)}–${shownTime(closes)}\u00a0Uhr`]] : [];
    }),
  );
}

/** `07:30` → «7.30» */
export const shownTime = (clock: string) => clock.replace(/^0/, '').replace(':', '.');

/** When the office opens next. */
export interface NextOpening {
  /** Days from today: 0 is later today. */
  readonly ahead: number;
  /** `07:30` */
  readonly opens: string;
}

/** Returns undefined while the office is open, or if no hours are known. */
export function nextOpening(hours: readonly OpeningHours[], now: Date): NextOpening | undefined {
  const week = Object.values(DAYS);
  const format = new Intl.DateTimeFormat('en', {
    timeZone: TIME_ZONE,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const time = `${parts.hour}:${parts.minute}`;
  const today = week.indexOf(parts.weekday ?? '');
  const on = (ahead: number) => hours.filter(({ days }) => days.includes(week[(today + ahead) % 7] ?? ''));
  if (on(0).some(({ opens, closes }) => opens <= time && time < closes)) return undefined;
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .flatMap((ahead) => on(ahead).map(({ opens }) => ({ ahead, opens })))
    .find(({ ahead, opens }) => ahead > 0 || opens > time);
}
