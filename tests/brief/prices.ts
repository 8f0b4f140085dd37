/** Finds the prices on a page and what they are for. */
import { type Element, linksOf, listsOf, questionsOf, textOf } from '../support/reading.ts';
import { rangesIn } from './german.ts';
import type { Tier } from './tables.ts';

export interface ShownTier {
  /** Text before the price. */
  readonly title: string;
  readonly range: string;
  readonly text: string;
  readonly element: Element;
}

/** The lists whose items each contain one price range and no link. */
const priceListsOf = (main: Element): ShownTier[][] =>
  listsOf(main)
    .filter((items) => items.length > 1 && items.every((item) => linksOf(item).length === 0))
    .map((items) => items.map((element) => ({ element, text: textOf(element) })))
    .filter((items) => items.every(({ text }) => rangesIn(text).length === 1))
    .map((items) =>
      items.map(({ element, text }) => {
        const [range = ''] = rangesIn(text);
        return { title: text.slice(0, text.indexOf(range)), range, text, element };
      }),
    );

/** Returns the price table of a page. Throws unless there is exactly one. */
export function priceTiersOf(main: Element): ShownTier[] {
  const [table, ...others] = priceListsOf(main);
  if (!table || others.length > 0) throw new Error(`${others.length + (table ? 1 : 0)} price tables instead of one`);
  return table;
}

/** A price range with the words that describe it. */
interface DescribedRange {
  readonly range: string;
  readonly words: string;
}

/**
 * Returns the ranges of a sentence with their descriptions. If the first range has its description before it, so do the
 * others («Eine Wohnung kostet …, ein Haus …»); otherwise the descriptions follow («… für eine Wohnung, … für ein Haus»).
 */
function describedRangesIn(sentence: string, isName: (words: string) => boolean): DescribedRange[] {
  const ranges = rangesIn(sentence);
  const words = ranges.reduce<string[]>(
    (parts, range) => {
      const rest = parts.at(-1) ?? '';
      const at = rest.indexOf(range);
      return [...parts.slice(0, -1), rest.slice(0, at), rest.slice(at + range.length)];
    },
    [sentence],
  );
  const offset = isName(words[0] ?? '') ? 0 : 1;
  return ranges.map((range, index) => ({ range, words: words[index + offset] ?? '' }));
}

/** Returns the ranges of a page with their descriptions: from the price table, from an answer, or else from its question. */
export function pricesOf(main: Element, tiers: readonly Tier[]): DescribedRange[] {
  const isName = (words: string) => tiers.some(({ german }) => german.test(words));
  const inAnswers = questionsOf(main).items.flatMap(({ question, answer }) =>
    answer
      .split(/(?<=[.?!]) /)
      .flatMap((sentence) => describedRangesIn(sentence, isName))
      .map(({ range, words }) => ({ range, words: isName(words) ? words : question })),
  );
  return [
    ...priceListsOf(main)
      .flat()
      .map(({ range, title }) => ({ range, words: title })),
    ...inAnswers,
  ];
}
