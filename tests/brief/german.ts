/** The wording of the specification's figures for Swiss readers. */
import { expect } from 'vitest';
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
