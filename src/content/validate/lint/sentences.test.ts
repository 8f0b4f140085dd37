import { expect, test } from 'vitest';
import { wordsOf } from './sentences.ts';

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
