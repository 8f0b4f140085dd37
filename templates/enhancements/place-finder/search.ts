import { KINDS, kindOfCode } from './place-file.ts';
import { slipCounter } from './slips.ts';
import { lacking, type Spelling, spellingOf } from './spelling.ts';
import type { Spot, Spots } from './spots.ts';

/** Most suggestions: those that fit under the field of a phone. */
const SHOWN = 8;

/** A postal code as people write it, and what follows: `8712`, «CH-8712 Stäfa», «87». */
const POSTAL_CODE = /^\s*(?:ch|fl)?[\s-]*(\d{1,4})(?!\d)\s*(.*)$/i;

/** A whole postal code behind the name: «Bern, 3012». */
const CODE_BEHIND = /^\s*(\D+?)[\s,]+(\d{4})\s*$/;

/** A canton behind a name, which the directory writes only where several places have that name: «Bern BE». */
const CANTON_BEHIND = /[\s,(]+[a-z]{2}\)?\s*$/i;

/** The places that were probably meant, the likeliest first. Of a whole postal code all its places. */
export function search({ byName, byCode }: Spots, typed: string): readonly Spot[] {
  const [, digits, rest = ''] = POSTAL_CODE.exec(typed) ?? POSTAL_CODE.exec(typed.replace(CODE_BEHIND, '$2 $1')) ?? [];
  if (!digits) return named(byName, typed).slice(0, SHOWN);
  const own = codesLike(digits, [...byCode.keys()]).flatMap((code) => byCode.get(code) ?? []);
  const fitting = rest.trim() === '' ? own : named(own, rest);
  if (fitting.length > 0) return digits.length === 4 ? fitting : fitting.slice(0, SHOWN);
  const elsewhere = named(byName, rest).slice(0, SHOWN);
  return elsewhere.length > 0 ? elsewhere : own;
}

/** The likeliest place, unless it only begins somewhat like what was typed. «Paris» is not Aristau. */
export function meant(spots: Spots, typed: string): Spot | undefined {
  const [best] = search(spots, typed);
  return best && (/\d/.test(typed) || isNameOf(best, typed)) ? best : undefined;
}

/** All places that bear the name that was typed: «Wil» is in three cantons. One, if it is the only one, or written out. */
export function namesakes({ byName }: Spots, typed: string): readonly Spot[] {
  const hits = foundAs(byName, typed).filter(({ rank }) => rank <= WHOLE);
  const asWritten = hits.filter(({ rank }) => rank === AS_WRITTEN);
  const spots = (asWritten.length > 0 ? asWritten : hits).sort(likelierFirst).map(({ spot }) => spot);
  return [...new Map(spots.map((spot) => [identityOf(spot), spot])).values()];
}

/** A town with several postal codes is one; a quarter is told apart by its town. */
const identityOf = ({ name, note }: Spot) => (/\d/.test(note) ? name : `${name}, ${note}`);

const isNameOf = (spot: Spot, typed: string) =>
  [typed, typed.replace(CANTON_BEHIND, '')].some((name) => {
    const { key } = spellingOf(name);
    return rankOf(spot, key) !== undefined || slipCounter()(spot.key.slice(0, spot.core), key, 2) <= 2;
  });

/** Codes that begin so. A whole code that no place has, such as one for letter boxes, becomes the nearest ones. */
function codesLike(digits: string, codes: readonly string[]): readonly string[] {
  const fitting = codes.filter((code) => code.startsWith(digits));
  if (fitting.length > 0 || digits.length < 4) return fitting;
  const off = (code: string) => Math.abs(Number(code) - Number(digits));
  return codes
    .filter((code) => off(code) <= NEARBY_CODES)
    .sort((a, b) => off(a) - off(b))
    .slice(0, 3);
}

const NEARBY_CODES = 30;

interface Hit {
  readonly spot: Spot;
  readonly rank: number;
}

/** Letter by letter: Neunkirch, and not Neuenkirch, although both are compared alike. */
const AS_WRITTEN = 0;
const WHOLE = 1;
const WORDS = 2;
const BEGINNING = 3;
const LATER_WORD = 4;
/** And one more for each slip. */
const MISTYPED = 5;

function named(spots: readonly Spot[], typed: string): readonly Spot[] {
  const asTyped = foundAs(spots, typed);
  const bare = typed.replace(CANTON_BEHIND, '');
  const withoutCanton = asTyped.length > 0 || bare === typed ? [] : foundAs(spots, bare);
  const [hits, meant] = withoutCanton.length > 0 ? [withoutCanton, bare] : [asTyped, typed];
  if (hits.length < SHOWN) hits.push(...mistyped(spots, spellingOf(meant), hits));
  return hits.sort(likelierFirst).map(({ spot }) => spot);
}

/** The places whose names hold what was typed, without a slip. */
function foundAs(spots: readonly Spot[], typed: string): Hit[] {
  const { key } = spellingOf(typed);
  if (key === '' || key.length > LONGEST) return [];
  const written = typed.trim().toLowerCase();
  const hits: Hit[] = [];
  for (const spot of spots) {
    const rank = rankOf(spot, key);
    if (rank !== undefined) hits.push({ spot, rank: spot.name.toLowerCase() === written ? AS_WRITTEN : rank });
  }
  return hits;
}

const LONGEST = 40;

function rankOf({ key, starts, core, townFirst }: Spot, typed: string): number | undefined {
  if (!key.includes(typed)) return townFirst?.startsWith(typed) ? BEGINNING : undefined;
  if (key.startsWith(typed)) {
    const { length } = typed;
    if (length === key.length || length === core) return WHOLE;
    return starts.includes(length) ? WORDS : BEGINNING;
  }
  return starts.some((start) => key.startsWith(typed, start)) ? LATER_WORD : undefined;
}

/**
 * A name that is typed correctly may still mean another one: Küsnacht and Küssnacht. But the first letter is right then:
 * «Uster» is no slip for St. Erhard.
 */
function mistyped(spots: readonly Spot[], { key: typed, letters }: Spelling, hits: readonly Hit[]): readonly Hit[] {
  if (typed.length > LONGEST) return [];
  const max = typed.length < 4 ? 0 : typed.length < 7 || hits.length > 0 ? 1 : 2;
  if (max === 0 || (hits.length > 0 && typed.length < 5)) return [];
  const found = new Set(hits.map(({ spot }) => spot));
  const isWhole = hits.some(({ rank }) => rank <= WHOLE);
  const more: Hit[] = [];
  const countSlips = slipCounter();
  for (const spot of spots) {
    if (lacking(letters, spot) > max || found.has(spot)) continue;
    if (isWhole && spot.key[0] !== typed[0]) continue;
    const slips = countSlips(typed, spot.key, max);
    if (slips <= max) more.push({ spot, rank: MISTYPED + slips });
  }
  return more;
}

function likelierFirst(a: Hit, b: Hit): number {
  return (
    a.rank - b.rank ||
    sureness(a.spot) - sureness(b.spot) ||
    b.spot.size - a.spot.size ||
    a.spot.key.length - b.spot.key.length ||
    (a.spot.query < b.spot.query ? -1 : 1)
  );
}

const sureness = ({ answer }: Spot) => KINDS.indexOf(kindOfCode(answer));
