/** Dates formatted for a language. */

/** `2025-01-14` → «14. Januar 2025». Parsed and formatted in the same time zone, so that the day cannot shift. */
export function longDate(isoDate: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
}

/** `2025-01-14` → `2025-01-14T00:00:00+01:00`, the beginning of the day in a time zone. */
export function midnight(isoDate: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(isoDate),
  );
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${isoDate}T00:00:00${zone.replace('GMT', '') || 'Z'}`;
}

/** Returns the names of the twelve months. */
export function monthNames(language: string): readonly string[] {
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2000, index)));
}
