/** Swiss formatting of amounts of money: apostrophe ’ as thousands separator, en dash in ranges. */

import { fillSlots } from 'nebel/shared/slots';
import { grouped } from './amount.ts';

const NO_BREAK_SPACE = '\u00a0';

/** `1200` → «1’200». */
export function chf(amount: number): string {
  return grouped(String(amount));
}

/** `300, 500` → «300–500»; equal amounts are shown once. */
export function rangeOnly(from: number, to: number): string {
  return from === to ? chf(from) : `${chf(from)}–${chf(to)}`;
}

/** `400` → «ab CHF 400». `from` is the text around the amount, with the slot `price`. */
export const chfFrom = (amount: number, from: string): string => fillSlots(from, { price: chfRange(amount, amount) });

/** `300, 500` → «CHF 300–500». */
export function chfRange(from: number, to: number): string {
  return `CHF${NO_BREAK_SPACE}${rangeOnly(from, to)}`;
}
