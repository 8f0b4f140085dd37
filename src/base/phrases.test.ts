import { expect, test } from 'vitest';
import { brief } from './phrases.ts';

test('a paragraph is shortened, but a URL is kept whole, so that it can be copied', () => {
  expect(brief('Wenn es feucht ist,\n  dann '.repeat(9))).toBe(
    'Wenn es feucht ist, dann Wenn es feucht ist, dann Wenn es f…',
  );
  const address = '/services/schimmel/#frage-wer-bezahlt-die-mieterin-oder-der-vermieter';
  expect(brief(address)).toBe(address);
  expect(brief('x'.repeat(5000))).toHaveLength(160);
});
