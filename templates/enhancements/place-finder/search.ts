import { KINDS, kindOfCode, type PlaceFile, pageOfCode } from './place-file.ts';
import { nameProper, spellingOf } from './spelling.ts';
import type { Spot, Spots } from './spots.ts';

export { spotsOf } from './spots.ts';

/** Maximum number of suggestions: as many as fit below the field on a phone. */
const MAX_SUGGESTIONS = 8;

/** A postal code in common notations, and the text after it: `8712`, «CH-8712 Stäfa», «87». */
const POSTAL_CODE = /^\s*(?:ch|fl)?[\s-]*(\d{1,4})(?!\d)\s*(.*)$/i;

/** A full postal code after the name: «Bern, 3012». */
const CODE_AFTER_NAME = /^\s*(\D+?)[\s,]+(\d{4})\s*$/;

/** A canton after a name: «Bern BE». The directory adds it only to names that several places share. */
const CANTON_AFTER_NAME = /[\s,(]+[a-z]{2}\)?\s*$/i;

/** Returns the likely matches, the best first. A full postal code returns all its places. */
export function search({ byName, byCode }: Spots, typed: string): readonly Spot[] {
  const [, digits, rest = ''] =
    POSTAL_CODE.exec(typed) ?? POSTAL_CODE.exec(typed.replace(CODE_AFTER_NAME, '$2 $1')) ?? [];
  if (!digits) return findByName(byName, typed).slice(0, MAX_SUGGESTIONS);
  const own = codesLike(digits, [...byCode.keys()]).flatMap((code) => byCode.get(code) ?? []);
  const matching = rest.trim() === '' ? own : findByName(own, rest);
  if (matching.length > 0) return digits.length === 4 ? matching : matching.slice(0, MAX_SUGGESTIONS);
  const elsewhere = findByName(byName, rest).slice(0, MAX_SUGGESTIONS);
  return elsewhere.length > 0 ? elsewhere : own;
}

/** Returns the best match, unless the text merely resembles the beginning of its name: «Paris» must not find Aristau. */
export function bestMatch(spots: Spots, typed: string): Spot | undefined {
  const [best] = search(spots, typed);
  return best && (/\d/.test(typed) || isNameOf(best, typed)) ? best : undefined;
}

/**
 * Returns all places with the name typed, or only the one with a page of that name: «Wil» is in three cantons. A single one
 * if the name is unique or complete.
 */
export function namesakes({ byName }: Spots, typed: string, { pages }: Pick<PlaceFile, 'pages'>): readonly Spot[] {
  const hits = findExact(byName, typed).filter(({ rank }) => rank <= WHOLE);
  const asWritten = hits.filter(({ rank }) => rank === AS_WRITTEN);
  const spots = (asWritten.length > 0 ? asWritten : hits).sort(byLikelihood).map(({ spot }) => spot);
  const all = [...new Map(spots.map((spot) => [identityOf(spot), spot])).values()];
  const own = all.filter(
    ({ name, answer }) => kindOfCode(answer) === 'near' && pages[pageOfCode(answer)]?.city === nameProper(name),
  );
  return own.length === 1 ? own : all;
}

/** Treats a town with several postal codes as one, and distinguishes quarters by their town. */
const identityOf = ({ name, note }: Spot) => (/\d/.test(note) ? name : `${name}, ${note}`);

const isNameOf = (spot: Spot, typed: string) =>
  [typed, typed.replace(CANTON_AFTER_NAME, '')].some((name) => {
    const { key } = spellingOf(name);
    return rankOf(spot, key) !== undefined || differsAtEnd(spot, key);
  });

/** True if a name and a text differ by their last two letters at most. */
const differsAtEnd = ({ key, core }: Spot, typed: string) =>
  typed.length > MIN_BEGINNING && key.startsWith(typed.slice(0, -2)) && Math.abs(core - typed.length) <= 2;

/**
 * Returns codes with this prefix. For a full code without places, such as one for post office boxes, returns the nearest
 * ones.
 */
function codesLike(digits: string, codes: readonly string[]): readonly string[] {
  const matching = codes.filter((code) => code.startsWith(digits));
  if (matching.length > 0 || digits.length < 4) return matching;
  const distance = (code: string) => Math.abs(Number(code) - Number(digits));
  return codes
    .filter((code) => distance(code) <= NEARBY_CODES)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, 3);
}

const NEARBY_CODES = 30;

interface Hit {
  readonly spot: Spot;
  readonly rank: number;
}

/** Exact spelling: distinguishes Neunkirch from Neuenkirch, whose keys are equal. */
const AS_WRITTEN = 0;
const WHOLE = 1;
const WORDS = 2;
const BEGINNING = 3;
const LATER_WORD = 4;

function findByName(spots: readonly Spot[], typed: string): readonly Spot[] {
  const asTyped = findExact(spots, typed);
  const bare = typed.replace(CANTON_AFTER_NAME, '');
  const hits = asTyped.length > 0 || bare === typed ? asTyped : findExact(spots, bare);
  return (hits.length > 0 ? hits : findLike(spots, typed)).sort(byLikelihood).map(({ spot }) => spot);
}

/** Returns the places whose names contain the text without typos. */
function findExact(spots: readonly Spot[], typed: string): Hit[] {
  const { key } = spellingOf(typed);
  if (key === '' || key.length > MAX_LENGTH) return [];
  const written = typed.trim().toLowerCase();
  const hits: Hit[] = [];
  for (const spot of spots) {
    const rank = rankOf(spot, key);
    if (rank !== undefined) hits.push({ spot, rank: spot.name.toLowerCase() === written ? AS_WRITTEN : rank });
  }
  return hits;
}

const MAX_LENGTH = 40;

function rankOf({ key, starts, core, townFirst }: Spot, typed: string): number | undefined {
  if (!key.includes(typed)) return townFirst?.startsWith(typed) ? BEGINNING : undefined;
  if (key.startsWith(typed)) {
    const { length } = typed;
    if (length === key.length || length === core) return WHOLE;
    return starts.includes(length) ? WORDS : BEGINNING;
  }
  return starts.some((start) => key.startsWith(typed, start)) ? LATER_WORD : undefined;
}

/** Returns places whose names begin like a text that is in no name: most typos are in the second half of a word. */
function findLike(spots: readonly Spot[], typed: string): Hit[] {
  const { key } = spellingOf(typed);
  const fewest = Math.max(MIN_BEGINNING, key.length * 0.6);
  for (let length = Math.min(key.length, MAX_LENGTH) - 1; length >= fewest; length -= 1) {
    const hits = spots.filter((spot) => spot.key.startsWith(key.slice(0, length)));
    if (hits.length > 0) return hits.map((spot) => ({ spot, rank: BEGINNING }));
  }
  return [];
}

/** Minimum number of letters that a name must share with a text. */
const MIN_BEGINNING = 4;

function byLikelihood(a: Hit, b: Hit): number {
  return (
    a.rank - b.rank ||
    certaintyRank(a.spot) - certaintyRank(b.spot) ||
    b.spot.size - a.spot.size ||
    a.spot.key.length - b.spot.key.length ||
    (a.spot.query < b.spot.query ? -1 : 1)
  );
}

const certaintyRank = ({ answer }: Spot) => KINDS.indexOf(kindOfCode(answer));
