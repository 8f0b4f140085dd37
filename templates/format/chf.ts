/** Amounts of money as Swiss readers write them: apostrophe ’ between thousands, en dash in ranges. */

import { fillSlots } from 'nebel/shared/slots';
import { grouped } from './amount.ts';

const NO_BREAK_SPACE = '\u00a0';

/** `1200` → «1’200». */
export function chf(amount: number): string {
  return grouped(String(amount));
}

/** `300, 500` → «300–500»; a range of one amount is that amount. */
export function rangeOnly(from: number, to: number): string {
  return from === to ? chf(from) : `${chf(from)}–${chf(to)}`;
}

/** `400` → «ab CHF 400», for the least of several prices. `from` is what is around it, with the slot `price`. */
export const chfFrom = (amount: number, from: string): string => fillSlots(from, { price: chfRange(amount, amount) });

/** `300, 500` → «CHF 300–500». */
export function chfRange(from: number, to: number): string {
  return `CHF${NO_BREAK_SPACE}${rangeOnly(from, to)}`;
}
