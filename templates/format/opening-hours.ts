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
  /** English names of the days, as schema.org wants them. */
  readonly days: readonly string[];
  /** `07:30` */
  readonly opens: string;
  readonly closes: string;
}

/**
 * «Mo–Fr», «7.30–18.00 Uhr» → Monday to Friday, 07:30 to 18:00. Undefined for words that name no fixed times, such as
 * «nach Vereinbarung»: only a person can read those.
 */
export function openingHours({
  days,
  time,
}: {
  readonly days: string;
  readonly time: string;
}): OpeningHours | undefined {
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
