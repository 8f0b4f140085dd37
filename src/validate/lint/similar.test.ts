import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameFinder } from '../../lib/name-finder.ts';
import type { PageEntry } from '../../types.ts';
import { type Sentence, sentencesOf, shinglesOf } from './sentences.ts';
import { type Compared, repeated, similar } from './similar.ts';

const LIMITS = { types: [], sequenceWords: 2, sharedSequences: 0.5, ownSentences: 0.6 };

function compared(text: string, index: number): Compared {
  const source = { file: `${index}.yaml`, text: '' };
  const page = { entry: { source } as PageEntry, texts: [{ pointer: '/a', value: text }] };
  const names = nameFinder([]);
  return {
    source: page.entry.source,
    shingles: shinglesOf(page, names, LIMITS.sequenceWords),
    read: () => sentencesOf(page, names, LIMITS.sequenceWords),
  };
}

const keyOf = ({ words }: Sentence) => words.join(' ');

const sequencesOf = (page: Compared) =>
  new Set(page.read().flatMap(({ words }) => words.slice(1).map((word, at) => `${words[at]} ${word}`)));

/** Every page held against every other by its texts alone. */
function carefully(pages: readonly Compared[]): unknown[] {
  const pairs = pages.flatMap((one, place) => pages.slice(place + 1).map((other) => [one, other] as const));
  const sharing = pairs.flatMap(([one, other]) => {
    const [some, others] = [sequencesOf(one), sequencesOf(other)];
    const share = [...some].filter((each) => others.has(each)).length / Math.max(1, Math.min(some.size, others.size));
    return share >= LIMITS.sharedSequences ? [[one.source.file, other.source.file, Math.round(share * 100)]] : [];
  });
  const repeating = pages.flatMap((page) => {
    const others = new Set(pages.filter((other) => other !== page).flatMap((other) => other.read().map(keyOf)));
    const sentences = page.read().map(keyOf);
    const own = 1 - sentences.filter((each) => others.has(each)).length / Math.max(1, sentences.length);
    return own < LIMITS.ownSentences ? [[page.source.file, Math.round(own * 100)]] : [];
  });
  return [sharing, repeating];
}

const quickly = (pages: readonly Compared[]) => [
  similar(pages, LIMITS).map(({ params, place }) => {
    const { other, percent } = params as { other: string; percent: number };
    return [other, place.file, percent];
  }),
  repeated(pages, LIMITS).map(({ params, place }) => [place.file, (params as { percent: number }).percent]),
];

test('pages that say the same are those that comparing their texts finds', () => {
  const sentence = fc.array(fc.constantFrom(...'abcdefghijkl'), { minLength: 1, maxLength: 5 });
  const text = fc.array(
    sentence.map((words) => `${words.join(' ')}. `),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 9 }), (texts) => {
      const pages = texts.map((each, index) => compared(each.join(''), index));
      expect(quickly(pages)).toEqual(carefully(pages));
    }),
    { numRuns: 300 },
  );
});

/** The same page with the sequences of another, as if all their words had the same hashes. */
const lookingLike = (page: Compared, other: Compared): Compared => ({
  ...page,
  shingles: { ...page.shingles, sequences: other.shingles.sequences },
});

test('pages that only look the same, because other words have the same hashes, are not blamed', () => {
  const [red, liquid] = ['Red costarring team.', 'Red liquid team.'].map(compared) as [Compared, Compared];
  expect(quickly([red, lookingLike(liquid, red)])).toEqual([[], []]);
});

test('of many pages that say the same, each is blamed for being like a few', () => {
  const pages = Array.from({ length: 40 }, (_, index) => compared('Red wins again. Blue loses again.', index));
  const found = similar(pages, LIMITS).map(({ place }) => place.file);
  expect(new Set(found)).toEqual(new Set(pages.slice(1).map(({ source }) => source.file)));
  expect(found.filter((file) => file === '39.yaml')).toHaveLength(8);
});
