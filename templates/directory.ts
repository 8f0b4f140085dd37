/**
 * The official directory of places (Amtliches Ortschaftenverzeichnis, swisstopo), with one row per place and postal code.
 */
import { type Dataset, toSlug } from 'nebel/template-api';

/** Its path below `data/`, and how to parse it for pages and scripts. */
export const DIRECTORY: Dataset<readonly Row[]> = {
  file: 'ortschaften/AMTOVZ_CSV_WGS84.csv',
  parse: readWholeDirectory,
};

/** Attribution that the directory requires. */
export const DIRECTORY_SOURCE = 'Quelle: Amtliches Ortschaftenverzeichnis, swisstopo';

/**
 * One row. A place can have several, one per postal code and municipality. Coordinates are in WGS84 degrees, rounded to
 * three decimals, which is about a hundred metres.
 */
export interface Row {
  readonly place: string;
  readonly postalCode: string;
  /** Distinguishes places with the same postal code: `00` is the main one. */
  readonly suffix: string;
  readonly municipality: string;
  /** Municipality number of the Federal Statistical Office. */
  readonly number: number;
  readonly canton: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly language: string;
}

/** A municipality or a place within one, as a page presents it. */
export interface Town {
  /** Without canton: «Wetzikon». */
  readonly name: string;
  /** With canton if the directory needs it to distinguish places: «Wetzikon ZH». */
  readonly fullName: string;
  readonly canton: string;
  readonly number: number;
  readonly isMunicipality: boolean;
  readonly postalCodes: readonly string[];
  readonly longitude: number;
  readonly latitude: number;
  readonly language: string;
  /** Number of rows of its municipality, a measure of size. */
  readonly rows: number;
}

/**
 * Reads the directory by column name, as in every monthly edition. Throws if a column is missing. Omits places without a
 * canton, which are in Liechtenstein.
 */
export const readDirectory = (csv: string): Row[] => readWholeDirectory(csv).filter(({ canton }) => canton !== '');

/** Like `readDirectory`, but includes Liechtenstein, which has Swiss postal codes. */
function readWholeDirectory(csv: string): Row[] {
  return readNamedColumns(csv).map((line) => ({
    place: line('Ortschaftsname'),
    postalCode: line('PLZ'),
    suffix: line('Zusatzziffer'),
    municipality: line('Gemeindename'),
    number: Number(line('BFS-Nr')),
    canton: line('Kantonskürzel'),
    longitude: rounded(line('E')),
    latitude: rounded(line('N')),
    language: line('Sprache'),
  }));
}

const rounded = (degrees: string) => Math.round(Number(degrees) * 1000) / 1000;

/**
 * Returns towns whose name maps to this slug, with or without canton: `buchs` and `buchs-sg`. German-speaking ones come
 * first, then municipalities before places, then large before small. If no full name matches, names that begin with the
 * slug do: `affoltern` finds Affoltern am Albis.
 */
export function townsOf(slug: string, rows: readonly Row[]): Town[] {
  const exact = townsWhere(rows, (name, canton) => [toSlug(name), toSlug(`${name} ${canton}`)].includes(slug));
  return exact.length > 0 ? exact : townsWhere(rows, (name) => toSlug(name).startsWith(`${slug}-`));
}

/** Returns the rows of the municipalities and the places with this name: «Gossau», «Wil SG», «Gstaad (Saanen)». */
export function withName(rows: readonly Row[], name: string): readonly Row[] {
  const wanted = bareName(name.replace(/ \(.*$/, ''));
  const isNamed = (full: string) => full.startsWith(wanted) && bareName(full) === wanted;
  return rows.filter(({ place, municipality }) => isNamed(place) || isNamed(municipality));
}

/** Returns all municipalities. */
export const municipalities = (rows: readonly Row[]) =>
  [...groupRows(rows, 'number').values()].flatMap((own) => townOf(own, ({ municipality }) => municipality) ?? []);

/** Returns the distance in kilometres, accurate to one percent within the country: one degree of latitude is 111.2 km. */
export function distance(a: Located, b: Located): number {
  const shrink = Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  return 111.2 * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * shrink);
}

type Located = Pick<Town, 'longitude' | 'latitude'>;

function townsWhere(rows: readonly Row[], fits: (name: string, canton: string) => boolean): Town[] {
  const groups = [...groupRows(rows, 'number').values()];
  const whole = groups.filter(([first]) => first && fits(bareName(first.municipality), first.canton));
  // A place can extend into neighbouring municipalities. It counts once, for the first of them.
  const counted = new Set(whole.flat().map(({ place }) => place));
  const parts = groups.flatMap((own) => {
    const [first, ...others] = own.filter(({ place, canton }) => fits(bareName(place), canton) && !counted.has(place));
    if (!first) return [];
    counted.add(first.place);
    return [[first, ...others]];
  });
  const towns = [
    ...whole.flatMap((own) => townOf(own, ({ municipality }) => municipality) ?? []),
    ...parts
      .flatMap((own) => townOf(own, ({ place }) => place) ?? [])
      .map((town) => ({ ...town, isMunicipality: false })),
  ];
  return towns.sort(
    (a, b) =>
      Number(speaksGerman(b)) - Number(speaksGerman(a)) ||
      Number(b.isMunicipality) - Number(a.isMunicipality) ||
      b.rows - a.rows ||
      a.number - b.number,
  );
}

const speaksGerman = ({ language }: Town) => language === 'de' || language === 'multiple';

function townOf(own: readonly Row[], nameOf: (row: Row) => string): Town | undefined {
  const [first] = own;
  if (!first) return undefined;
  const name = bareName(nameOf(first));
  const { canton, number, longitude, latitude, language } = centreOf(name, own) ?? first;
  return {
    name,
    fullName: withoutBrackets(nameOf(first)),
    canton,
    number,
    isMunicipality: true,
    postalCodes: [...new Set(namesakes(name, own).map(({ postalCode }) => postalCode))],
    longitude,
    latitude,
    language,
    rows: own.length,
  };
}

/**
 * Returns the row of a town's centre: the place of the same name, otherwise a place whose name begins with it, at its
 * smallest postal code.
 *
 * @param rows of the town
 */
export function centreOf(name: string, rows: readonly Row[]): Row | undefined {
  const found = namesakes(name, rows);
  return found.find(({ place }) => bareName(place) === bareName(name)) ?? found[0];
}

/**
 * Returns the rows of all places named after a town, such as «Egg b. Zürich», or all rows if there are none. The smallest
 * postal code comes first.
 */
function namesakes(name: string, rows: readonly Row[]): readonly Row[] {
  const named = rows.filter(({ place }) => `${bareName(place)} `.startsWith(`${bareName(name)} `));
  return [...(named.length > 0 ? named : rows)].sort((a, b) => Number(a.postalCode) - Number(b.postalCode));
}

/** Groups rows by a column: those of a municipality, for example, by its number. */
export function groupRows<Column extends keyof Row>(rows: readonly Row[], by: Column): Map<Row[Column], Row[]> {
  const groups = new Map<Row[Column], Row[]>();
  for (const row of rows) {
    const group = groups.get(row[by]);
    if (group) group.push(row);
    else groups.set(row[by], [row]);
  }
  return groups;
}

/** «Buchs (ZH)» and «Buchs ZH» → «Buchs»; «Biel/Bienne» → «Biel». */
export const bareName = (name: string) => withoutBrackets(name).replace(/ [A-Z]{2}$|\/.*$/, '');

/** Municipalities have their canton in brackets, places do not: «Buchs (ZH)» → «Buchs ZH». */
const withoutBrackets = (name: string) => name.replace(/ \(([A-Z]{2})\)$/, ' $1');

/** Parses semicolon-separated values with a header row. The functions return the value of a column in one row. */
function readNamedColumns(csv: string): ((column: string) => string)[] {
  const [head = [], ...lines] = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split(';'));
  const at = new Map(head.map((name, index) => [name, index]));
  return lines.map((line) => (column) => {
    const index = at.get(column);
    // A new edition of the file cannot lose a column unnoticed.
    if (index === undefined) throw new Error(`The table has no column «${column}».`);
    return line[index] ?? '';
  });
}
