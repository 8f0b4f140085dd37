/** How the specification's figures are written for Swiss readers. */
import type { Extent, Figure, Range, Tier } from './tables.ts';

const amount = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '’');

/** `[600, 1200]` → «CHF 600–1’200». */
export const chf = ([from, to]: Range): string => `CHF ${amount(from)}–${amount(to)}`;

/** Every price range of a text, as written. */
export const rangesIn = (text: string): string[] => text.match(/CHF \d[\d’']*–\d[\d’']*/g) ?? [];

const SQUARE_METRES = 'm²';
const ROOMS = '(?:Zimmern?|Räumen?)';
const HOURS = '(?:h|Stunden)';

const extentPattern = (extent: Extent, unit: string): RegExp => {
  const [before, value] =
    'upTo' in extent
      ? ['bis (?:zu )?', `${extent.upTo}`]
      : 'over' in extent
        ? ['(?:über|mehr als) ', `${extent.over}`]
        : 'atLeast' in extent
          ? ['(?:ab |mindestens )?', `${extent.atLeast}(?: und mehr| oder mehr|\\+)?`]
          : ['(?<![\\d–])', `${extent[0]}–${extent[1]}`];
  return new RegExp(`${before}${value} ${unit}`);
};

/** What must stand beside the price of a tier. */
export const detailsOf = ({ squareMetres, rooms, hours, badge, says = [] }: Tier): RegExp[] => [
  ...(squareMetres ? [extentPattern(squareMetres, SQUARE_METRES)] : []),
  ...(rooms ? [extentPattern(rooms, ROOMS)] : []),
  ...(hours ? [extentPattern(hours, HOURS)] : []),
  ...(badge ? [new RegExp(badge)] : []),
  ...says,
];

/** What the groups of all matches hold, each value once, in order of appearance. */
export const valuesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter((group) => group !== undefined))),
];

/** Every number that the text names where it speaks of the figure is the right one; and it names one. */
export const names = (text: string, { pattern, values }: Figure): { found: readonly string[]; right: boolean } => {
  const found = values ? valuesIn(text, pattern) : (text.match(pattern) ?? []).slice(0, 1);
  const right = values ? found.join(' | ') === values.join(' | ') : found.length > 0;
  return { found, right };
};

/** Rows of a test, each titled by its promise. */
export const byPromise = (figures: readonly Figure[]) => figures.map((figure) => [figure.promise, figure] as const);
