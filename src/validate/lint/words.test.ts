import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashWords, wordsOf } from './words.ts';

test.each([
  ['Wie geht’s, Ada?', ['Wie', 'geht’s', 'Ada']],
  ['z.B. C,D (99,9 %)', ['zB', 'CD', '999']],
  ['Rapperswil-Jona – Zürich\u00a0West', ['Rapperswil', 'Jona', 'Zürich', 'West']],
  ['**Viel** [mehr](/teams/red/) als <em>nichts</em>', ['Viel', 'mehr', 'als', 'nichts']],
  ['’ – … ’’', []],
  ['Eins – zwei — drei-vier', ['Eins', 'zwei', 'drei', 'vier']],
  ['CHF 400', ['CHF', '400']],
  ['<p>Ein <strong class="a b">Wort</strong><br>noch eins</p>', ['Ein', 'Wort', 'noch', 'eins']],
  ['Siehe [das Bad](/bad/ein zimmer/) und **hier**.', ['Siehe', 'das', 'Bad', 'und', 'hier']],
  ["«Wie geht’s?», l'eau", ['Wie', 'geht’s', "l'eau"]],
  ['a\u00a0b  c\n d', ['a', 'b', 'c', 'd']],
  [' … ’ – ! 7 ', ['7']],
  ['', []],
])('the words of %j are %j', (text, words) => expect(wordsOf(text)).toEqual(words));

const texts = fc
  .array(fc.constantFrom(..."aÄzσςΣİ7’'<b>[](x)**.,!?: -–—\n\u00a0«»\ud83d\ude00"), { maxLength: 30 })
  .map((characters) => characters.join(''));

const anyUnits = fc.array(fc.nat(0xffff), { maxLength: 20 }).map((units) => String.fromCharCode(...units));

test('each word has the hash that it has alone, however it is written', () => {
  fc.assert(
    fc.property(fc.oneof(texts, anyUnits), (text) => {
      const alone = (words: string) => wordsOf(words).flatMap((word) => hashWords(word));
      expect(hashWords(text)).toEqual(alone(text));
      expect(hashWords(text.toLowerCase())).toEqual(alone(text.toLowerCase()));
    }),
  );
  expect(hashWords('Ost ΟΔΟΣ İl')).toEqual(hashWords('OST οδος il'));
});

test('other words have other hashes, whatever order their letters come in', () => {
  expect(new Set(hashWords("ab ba a b abc a’b a'b ä a1 1a ζ")).size).toBe(11);
});
