/** Where a page names prices, and what for. */

import { type Element, linksOf, listsOf, questionsOf, textOf } from '../support/reading.ts';
import { rangesIn } from './german.ts';
import type { Tier } from './tables.ts';

export interface ShownTier {
  /** What comes before the price. */
  readonly title: string;
  readonly range: string;
  readonly text: string;
  readonly element: Element;
}

/** Every list whose items each hold one price range and lead to no other page. */
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

/** The price table of a page. */
export function priceTiersOf(main: Element): ShownTier[] {
  const [table, ...others] = priceListsOf(main);
  if (!table || others.length > 0) throw new Error(`${others.length + (table ? 1 : 0)} price tables instead of one`);
  return table;
}

/** A range with the words that say what it is for. */
interface Priced {
  readonly range: string;
  readonly words: string;
}

/**
 * The ranges of a sentence with what each is for. A sentence that names something before its first range goes on like
 * that («Eine Wohnung kostet …, ein Haus …»); otherwise the words come after («… für eine Wohnung, … für ein Haus»).
 */
function pricedIn(sentence: string, isName: (words: string) => boolean): Priced[] {
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

/** What a page says that each range is for: in its price table, in its answers, or by the question alone. */
export function pricesOf(main: Element, tiers: readonly Tier[]): Priced[] {
  const isName = (words: string) => tiers.some(({ german }) => german.test(words));
  const inAnswers = questionsOf(main).items.flatMap(({ question, answer }) =>
    answer
      .split(/(?<=[.?!]) /)
      .flatMap((sentence) => pricedIn(sentence, isName))
      .map(({ range, words }) => ({ range, words: isName(words) ? words : question })),
  );
  return [
    ...priceListsOf(main)
      .flat()
      .map(({ range, title }) => ({ range, words: title })),
    ...inAnswers,
  ];
}
