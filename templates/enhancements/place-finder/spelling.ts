import { plainLetters } from '../../browser/places/plain-letters.ts';

/** Normalised form of a name, which ignores variants of spelling. */
export interface Spelling {
  /** All words joined: «Muri b. Bern» → `muribern`. */
  readonly key: string;
  /** Offsets of the words in `key`. */
  readonly starts: readonly number[];
}

/** Words with several spellings. Words that many people omit map to an empty string. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['sank', 'st'],
  ['sankt', 'st'],
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['b', ''],
  ['bei', ''],
  ['kanton', ''],
  ['furstentum', ''],
  ['stadt', ''],
  // Towns that the directory lists in French only. As typos, «Genf» and «Sitten» would find villages in Aargau.
  ['genf', 'geneve'],
  ['neuenburg', 'neuchatel'],
  ['sitten', 'sion'],
  ['siders', 'sierre'],
  ['delsberg', 'delemont'],
  ['pruntrut', 'porrentruy'],
]);

/**
 * Returns the same spelling for Zürich, ZUERICH and Zurich, for «St. Gallen», «Sankt Gallen» and «st-gallen», for «Muri bei
 * Bern» and «Muri b. Bern». Characters other than letters and digits only separate words.
 */
export function spellingOf(text: string): Spelling {
  const words = plainLetters(text)
    .replace(/ß/g, 'ss')
    .split(/[^a-z0-9]+/);
  const starts: number[] = [];
  let key = '';
  for (const word of words) {
    const plain = (SYNONYMS.get(word) ?? word).replace(/([aou])e/g, '$1');
    if (plain === '') continue;
    starts.push(key.length);
    key += plain;
  }
  return { key, starts };
}

/** Returns the name without the directory's additions: «Rüti» of «Rüti ZH», «Biel» of «Biel/Bienne». */
export const nameProper = (name: string): string => name.replace(/ [A-Z]{2}$|\/.*$/, '');
