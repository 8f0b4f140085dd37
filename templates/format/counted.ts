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
