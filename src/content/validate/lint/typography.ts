import type { TypographyRule } from '../../../api/template-api.ts';
import type { Source } from '../../../api/types.ts';
import { type Finding, finding } from '../../../base/findings/finding.ts';
import { placeIn, textRange } from '../../../base/findings/locate.ts';
import type { ExaminedFile } from '../examine.ts';
import { isInTypedQuotes } from '../schema-errors/typed-quotes.ts';

/**
 * Reports violations of the house style. Works on the source as typed, so that every finding has the exact range of its
 * correction and `validate --fix` can apply it.
 *
 * @param ranges of the texts at these pointers, if they are known already
 */
export function checkTypography(
  source: Source,
  pointers: readonly string[],
  rules: readonly TypographyRule[],
  ranges?: ExaminedFile['textRanges'],
): Finding[] {
  // Most rules match nowhere in the file, so only a few have to be tried text by text.
  const suspects = rules.filter(({ pattern }) => source.text.search(pattern) !== -1);
  if (suspects.length === 0) return [];
  return pointers.flatMap((pointer, index) => {
    const { start, typed, isQuoted } = insideQuotes(source.text, ...(ranges?.[index] ?? textRange(source, pointer)));
    // Curly quotes in place of straight ones have their own finding. Correcting the text in them would leave them.
    if (!isQuoted && isInTypedQuotes(typed)) return [];
    const broken = suspects.filter(({ pattern }) => typed.search(pattern) !== -1);
    const corrections = broken.flatMap(({ pattern, replace }) =>
      [...typed.matchAll(pattern)].flatMap((match) =>
        isInFact(typed, match.index) ? [] : correctionOf(typed, match, replace, isQuoted),
      ),
    );
    return withoutParts(corrections).map(({ found, wanted, at }) => {
      const place = placeIn(source, start + at, start + at + found.length, pointer);
      const params = { found, wanted, ...restOfWord(typed, at, found) };
      return finding('text-typography', place, params, 'warning');
    });
  });
}

/** True within the braces around the name of a fact, which is no text. */
const isInFact = (typed: string, at: number): boolean => typed.lastIndexOf('{{', at) > typed.lastIndexOf('}}', at);

interface Replacement {
  readonly found: string;
  readonly wanted: string;
  readonly at: number;
}

/** Drops corrections of only a part of what another one corrects: both would be made, and contradict each other. */
function withoutParts(corrections: readonly Replacement[]): readonly Replacement[] {
  const endOf = ({ at, found }: Replacement) => at + found.length;
  const ordered = corrections.toSorted((a, b) => a.at - b.at || endOf(b) - endOf(a));
  // The place of the correction that reaches furthest so far.
  let [start, end] = [0, 0];
  const kept = ordered.filter((each) => {
    if (endOf(each) < end || (endOf(each) === end && each.at > start)) return false;
    if (endOf(each) > end) [start, end] = [each.at, endOf(each)];
    return true;
  });
  const isKept = new Set(kept);
  return corrections.filter((each) => isKept.has(each));
}

/** Returns the correction of a match. A whole text that would become a YAML number is replaced with quotes around it. */
function correctionOf(typed: string, match: RegExpExecArray, replace: string, isQuoted: boolean): Replacement {
  const [found] = match;
  const wanted = replacement(match, replace);
  const whole = typed.slice(0, match.index) + wanted + typed.slice(match.index + found.length);
  return !isQuoted && NUMBER.test(whole)
    ? { found: typed, wanted: `"${whole}"`, at: 0 }
    : { found, wanted, at: match.index };
}

/** Texts that YAML reads as numbers unless they are quoted. */
const NUMBER = /^\d+(?:\.\d+)?$/;

/** The rest of the word or number around a match, for the message. */
function restOfWord(typed: string, start: number, found: string): { before?: string; after?: string } {
  const end = start + found.length;
  const before = /^\S/.test(found)
    ? /[^\s«»‹›„“”"()]*$/.exec(typed.slice(Math.max(0, start - MAX_WORD_LENGTH), start))?.[0]
    : '';
  const after = /\S$/.test(found)
    ? /^[^\s«»‹›„“”"()]*?(?=[.,;:!?…]*(?:[\s«»‹›„“”"()]|$))/.exec(typed.slice(end, end + MAX_WORD_LENGTH))?.[0]
    : '';
  return { ...(before && { before }), ...(after && { after }) };
}

const MAX_WORD_LENGTH = 40;

/** A text as typed, without its YAML quotes, which no rule must match. */
function insideQuotes(text: string, start: number, end: number) {
  const isQuoted = text[start] === '"' || text[start] === "'";
  const width = isQuoted ? 1 : 0;
  return { start: start + width, typed: text.slice(start + width, end - width), isQuoted };
}

/**
 * Expands `$1` to `$9`. Calling `replace` with the pattern would not work, because a look-around may need text outside the
 * match.
 */
const replacement = (match: RegExpExecArray, replace: string) =>
  replace.replace(/\$([1-9])/g, (_, group) => match[group] ?? '');

/** Opening → closing mark. */
const PAIRS: Readonly<Record<string, string>> = { '«': '»', '‹': '›', '(': ')' };

const OPENING = Object.fromEntries(Object.entries(PAIRS).map(([opening, closing]) => [closing, opening]));

/** Reports quotation marks and brackets that lack their other half. A closing bracket may be alone: «a)». */
export function checkPairs(
  source: Source,
  pointers: readonly string[],
  ranges?: ExaminedFile['textRanges'],
): Finding[] {
  return pointers.flatMap((pointer, index) => {
    const [start, end] = ranges?.[index] ?? textRange(source, pointer);
    return unpairedIn(source.text.slice(start, end)).map(({ mark, at }) => {
      const missing = PAIRS[mark] ?? OPENING[mark] ?? '';
      return finding(
        'text-unpaired',
        placeIn(source, start + at, start + at + 1, pointer),
        { mark, missing },
        'warning',
      );
    });
  });
}

interface Mark {
  readonly mark: string;
  readonly at: number;
}

/** Quotation marks the other way round, »thus«, are a pair as well: they have a finding of their own. */
function unpairedIn(text: string): readonly Mark[] {
  const open: Mark[] = [];
  for (const { 0: mark, index: at } of text.matchAll(/[«»‹›()]/g)) {
    const other = open.findLastIndex((each) => each.mark === (OPENING[mark] ?? PAIRS[mark]));
    if (other !== -1) open.splice(other, 1);
    else if (mark !== ')') open.push({ mark, at });
  }
  return open;
}
