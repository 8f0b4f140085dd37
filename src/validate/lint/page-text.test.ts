import { expect, test } from 'vitest';
import { wordsOf } from './page-text.ts';

test.each([
  ['Wie geht’s, Ada?', ['Wie', 'geht’s', 'Ada']],
  ['z.B. C,D (99,9 %)', ['zB', 'CD', '999']],
  ['Rapperswil-Jona – Zürich\u00a0West', ['Rapperswil', 'Jona', 'Zürich', 'West']],
  ['**Viel** [mehr](/teams/red/) als <em>nichts</em>', ['Viel', 'mehr', 'als', 'nichts']],
  ['’ – … ’’', []],
  ['', []],
])('the words of %j are %j', (text, words) => expect(wordsOf(text)).toEqual(words));
