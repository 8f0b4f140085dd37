/** Spelling of this website: Swiss German, plus the names of Swiss places. */
import type { Spelling } from 'nebel/template-api';
import { DIRECTORY } from './directory.ts';

/** The directory only has abbreviations of the cantons. */
const CANTONS = [
  ...['Zürich', 'Bern', 'Luzern', 'Uri', 'Schwyz', 'Obwalden', 'Nidwalden', 'Glarus', 'Zug', 'Freiburg', 'Solothurn'],
  ...['Basel-Stadt', 'Basel-Landschaft', 'Schaffhausen', 'Appenzell Ausserrhoden', 'Appenzell Innerrhoden'],
  ...['St. Gallen', 'Graubünden', 'Aargau', 'Thurgau', 'Tessin', 'Waadt', 'Wallis', 'Neuenburg', 'Genf', 'Jura'],
];

export const spelling: Spelling = {
  dictionary: '@cspell/dict-de-ch',
  words: 'words.txt',
  names: (read) => [...CANTONS, ...read(DIRECTORY).flatMap(({ place, municipality }) => [place, municipality])],
  // The Swiss dictionary is derived from the German one and still contains this letter.
  letters: { ß: 'ss' },
  endings: ['s', 'n', 'en', 'es', 'e', 'er'],
};
