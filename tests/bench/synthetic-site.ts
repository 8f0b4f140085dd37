/**
 * A website with any number of regional pages, generated from the sample: its data and templates, and additional regions all
 * over German-speaking Switzerland. Each of those has the structure of a real one. Every longer word in its texts is
 * replaced by another real word of the same length, so that all pages differ and every field keeps its size. The same seed
 * produces the same bytes.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, parse, visit } from 'yaml';
import { groupBy } from '../../src/base/lib/collections.ts';
import { DIRECTORY } from '../../templates/directory.ts';
import { type Randomness, seededRandom } from '../support/random.ts';
import { reworded } from '../support/reworded.ts';

const DATA = join(import.meta.dirname, '../fixtures/website/data');

/** The number that `nebel new` suggests. */
const NEIGHBOURS = 6;

/** Fields that differ on every page, and those that only one page can have. */
const OMITTED = ['city', 'inCity', 'canton', 'coordinates', 'neighbours', 'coverage', 'sections', 'testimonials'];

/** A real region, as far as it is read here. */
interface Model {
  readonly city: string;
  readonly kind: string;
  readonly neighbours: readonly string[];
  readonly prices: unknown;
}

/**
 * Writes `data/` of such a site into an empty folder. The additional pages have no sections and no testimonials of the real
 * site, because those can be on one page only.
 *
 * @param pages number of regional pages in all; at least as many as the real site has, and at most 10,000
 */
export function writeSyntheticSite(folder: string, pages: number, seed = 1): void {
  const data = join(folder, 'data');
  cpSync(DATA, data, { recursive: true });
  // The list of addresses belongs to the real site. A build without a list starts a new one.
  rmSync(join(data, 'adressen.yaml'), { force: true });
  const files = readdirSync(join(DATA, 'regions')).sort();
  const texts = files.map((file) => readFileSync(join(DATA, 'regions', file), 'utf8'));
  const all = texts.map((text) => parse(text) as Model);
  const models = texts.filter((_, at) => (all[at]?.city.length ?? 0) >= 6 && all[at]?.kind === 'district');
  const names = all.flatMap(({ city, neighbours }) => [city, ...neighbours]);
  const vocabulary = vocabularyOf(all, names);
  const random = seededRandom(seed);
  const places = DIRECTORY.parse(readFileSync(join(DATA, DIRECTORY.file), 'utf8'));
  const rows = places.filter(({ canton, language }) => canton !== '' && language === 'de');
  const taken = new Set(all.map(({ city }) => city.toLowerCase()));
  const byCanton = new Map<string, string[]>();
  for (let made = files.length; made < pages; made += 1) {
    const text = pick(models, random);
    const { city: real } = parse(text) as Model;
    const { canton, latitude, longitude } = pick(rows, random);
    const city = newName(real.length, taken, random);
    const { prices, ...rest } = parse(text.replaceAll(real, city)) as Model;
    for (const field of OMITTED) delete (rest as Record<string, unknown>)[field];
    const others = byCanton.get(canton) ?? [];
    const change = (word: string) => pick(vocabulary.get(formOf(word)) ?? [word], random);
    const page = {
      city,
      inCity: `in ${city}`,
      canton,
      coordinates: { latitude, longitude },
      neighbours: [...others, ...names.filter((name) => name !== real)].slice(0, NEIGHBOURS),
      ...(reworded(rest, [city], change) as object),
      // Other fields refer to their texts.
      prices,
    };
    writeFileSync(join(data, 'regions', `${city.toLowerCase()}.yaml`), asWritten(page));
    byCanton.set(canton, [...others.slice(1 - NEIGHBOURS), city]);
  }
}

/** Texts longer than this are folded in the files of the website. */
const LONG_TEXT = 80;

/** Writes a file like those of the website, whose long texts begin with `>-`. */
function asWritten(page: object): string {
  const document = new Document(page);
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string' && node.value.length > LONG_TEXT) node.type = 'BLOCK_FOLDED';
    },
  });
  return document.toString({ lineWidth: 120 });
}

/** Key of a word by its length, and by whether it is capitalised. */
const formOf = (word: string) => `${word.length}${/^\p{Lu}/u.test(word)}`;

/** Returns real words by their form, without names of places, which the checks of texts mask or search for. */
function vocabularyOf(models: readonly Model[], names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const words = new Set<string>();
  for (const { prices: _, ...rest } of models) {
    reworded(rest, names, (word) => {
      words.add(word);
      return word;
    });
  }
  return groupBy([...words].sort(), formOf);
}

/** Makes up an unused name of the given length, such as «Bolira». */
function newName(length: number, taken: Set<string>, random: Randomness): string {
  for (;;) {
    const letters = Array.from({ length }, (_, at) => pick([...(at % 2 === 0 ? 'bdfgklmnprstvwz' : 'aeiou')], random));
    const name = letters.join('');
    if (taken.has(name)) continue;
    taken.add(name);
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
}

const pick = <Item>(items: readonly Item[], random: Randomness): Item => items[random.upTo(items.length) - 1] as Item;
