/** Swiss formatting of numbers with units: «99,9 %», «CHF 1’200», «2–4 h». */
const NO_BREAK_SPACE = '\u00a0';

/** `99.9` → «99,9», `1200` → «1’200». */
export function decimal(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  return fraction ? `${grouped(whole)},${fraction}` : grouped(whole);
}

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, '’');

/** «60», `%` → «60 %». Francs precede the number, all other units follow it. */
export function withUnit(amount: string, unit: string): string {
  return unit === 'CHF' ? `CHF${NO_BREAK_SPACE}${amount}` : `${amount}${NO_BREAK_SPACE}${unit}`;
}

/** `300, 600` → «300–600»; equal numbers are shown once. */
export function decimalRange(from: number, to: number): string {
  return from === to ? decimal(from) : `${decimal(from)}–${decimal(to)}`;
}

/** `300, 500` → «CHF 300–500», `49.5, 60` → «CHF 49.50–60.00». */
export function chfRange(from: number, to: number): string {
  const digits = Number.isInteger(from) && Number.isInteger(to) ? 0 : 2;
  const [low, high] = [from, to].map((amount) => amount.toFixed(digits).replace(/\d+/, grouped));
  return withUnit(low === high ? `${low}` : `${low}–${high}`, 'CHF');
}

/** An amount or time as editors write it, taken apart for a large numeral: «rund 2–4 h», «CHF 5 Mio.», «vorher». */
export interface Quantity {
  /** Words before the number: «rund», «CHF». */
  readonly before: string;
  /** The number, a range or a ratio; the whole text if it has no number. */
  readonly number: string;
  /** Unit or words after the number. */
  readonly after: string;
}

// The smaller part of «1 zu 10’000» is a word before the number: both in large type are wider than a phone.
const QUANTITY = /^(\D*?(?:\s?\d+ zu)?)\s*([\d½][\d.,’½]*(?:\s?[–:-]\s?[\d½][\d.,’½]*)?)\s*(.*)$/;

/** «ab CHF 400» → before «ab CHF», number «400»; «4,9/5» → number «4,9», after «/5». */
export function quantityOf(text: string): Quantity {
  const [, before = '', number = text, after = ''] = QUANTITY.exec(text) ?? [];
  return { before, number: number.replace(/\s?[–-]\s?/, '–'), after };
}

/** «Ganze Wohnung», «50–100 m²» → «Ganze Wohnung, 50–100 m²», with plain spaces for use in forms. */
export function sizeOf({ title, area }: { readonly title: string; readonly area?: string | undefined }): string {
  return [title, area].filter(Boolean).join(', ').replaceAll('\u00a0', ' ');
}
