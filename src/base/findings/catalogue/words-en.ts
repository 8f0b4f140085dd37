/** Building blocks of the English sentences. */
import type { NameList } from '../../lib/collections.ts';
import { brief, list } from './words.ts';

/** “value” */
export const quote = (value: string) => `“${brief(value)}”`;

/** “ Did you mean “x”?” with a leading space, or nothing. */
export const meant = (suggestion: string | undefined) => (suggestion ? ` Did you mean ${quote(suggestion)}?` : '');

/** “a, b and 7 others” */
export const named = ({ others, more }: NameList) => `${list(others)}${more ? ` and ${more} others` : ''}`;
