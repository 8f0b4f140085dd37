/** The names of the months, January first. */
export const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

/** `2025-01-14` → «14. Januar 2025». Works on the text, so that no time zone can shift the day. */
export function longDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${day}. ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
