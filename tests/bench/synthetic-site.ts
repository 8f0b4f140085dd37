/**
 * A website with any number of regional pages, generated from the sample: its data and templates, and additional regions all
 * over German-speaking Switzerland. Each of those has the structure of a real one. Every longer word in its texts is
 * replaced by another real word of the same length, so that all pages differ and every field keeps its size. The same seed
 * produces the same bytes.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';

import { DIRECTORY, type Row } from '../../templates/directory.ts';
import { SAMPLE, sampleDatasets } from '../support/data-files.ts';
import { formOf, type Model, modelOf, WORD } from './synthetic-model.ts';

const DATA = join(SAMPLE, 'data');

/** The number that `nebel new` suggests. */
const NEIGHBOURS = 6;

/** An additional region. */
interface Town {
  readonly city: string;
  readonly model: Model;
  readonly row: Row;
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
  const all = files.map((file) => modelOf(readFileSync(join(DATA, 'regions', file), 'utf8')));
  const models = all.filter(({ city, kind }) => city.length >= 6 && kind === 'district');
  const vocabulary = vocabularyOf(models, all);
  const random = seeded(seed);
  const rows = sampleDatasets(DIRECTORY).filter(({ canton, language }) => canton !== '' && language === 'de');
  const taken = new Set(all.map(({ city }) => city.toLowerCase()));
  const byCanton = new Map<string, string[]>();
  for (let made = files.length; made < pages; made += 1) {
    const [model, row] = [pick(models, random), pick(rows, random)];
    const city = newName(model.city.length, taken, random);
    const others = byCanton.get(row.canton) ?? [];
    const town = { city, model, row };
    const text = `${headOf(town, others.slice(-NEIGHBOURS))}${textOf(town, vocabulary, random)}`;
    writeFileSync(join(data, 'regions', `${city.toLowerCase()}.yaml`), text);
    byCanton.set(row.canton, [...others.slice(-NEIGHBOURS), city]);
  }
}

/** The fields of a town other than its texts. */
function headOf({ city, model, row: { canton, latitude, longitude } }: Town, others: readonly string[]) {
  const neighbours = [...others, ...model.neighbours].slice(0, NEIGHBOURS);
  return stringify({ city, inCity: `in ${city}`, canton, coordinates: { latitude, longitude }, neighbours });
}

/** The texts of a model, about another town and with other words. */
function textOf({ city, model }: Town, vocabulary: Vocabulary, random: Random): string {
  return model.pieces
    .map((piece) => {
      if (piece.kind === 'city') return city;
      return piece.kind === 'word' ? pick(vocabulary.get(formOf(piece.text)) ?? [piece.text], random) : piece.text;
    })
    .join('');
}

/** Real words by their form: length and capitalisation. */
type Vocabulary = ReadonlyMap<string, readonly string[]>;

/** Excludes names of places, which the checks of texts mask or search for. */
function vocabularyOf(models: readonly Model[], all: readonly Model[]): Vocabulary {
  const names = new Set(all.flatMap(({ city, neighbours }) => [city, ...neighbours].flatMap(wordsOf)));
  const words = models.flatMap(({ pieces }) => pieces.flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])));
  const forms = new Map<string, string[]>();
  for (const word of [...new Set(words)].sort()) {
    if (names.has(word)) continue;
    const own = forms.get(formOf(word));
    if (own) own.push(word);
    else forms.set(formOf(word), [word]);
  }
  return forms;
}

const wordsOf = (name: string) => name.match(WORD) ?? [];

/** Makes up an unused name of the given length, such as «Bolira». */
function newName(length: number, taken: Set<string>, random: Random): string {
  for (;;) {
    const letters = Array.from({ length }, (_, at) => pick([...(at % 2 === 0 ? 'bdfgklmnprstvwz' : 'aeiou')], random));
    const name = letters.join('');
    if (taken.has(name)) continue;
    taken.add(name);
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
}

/** Returns a number from 0 up to, but not including, 1. */
type Random = () => number;

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** Mulberry32: small, fast, and uniform enough to choose words. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
