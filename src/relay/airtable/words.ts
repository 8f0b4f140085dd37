/**
 * Names of columns that a table can have besides those of its form. The same in every language, because tables of site owners
 * already have them.
 */

/** For the lead's id, which prevents duplicates. */
export const ID_COLUMN = 'Kennung';

/** For the landing page. */
export const LANDING_COLUMN = 'Einstieg';
