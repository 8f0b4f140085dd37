/**
 * A website of any number of regional pages, made from the real one: its data and templates as they are, and as many
 * more regions as are asked for. Each of those has the structure of a real one. Every longer word in its texts is
 * replaced by another real word of the same length, so that no two pages say the same and every field keeps its size.
 * The same seed gives the same bytes.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isScalar, parseDocument, visit } from 'yaml';

const DATA = join(import.meta.dirname, '../../data');

/** Fields that say something in words. All others keep what they say. */
const TEXTS = /^(title|description|lead|label|heading|text|question|answer|paragraphs|highlights)$/;

/** Parts of a page that other parts refer to, or that the law watches. */
const KEPT = /^(prices|sections|testimonials)$/;

/** Facts and the targets of links. */
const MARKUP = /(\{\{[^}]*\}\}|\]\([^)]*\))/;

const WORD = /(?<!\p{L})\p{L}{4,}(?!\p{L})/gu;

/** Names that are masked or looked for in texts must not come about by chance. */
type Names = ReadonlySet<string>;

/** A real regional page that others are modelled on. */
interface Model {
  readonly text: string;
  readonly city: string;
}

/**
 * Writes `data/` of such a site into an empty folder. What the real site has in sections and testimonials is left out
 * of the pages that are added: those may stand on one page only.
 *
 * @param pages number of regional pages in all; at least as many as the real site has
 */
export function writeSyntheticSite(folder: string, pages: number, seed = 1): void {
  const data = join(folder, 'data');
  cpSync(DATA, data, { recursive: true });
  // The list of addresses belongs to the real site; a build without one begins a new one.
  rmSync(join(data, 'adressen.yaml'), { force: true });
  const files = readdirSync(join(DATA, 'regions')).sort();
  const models = files.map((file) => modelOf(readFileSync(join(DATA, 'regions', file), 'utf8')));
  const usable = models.filter(({ text, city }) => city.length >= 6 && /^kind: district$/m.test(text));
  const random = seeded(seed);
  const vocabulary = vocabularyOf(usable, namesIn(models));
  const taken = new Set(models.map(({ city }) => city.toLowerCase()));
  for (let index = files.length; index < pages; index += 1) {
    const model = pick(usable, random);
    const city = newName(model.city.length, taken, random);
    // The schema allows no larger place in the list than 9999.
    const text = regionLike(model, city, index, vocabulary, random);
    writeFileSync(join(data, 'regions', `${city.toLowerCase()}.yaml`), text);
  }
}

function modelOf(text: string): Model {
  return { text, city: String(parseDocument(text).get('city')) };
}

function regionLike({ text, city: old }: Model, city: string, order: number, words: Vocabulary, random: Random) {
  const document = parseDocument(text);
  document.set('city', city);
  document.set('place', `in ${city}`);
  document.set('order', order);
  for (const part of ['sections', 'testimonials']) document.delete(part);
  rewrite(document, (value) =>
    value
      .split(old)
      .map((part) => otherWords(part, words, random))
      .join(city),
  );
  return document.toString({ lineWidth: 120 });
}

/** Gives every text of a document new words. */
function rewrite(document: Document, change: (value: string) => string): void {
  visit(document, {
    Pair(_key, { key }) {
      return isScalar(key) && KEPT.test(String(key.value)) ? visit.SKIP : undefined;
    },
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const fields = path.flatMap((step) => ('key' in step && isScalar(step.key) ? [String(step.key.value)] : []));
      if (TEXTS.test(fields.at(-1) ?? '')) node.value = change(node.value);
    },
  });
}

/** Real words by their form: how long they are, and whether they begin with a capital letter. */
type Vocabulary = ReadonlyMap<string, readonly string[]>;

const formOf = (word: string) => `${word.length}${/^\p{Lu}/u.test(word)}`;

function vocabularyOf(models: readonly Model[], names: Names): Vocabulary {
  const words = new Map<string, Set<string>>();
  for (const { text } of models) {
    rewrite(parseDocument(text), (value) => {
      for (const part of value.split(MARKUP).filter((_, index) => index % 2 === 0)) {
        for (const [word] of part.matchAll(WORD)) {
          if (!names.has(word)) words.set(formOf(word), (words.get(formOf(word)) ?? new Set()).add(word));
        }
      }
      return value;
    });
  }
  return new Map([...words].map(([form, known]) => [form, [...known].sort()]));
}

function otherWords(text: string, words: Vocabulary, random: Random): string {
  return text
    .split(MARKUP)
    .map((part, index) => {
      if (index % 2 === 1) return part;
      return part.replace(WORD, (word) => pick(words.get(formOf(word)) ?? [word], random));
    })
    .join('');
}

function namesIn(models: readonly Model[]): Names {
  const names = models.flatMap(({ text, city }) => {
    const { neighbours = [] } = parseDocument(text).toJS() as { neighbours?: string[] };
    return [city, ...neighbours].flatMap((name) => [name, ...name.split(/[^\p{L}]+/u)]);
  });
  return new Set(names);
}

/** A name of this length that nothing else has: «Bolira». */
function newName(length: number, taken: Set<string>, random: Random): string {
  for (;;) {
    const letters = Array.from({ length }, (_, at) => pick([...(at % 2 === 0 ? 'bdfgklmnprstvwz' : 'aeiou')], random));
    const name = letters.join('');
    if (taken.has(name)) continue;
    taken.add(name);
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
}

/** A number from 0 up to, but not including, 1. */
type Random = () => number;

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** Mulberry32: small, quick and even enough to choose words. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
