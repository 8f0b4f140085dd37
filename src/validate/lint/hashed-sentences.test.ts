import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameFinder } from '../../lib/name-finder.ts';
import type { PageEntry } from '../../types.ts';
import { hashSentences } from './hashed-sentences.ts';
import { SENTENCE_END, sentencesOf } from './sentences.ts';
import { hashWords } from './words.ts';

const pieces = fc.constantFrom(
  ...[
    'Ost',
    'ost',
    'Ostsee',
    'Bad',
    'b',
    'St',
    'É',
    'ΑΣ',
    'Σ',
    '7',
    '’',
    ' ',
    ' ',
    ' ',
    '.',
    '. ',
    '! ',
    ':\n',
    '-',
    '–',
  ],
  ...['<b>', '**', '[Ost](/a. b/)', ',', '«', '\u00a0', '\ud83d\ude00'],
);
const textOf = (max: number) => fc.array(pieces, { maxLength: max }).map((each) => each.join(''));

test('has the words of each sentence, names masked, that reading it word by word has', () => {
  fc.assert(
    fc.property(textOf(25), fc.array(textOf(4), { maxLength: 5 }), (text, all) => {
      const names = nameFinder(all.filter((name) => !SENTENCE_END.test(name)));
      const page = { entry: {} as PageEntry, texts: [{ pointer: '/a', value: text }] };
      const sentences = sentencesOf(page, nameFinder(all), 0);
      expect(hashSentences(text, names)).toEqual(sentences.map(({ words }) => hashWords(words.join(' '))));
    }),
    { numRuns: 2000 },
  );
});
