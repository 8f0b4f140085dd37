import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageEntry, Source } from '../../../api/types.ts';
import { linesOf } from '../../../base/findings/locate.ts';
import { nameFinder } from '../../../base/lib/name-finder.ts';
import { type Sentence, sentencesOf, shinglesOf, wordsOf } from './sentences.ts';
import { type ComparedPage, checkRepetition, checkSimilarity } from './similar.ts';

const LIMITS = { types: [], sequenceWords: 2, sharedSequences: 0.5, ownSentences: 0.6 };

function comparedPage(text: string, index: number, ownNames: readonly string[] = []): ComparedPage {
  const source = { file: `${index}.yaml`, text, lines: () => linesOf(text) } as Source;
  const page = { entry: { source } as PageEntry, texts: [{ pointer: '/a', value: text }] };
  const names = nameFinder(ownNames);
  return {
    source: page.entry.source,
    shingles: shinglesOf(page, names, LIMITS.sequenceWords),
    read: () => sentencesOf(page, names, LIMITS.sequenceWords),
  };
}

const keyOf = ({ words }: Sentence) => words.join(' ');

const sequencesOf = (page: ComparedPage) =>
  new Set(page.read().flatMap(({ words }) => words.slice(1).map((word, at) => `${words[at]} ${word}`)));

/** Compares every page with every other by its texts alone. */
function exhaustively(pages: readonly ComparedPage[]): unknown[] {
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

const byHashes = (pages: readonly ComparedPage[]) => [
  checkSimilarity(pages, LIMITS).map(({ params, place }) => {
    const { other, percent } = params as { other: string; percent: number };
    return [other, place.file, percent];
  }),
  checkRepetition(pages, LIMITS).map(({ params, place }) => [place.file, (params as { percent: number }).percent]),
];

test('hashing finds the same similar pages as comparing their texts', () => {
  const sentence = fc.array(fc.constantFrom(...'abcdefghijkl'), { minLength: 1, maxLength: 5 });
  const text = fc.array(
    sentence.map((words) => `${words.join(' ')}. `),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 9 }), (texts) => {
      const pages = texts.map((each, index) => comparedPage(each.join(''), index));
      expect(byHashes(pages)).toEqual(exhaustively(pages));
    }),
    { numRuns: 300 },
  );
});

/** A page with the hashes of another, as if all of them collided. */
const withHashesOf = (page: ComparedPage, other: ComparedPage): ComparedPage => ({
  ...page,
  shingles: { ...page.shingles, sequences: other.shingles.sequences },
});

test('pages whose hashes collide by chance are not reported', () => {
  const [red, liquid] = ['Red costarring team.', 'Red liquid team.'].map((text, index) =>
    comparedPage(text, index),
  ) as [ComparedPage, ComparedPage];
  expect(byHashes([red, withHashesOf(liquid, red)])).toEqual([[], []]);
});

test('each of many similar pages is reported for a few others only', () => {
  const pages = Array.from({ length: 40 }, (_, index) => comparedPage('Red wins again. Blue loses again.', index));
  const found = checkSimilarity(pages, LIMITS).map(({ place }) => place.file);
  expect(new Set(found)).toEqual(new Set(pages.slice(1).map(({ source }) => source.file)));
  expect(found.filter((file) => file === '39.yaml')).toHaveLength(8);
});

test('a shared passage is quoted and underlined in full after a name of several words', () => {
  const names = ['St. Gallen', 'La Chaux-de-Fonds', 'Uster'];
  const pages = [
    'In Uster train we every Monday.',
    'In St. Gallen and in La Chaux-de-Fonds train we every Monday.',
  ].map((text, index) => comparedPage(text, index, names));
  const [found] = checkSimilarity(pages, LIMITS);
  expect(found?.params).toMatchObject({ passages: ['in La Chaux de Fonds train we every Monday'] });
  // The underlined words are the first three of the passage.
  expect(found?.place.range).toMatchObject({ line: 1, column: 19 });
});

test.each([
  ['Wie geht’s, Ada?', ['Wie', 'geht’s', 'Ada']],
  ['z.B. C,D (99,9 %)', ['zB', 'CD', '999']],
  ['Rapperswil-Jona – Zürich\u00a0West', ['Rapperswil', 'Jona', 'Zürich', 'West']],
  ['’ – … ’’', []],
  ['<p>Ein <strong class="a b">Wort</strong><br>noch eins</p>', ['Ein', 'Wort', 'noch', 'eins']],
  ["«Wie geht’s?», l'eau", ['Wie', 'geht’s', "l'eau"]],
  [' … ’ – ! 7 ', ['7']],
])('the words of %j are %j', (text, words) => expect(wordsOf(text)).toEqual(words));
