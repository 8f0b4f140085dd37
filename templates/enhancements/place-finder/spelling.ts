import { plainLetters } from '../../browser/places/plain-letters.ts';

/** How a name is compared: as it sounds when the particulars of spelling are left out. */
export interface Spelling {
  /** All words in one: «Muri b. Bern» → `muribern`. */
  readonly key: string;
  /** Where words begin in it. */
  readonly starts: readonly number[];
  /** Which letters are in it, one bit each. */
  readonly letters: number;
}

/** Words that people write in several ways. Those without a value are left out by many. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['sank', 'st'],
  ['sankt', 'st'],
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['b', ''],
  ['bei', ''],
  ['kanton', ''],
  ['furstentum', ''],
  ['stadt', ''],
  // Towns that the directory has in French only. Taken for slips, «Genf» and «Sitten» would be villages of the Aargau.
  ['genf', 'geneve'],
  ['neuenburg', 'neuchatel'],
  ['sitten', 'sion'],
  ['siders', 'sierre'],
  ['delsberg', 'delemont'],
  ['pruntrut', 'porrentruy'],
]);

/**
 * The same for Zürich, ZUERICH and Zurich, for «St. Gallen», «Sankt Gallen» and «st-gallen», for «Muri bei Bern» and
 * «Muri b. Bern». Whatever is no letter or digit only separates words.
 */
export function spellingOf(text: string): Spelling {
  const words = plainLetters(text)
    .replace(/ß/g, 'ss')
    .split(/[^a-z0-9]+/);
  const starts: number[] = [];
  let key = '';
  for (const word of words) {
    const plain = (SAME.get(word) ?? word).replace(/([aou])e/g, '$1');
    if (plain === '') continue;
    starts.push(key.length);
    key += plain;
  }
  return { key, starts, letters: lettersOf(key) };
}

function lettersOf(key: string): number {
  let letters = 0;
  for (let at = 0; at < key.length; at += 1) letters |= 1 << (key.charCodeAt(at) & 31);
  return letters;
}

/** How many of these letters another spelling lacks: at least so many slips lie between them. */
export function lacking(letters: number, { letters: others }: Spelling): number {
  let count = 0;
  for (let rest = letters & ~others; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The name without what the directory adds to it: «Rüti» of «Rüti ZH», «Biel» of «Biel/Bienne». */
export const nameProper = (name: string): string => name.replace(/ [A-Z]{2}$|\/.*$/, '');
