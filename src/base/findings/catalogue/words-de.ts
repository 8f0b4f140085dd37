/** Building blocks of the German sentences. */
import type { NameList } from '../../lib/collections.ts';
import { brief, list } from './words.ts';

/** «value» */
export const quote = (value: string) => `«${brief(value)}»`;

/** « Meinten Sie «x»?» with a leading space, or nothing. */
export const meant = (suggestion: string | undefined) => (suggestion ? ` Meinten Sie ${quote(suggestion)}?` : '');

/** «a, b (und 7 weitere)»: in brackets, so that it fits into any case. */
export const named = ({ others, more }: NameList) => `${list(others)}${more ? ` (und ${more} weitere)` : ''}`;

/** `2026-12-01` → «1.12.2026» */
export const date = (day: string) => day.split('-').map(Number).reverse().join('.');
