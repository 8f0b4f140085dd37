/** Dates as the readers of a language write them. */

/** `2025-01-14` → «14. Januar 2025». Read and written in the same time zone, so that none can shift the day. */
export function longDate(isoDate: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
}

/** The names of the twelve months, January first. */
export function monthNames(language: string): readonly string[] {
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2000, index)));
}
