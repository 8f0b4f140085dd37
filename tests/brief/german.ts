/** The wording of the specification's figures for Swiss readers. */
import { expect } from 'vitest';
import { type Element, linksOf, listsOf, questionsOf, textOf } from '../support/reading.ts';
import type { Extent, Figure, Range, Tier } from './tables.ts';

/** `1200` → «1’200». */
export const amount = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '’');

/** `[600, 1200]` → «CHF 600–1’200». */
export const chf = ([from, to]: Range): string => `CHF ${amount(from)}–${amount(to)}`;

/** Every price range in a text, as written. */
export const rangesIn = (text: string): string[] => text.match(/CHF \d[\d’']*–\d[\d’']*/g) ?? [];

const SQUARE_METRES = 'm²';
const ROOMS = '(?:Zimmern?|Räumen?)';
const HOURS = '(?:h|Stunden)';

const extentWords = (extent: Extent, unit: string): string => {
  if ('upTo' in extent) return `bis (?:zu )?${extent.upTo} ${unit}`;
  if ('over' in extent) return `(?:über|mehr als) ${extent.over} ${unit}`;
  if ('atLeast' in extent) {
    const [value, more] = [`(?<![\\d–])${extent.atLeast}`, '(?:und|oder) mehr'];
    return `(?:ab|mindestens) ${value} ${unit}|${value} ${more} ${unit}|${value} ${unit} ${more}`;
  }
  return `(?<![\\d–])${extent[0]}–${extent[1]} ${unit}`;
};

const extentPattern = (extent: Extent, unit: string) => new RegExp(extentWords(extent, unit));

/** Patterns that must match next to the price of a tier. */
export const detailsOf = ({ squareMetres, rooms, hours, badge, says = [] }: Tier): RegExp[] => [
  ...(squareMetres ? [extentPattern(squareMetres, SQUARE_METRES)] : []),
  ...(rooms ? [extentPattern(rooms, ROOMS)] : []),
  ...(hours ? [extentPattern(hours, HOURS)] : []),
  ...(badge ? [new RegExp(badge)] : []),
  ...says,
];

/** The distinct values captured by all matches, or the first match if the figure has no values. */
const foundIn = (text: string, { pattern, values }: Figure): string[] => {
  if (!values) return (text.match(pattern) ?? []).slice(0, 1);
  return [
    ...new Set([...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter((group) => group !== undefined))),
  ];
};

/** Expects a text to state a figure, and to state no other number in its place. */
export const expectFigure = (text: string, figure: Figure): void =>
  expect(foundIn(text, figure), String(figure.pattern)).toEqual(figure.values ?? [expect.any(String)]);

/** Rows for `test.each`, titled by their promises. */
export const byPromise = (figures: readonly Figure[]) => figures.map((figure) => [figure.promise, figure] as const);

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
