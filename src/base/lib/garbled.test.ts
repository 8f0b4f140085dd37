import { expect, test } from 'vitest';
import { garbledWord, ungarbled } from './garbled.ts';

const TEXT = 'Für «Nässe» – über 1’000 m², ein Café, Öl …';

test.each([
  ['Windows', 'FÃ¼r Â«NÃ¤sseÂ» â€“ Ã¼ber 1â€™000 mÂ², ein CafÃ©, Ã–l â€¦'],
  ['Latin-1', Buffer.from(TEXT).toString('latin1')],
])('a text that was read in the encoding of %s becomes what it was', (_name, text) => {
  expect(ungarbled(text)).toBe(TEXT);
  expect(garbledWord(text)).toMatchObject({ start: 0 });
});

test('only the first word is named, whole and without its quotation marks', () => {
  expect(garbledWord('a "KÃ¼che" und BÃ¤der')).toEqual({ start: 3, found: 'KÃ¼che' });
});

test.each([TEXT, 'Neuchâtel, Ålborg, SÃO PAULO, Âge, â la', ''])('«%s» is not garbled', (text) => {
  expect(garbledWord(text)).toBeUndefined();
  expect(ungarbled(text)).toBe(text);
});
