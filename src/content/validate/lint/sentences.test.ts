import { expect, test } from 'vitest';
import { wordsOf } from './sentences.ts';

test.each([
  ['Wie geht’s, Ada?', ['Wie', 'geht’s', 'Ada']],
  ['z.B. C,D (99,9 %)', ['zB', 'CD', '999']],
  ['Rapperswil-Jona – Zürich\u00a0West', ['Rapperswil', 'Jona', 'Zürich', 'West']],
  ['’ – … ’’', []],
  ['<p>Ein <strong class="a b">Wort</strong><br>noch eins</p>', ['Ein', 'Wort', 'noch', 'eins']],
  ["«Wie geht’s?», l'eau", ['Wie', 'geht’s', "l'eau"]],
  [' … ’ – ! 7 ', ['7']],
])('the words of %j are %j', (text, words) => expect(wordsOf(text)).toEqual(words));
