/** Pieces that the English sentences are put together from. */
import type { Others } from '../../lib/first-few.ts';
import { alternatives, brief, list } from './words.ts';

/** “value” */
export const quote = (value: string) => `“${brief(value)}”`;

/** “a”, “b” or “c” */
export const oneOf = (values: readonly string[]) => alternatives(values.map(quote), 'or');

/** “ Did you mean “x”?” with a leading space, or nothing. */
export const meant = (suggestion: string | undefined) => (suggestion ? ` Did you mean ${quote(suggestion)}?` : '');

/** `1 entry`, `3 entries` */
export const entries = (n: number) => `${n} ${n === 1 ? 'entry' : 'entries'}`;

/** `1 character`, `3 characters` */
export const characters = (n: number) => `${n} ${n === 1 ? 'character' : 'characters'}`;

/** “a, b and 7 others” */
export const named = ({ others, more }: Others) => `${list(others)}${more ? ` and ${more} others` : ''}`;
