/** Swiss formatting of numbers with units: «99,9 %», «CHF 1’200», «2–4 h». */

const NO_BREAK_SPACE = '\u00a0';

/** `99.9` → «99,9», `1200` → «1’200». */
export function decimal(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  return fraction ? `${grouped(whole)},${fraction}` : grouped(whole);
}

/** `1200` → «1’200». */
export const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, '’');

/** «60», `%` → «60 %». Francs precede the number, all other units follow it. */
export function withUnit(amount: string, unit: string): string {
  return unit === 'CHF' ? `CHF${NO_BREAK_SPACE}${amount}` : `${amount}${NO_BREAK_SPACE}${unit}`;
}

/** `300, 600` → «300–600»; equal numbers are shown once. */
export function decimalRange(from: number, to: number): string {
  return from === to ? decimal(from) : `${decimal(from)}–${decimal(to)}`;
}
