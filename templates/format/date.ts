/** Dates and durations, formatted for a language. */

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

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** Formats a number of units without line break: `2, 'year', 'de-CH'` → «2 Jahre». */
export function counted(count: number, unit: Unit, language: string): string {
  const number = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return number.format(count).replaceAll(' ', '\u00a0');
}

/** Formats a number of months in the largest whole unit: 24 → «2 Jahre», 18 → «18 Monate». */
export function period(months: number, language: string): string {
  return months % 12 === 0 ? counted(months / 12, 'year', language) : counted(months, 'month', language);
}
