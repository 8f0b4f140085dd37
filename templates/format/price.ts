/** Prices as editors state them: a range, one amount, one end of a range, or none; for a whole job or for a unit. */
import { fillSlots } from 'nebel/shared/slots';
import type { Words } from '../../.types/data.ts';
import { chfRange } from './amount.ts';

/** In francs. One amount has equal ends. Without any, the price is on request. */
export interface Price {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** «pro Stunde» */
  readonly unit?: string | undefined;
}

export type PriceWords = Pick<Words['prices'], 'from' | 'upTo' | 'onRequest'>;

/** «CHF 400–700», «ab CHF 400», «bis CHF 700», «CHF 90 pro Stunde», «auf Anfrage» */
export function priceText(price: Price, words: PriceWords): string {
  const { from, to } = price;
  const amount = amountText(price);
  if (amount === undefined) return words.onRequest;
  if (from !== undefined && to !== undefined) return amount;
  return fillSlots(to === undefined ? words.from : words.upTo, { price: amount });
}

/** «CHF 400–700», or the end that is known. */
export function amountText({ from, to, unit }: Price): string | undefined {
  const [low, high] = [from ?? to, to ?? from];
  if (low === undefined || high === undefined) return undefined;
  return unit ? `${chfRange(low, high)} ${unit}` : chfRange(low, high);
}

/** «ab CHF 400». Undefined if the lower end is unknown. */
export const leastText = ({ from, unit }: Price, words: PriceWords): string | undefined =>
  from === undefined ? undefined : priceText({ from, unit }, words);

/** «ab CHF 400», or the price as it is if the lower end is unknown. */
export const shortText = (price: Price, words: PriceWords): string =>
  leastText(price, words) ?? priceText(price, words);

/**
 * Returns the lowest to the highest of several prices, without an end that one of them leaves open; of open ends on both
 * sides, from the lowest that is stated. Prices on request do not count, and prices for a unit only if there are no others.
 */
export function priceSpan(prices: readonly Price[] = []): Price {
  const stated = prices.filter(({ from, to }) => from !== undefined || to !== undefined);
  const { unit } = stated.find((price) => !price.unit) ?? stated[0] ?? {};
  const alike = stated.filter((price) => price.unit === unit);
  if (alike.length === 0) return {};
  const to = Math.max(...alike.map((price) => price.to ?? Number.NaN));
  const from = Math.min(...alike.map((price) => price.from ?? (to >= 0 ? Number.NaN : Number.POSITIVE_INFINITY)));
  return { ...(from >= 0 && { from }), ...(to >= 0 && { to }), ...(unit && { unit }) };
}

/** End of a scale in francs for several prices. Prices for a unit are not on it. 0 if no price is. */
export const scaleEnd = (prices: readonly Price[]): number =>
  Math.ceil(Math.max(0, ...prices.flatMap(({ from, to, unit }) => (unit ? [] : (to ?? from ?? [])))));

/**
 * Returns both ends of a price on a scale from 0 to `max`, as positions from 0 to 1. Without an upper end, they are equal.
 * Undefined for a price that is on no such scale.
 */
export function barOf({ from, to = from, unit }: Price, max: number) {
  // If nothing costs anything, the scale has no length.
  const length = max || 1;
  return to === undefined || unit ? undefined : { from: (from ?? 0) / length, to: to / length };
}
