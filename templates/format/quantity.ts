/** Amounts and times as editors write them, taken apart for large numerals: «rund 2–4 h», «CHF 5 Mio.», «vorher». */

export interface Quantity {
  /** Words before the number: «rund», «CHF». */
  readonly before: string;
  /** The number, a range or a ratio; the whole text if it has no number. */
  readonly number: string;
  /** Unit or words after the number. */
  readonly after: string;
}

const NUMBER = '[\\d½][\\d.,’½]*';
// The smaller part of «1 zu 10’000» is a word before the number: both in large type are wider than a phone.
const QUANTITY = new RegExp(`^(\\D*?(?:\\s?\\d+ zu)?)\\s*(${NUMBER}(?:\\s?[–:-]\\s?${NUMBER})?)\\s*(.*)$`);

/** «ab CHF 400» → before «ab CHF», number «400»; «4,9/5» → number «4,9», after «/5». */
export function quantityOf(text: string): Quantity {
  const [, before = '', number = text, after = ''] = QUANTITY.exec(text) ?? [];
  return { before, number: number.replace(/\s?[–-]\s?/, '–'), after };
}
