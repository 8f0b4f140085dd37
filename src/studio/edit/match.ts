/** Matches the texts of a page to the fields that they come from. */
import { groupBy } from '../../base/lib/collections.ts';
import { escapeRegExp } from '../../base/lib/texts.ts';

/** The text of an element with all its descendants, or of a single text node. */
export interface PageText {
  readonly text: string;
  /** True if it contains no other text. */
  readonly isLeaf: boolean;
}

/** A field as pages show it: a string with facts inserted and markup removed, or the numbers of a group. */
export interface ShownField {
  readonly file: string;
  readonly pointer: string;
  readonly text: string;
  readonly numbers?: readonly { readonly pointer: string; readonly number: number }[];
}

/** Collapses white space, and removes soft hyphens, zero-width spaces and word joiners. */
export const normaliseText = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Returns the field of each text. Nearly always, the field equals the text; several equal fields are used up in the order
 * of their file, because pages show them in that order. Otherwise, a text matches the longest field that it contains, an
 * amount by its numbers, a field with slots by the words around them, or the only field that contains it.
 *
 * @param texts in the order of the page
 * @param primary fields of the page itself and of data files, in order of preference
 * @param secondary fields of other pages, which match only as a whole or by their slots
 */
export function matchTexts(
  texts: readonly PageText[],
  primary: readonly ShownField[],
  secondary: readonly ShownField[] = [],
): readonly (ShownField | undefined)[] {
  const fields = [...primary, ...secondary];
  const byText = fieldsByText(fields);
  const patterns = fields.flatMap((field) => slotPattern(field) ?? []).sort((a, b) => b.letters - a.letters);
  const candidates = primary.map((field) => ({ field, text: normaliseText(field.text) }));
  return texts.map(({ text: raw, isLeaf }) => {
    const text = normaliseText(raw);
    const [field, ...others] = byText.get(text) ?? [];
    if (field) {
      // The last field is used for all further texts.
      if (others.length > 0) byText.set(text, others);
      return field;
    }
    if (!isLeaf) return groupWithAmount(text, candidates, DISTINCTIVE_COUNT);
    return (
      longestFieldIn(text, candidates) ??
      groupWithAmount(text, candidates) ??
      patterns.find(({ pattern }) => pattern.test(text))?.field ??
      fieldWithFragment(text, candidates)
    );
  });
}

/** Groups fields by their text, keeping only those of the first file that has it. */
function fieldsByText(fields: readonly ShownField[]): Map<string, readonly ShownField[]> {
  const byText = groupBy(fields, ({ text }) => normaliseText(text));
  byText.delete('');
  return new Map([...byText].map(([text, equal]) => [text, equal.filter(({ file }) => file === equal[0]?.file)]));
}

/** Returns a pattern for the shown form of a field with slots: «{{count}} results» becomes «3 results». */
function slotPattern(field: ShownField) {
  const parts = normaliseText(field.text).split(/\{\{[^{}]*\}\}/);
  const letters = parts.join('').replace(/\P{L}/gu, '').length;
  if (parts.length === 1 || letters < MIN_FIXED_LETTERS) return undefined;
  return { field, letters, pattern: new RegExp(`^${parts.map(escapeRegExp).join('.+')}$`) };
}

/** Letters outside the slots of a text. With fewer, it would match many others. */
const MIN_FIXED_LETTERS = 5;

interface Candidate {
  readonly field: ShownField;
  readonly text: string;
}

/** In characters. Shorter strings occur in many texts. */
const MIN_LENGTH = 4;
const MIN_FRAGMENT_LENGTH = 12;
/** Share of a text that must come from the field. The page adds the rest around it. */
const MIN_SHARE = 0.6;

function longestFieldIn(text: string, candidates: readonly Candidate[]): ShownField | undefined {
  const min = Math.max(MIN_LENGTH, MIN_SHARE * text.length);
  const inside = candidates.filter((each) => each.text.length >= min && text.includes(each.text));
  return inside.sort((a, b) => b.text.length - a.text.length)[0]?.field;
}

function fieldWithFragment(text: string, candidates: readonly Candidate[]): ShownField | undefined {
  const fragment = text.replace(/^[«»„“"]+|[«»„“"]+$/g, '');
  const matching = candidates.filter((each) => fragment.length >= MIN_FRAGMENT_LENGTH && each.text.includes(fragment));
  return matching.length === 1 ? matching[0]?.field : undefined;
}

/** Returns the numbers in a text, such as 1200 in «CHF 1’200». */
export const numbersOf = (text: string): readonly number[] =>
  (text.replace(/(?<=\d)['’](?=\d)/g, '').match(/\d+(?:[.,]\d+)?/g) ?? []).map((each) =>
    Number(each.replace(',', '.')),
  );

/** In characters. A longer text is a sentence with numbers in it. */
const MAX_AMOUNT_LENGTH = 30;

/** This many numbers identify an amount, even if its currency is a separate text. */
const DISTINCTIVE_COUNT = 2;

function groupWithAmount(text: string, candidates: readonly Candidate[], min = 1): ShownField | undefined {
  const numbers = numbersOf(text);
  if (text.length > MAX_AMOUNT_LENGTH || numbers.length < min) return undefined;
  const matching = candidates.filter(({ field }) =>
    numbers.every((each) => field.numbers?.some(({ number }) => number === each)),
  );
  // A single number is ambiguous, unless only one group holds it: «from …» shows the lowest of several prices.
  return numbers.length >= DISTINCTIVE_COUNT || matching.length === 1 ? matching[0]?.field : undefined;
}
