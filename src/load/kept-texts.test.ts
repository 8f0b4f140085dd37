import { expect, test } from 'vitest';
import { KeptTexts } from './kept-texts.ts';

test('the text of a file is kept until it has another one', () => {
  const texts = new KeptTexts(100);
  texts.keep('/red.yaml', 'a', 'name: Red');
  texts.keep('/blue.yaml', 'b', 'name: Blue');
  expect(texts.get('/red.yaml', 'a')).toBe('name: Red');
  texts.keep('/red.yaml', 'c', 'name: Red Team');
  texts.keep('/blue.yaml', 'b', 'name: Blue');
  expect(texts.get('/red.yaml', 'a')).toBeUndefined();
  expect(texts.get('/red.yaml', 'c')).toBe('name: Red Team');
});

test('of what there is no room for, the latest is kept, and takes nothing from the others', () => {
  const texts = new KeptTexts(20);
  texts.keep('/red.yaml', 'a', 'name: Red');
  texts.keep('/blue.yaml', 'b', 'name: Blue Team');
  expect(texts.get('/blue.yaml', 'b')).toBe('name: Blue Team');
  texts.keep('/gold.yaml', 'c', 'name: Gold');
  expect(texts.get('/blue.yaml', 'b')).toBeUndefined();
  expect(texts.get('/red.yaml', 'a')).toBe('name: Red');
});

test('a shorter text makes room for others', () => {
  const texts = new KeptTexts(20);
  texts.keep('/red.yaml', 'a', 'name: The Red Team');
  texts.keep('/red.yaml', 'b', 'name: Red');
  texts.keep('/gold.yaml', 'c', 'name: Gold');
  texts.keep('/blue.yaml', 'd', 'name: Blue');
  expect(texts.get('/gold.yaml', 'c')).toBe('name: Gold');
});
