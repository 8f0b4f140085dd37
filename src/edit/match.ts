/** Finds out which fields the texts of a page come from. */
import { groupBy } from '../lib/collections.ts';

/** A text of a page: of an element with all that is in it, or a single piece. */
export interface PageText {
  readonly text: string;
  /** True if no other text is a part of it. */
  readonly isPiece: boolean;
}

/** What the data say as it is read on a page: a text with facts put in and without signs, or the numbers of a group. */
export interface ShownField {
  readonly file: string;
  readonly pointer: string;
  readonly text: string;
  readonly numbers?: readonly number[];
}

/** Spaces of any width count as one; what only says where words may be broken is not read. */
export const readText = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * For each text of a page the field that it comes from. Nearly always that is the one that says the very same; where several
 * do, they are taken in the order of the file, as pages show them. What pages put around a text, and pieces of texts, are
 * recognised if they can come from one field only; so are amounts by their numbers. Texts with slots are recognised by the words
 * around those.
 *
 * @param texts in the order of the page
 * @param near fields of the page itself and of data, those that go before others first
 * @param far fields of other pages, which are not asked for pieces and amounts
 */
export function matchTexts(
  texts: readonly PageText[],
  near: readonly ShownField[],
  far: readonly ShownField[] = [],
): readonly (ShownField | undefined)[] {
  const fields = [...near, ...far];
  const sayingThe = fieldsByText(fields);
  const withSlots = fields.flatMap((field) => slottedField(field) ?? []).sort((a, b) => b.letters - a.letters);
  const nearest = near.map((field) => ({ field, text: readText(field.text) }));
  return texts.map(({ text: typed, isPiece }) => {
    const text = readText(typed);
    const [field, ...others] = sayingThe.get(text) ?? [];
    if (field) {
      // The last one is taken for all that follow.
      if (others.length > 0) sayingThe.set(text, others);
      return field;
    }
    if (!isPiece) return amountIn(text, nearest, SEVERAL);
    return (
      aroundField(text, nearest) ??
      pieceOf(text, nearest) ??
      amountIn(text, nearest) ??
      withSlots.find(({ pattern }) => pattern.test(text))?.field
    );
  });
}

/** The fields that say the same, all of one file: what another file says, too, is that file's own business. */
function fieldsByText(fields: readonly ShownField[]): Map<string, readonly ShownField[]> {
  const byText = groupBy(fields, ({ text }) => readText(text));
  byText.delete('');
  return new Map([...byText].map(([text, same]) => [text, same.filter(({ file }) => file === same[0]?.file)]));
}

/** A text with slots that pages fill in, as a pattern of what it becomes: «{{count}} results» is «3 results» there. */
function slottedField(field: ShownField) {
  const parts = readText(field.text).split(/\{\{[^{}]*\}\}/);
  const letters = parts.join('').replace(/\P{L}/gu, '').length;
  if (parts.length === 1 || letters < LEAST_FIXED) return undefined;
  const fixed = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { field, letters, pattern: new RegExp(`^${fixed.join('.+')}$`) };
}

/** Letters of a text outside its slots. With fewer, it would be found in many others. */
const LEAST_FIXED = 5;

interface Near {
  readonly field: ShownField;
  readonly text: string;
}

/** Letters. What is shorter is in many texts. */
const LEAST = 4;
const LEAST_PIECE = 12;
/** Part of a text that has to come from the field; the rest is what the page puts around it. */
const MOST_OF_IT = 0.6;

function aroundField(text: string, near: readonly Near[]): ShownField | undefined {
  const least = Math.max(LEAST, MOST_OF_IT * text.length);
  const inside = near.filter((each) => each.text.length >= least && text.includes(each.text));
  return inside.sort((a, b) => b.text.length - a.text.length)[0]?.field;
}

function pieceOf(text: string, near: readonly Near[]): ShownField | undefined {
  const piece = text.replace(/^[«»„“"]+|[«»„“"]+$/g, '');
  const holding = near.filter((each) => piece.length >= LEAST_PIECE && each.text.includes(piece));
  return holding.length === 1 ? holding[0]?.field : undefined;
}

/** Characters. What is longer is a sentence with numbers in it. */
const LONGEST_AMOUNT = 30;

/** Numbers that say by themselves which amount is meant, even where its currency is a text of its own. */
const SEVERAL = 2;

function amountIn(text: string, near: readonly Near[], least = 1): ShownField | undefined {
  const found = text.replace(/(?<=\d)['’](?=\d)/g, '').match(/\d+(?:[.,]\d+)?/g) ?? [];
  const numbers = found.map((each) => Number(each.replace(',', '.')));
  if (text.length > LONGEST_AMOUNT || numbers.length < least) return undefined;
  const holding = near.filter(({ field }) => numbers.every((each) => field.numbers?.includes(each)));
  // A single number says little, unless it is the least of several prices: «from …».
  return numbers.length >= SEVERAL || holding.length === 1 ? holding[0]?.field : undefined;
}
