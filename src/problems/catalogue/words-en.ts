/** Pieces that the English sentences are put together from. */
import type { Others } from '../../lib/collections.ts';
import { brief, list } from './words.ts';

/** “value” */
export const quote = (value: string) => `“${brief(value)}”`;

/** “ Did you mean “x”?” with a leading space, or nothing. */
export const meant = (suggestion: string | undefined) => (suggestion ? ` Did you mean ${quote(suggestion)}?` : '');

/** “a, b and 7 others” */
export const named = ({ others, more }: Others) => `${list(others)}${more ? ` and ${more} others` : ''}`;
