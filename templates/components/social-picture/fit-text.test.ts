import { expect, test } from 'vitest';
import { fitText, textWidth } from './fit-text.ts';

const WIDE = { width: 1080, sizes: [[80, 2]] } as const;

test('lines have nearly the same length', () => {
  const { lines } = fitText('Wann sich nach Covid eine Behandlung der Räume lohnt', WIDE);
  expect(lines).toEqual(['Wann sich nach Covid eine', 'Behandlung der Räume lohnt']);
});

test('text that would be too small to read is cut', () => {
  const { lines } = fitText('viele Worte '.repeat(100_000), WIDE);
  expect(lines.join(' ')).toMatch(/…$/);
  expect(lines.join(' ').length).toBeLessThan(200);
});

test.each([
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung',
  'Ein Satz mit sehr vielen Wörtern, der auch in zwei Zeilen nirgends hinpasst, so klein man ihn auch setzen möchte',
  '漢字漢字漢字漢字漢字漢字漢字漢字',
])('«%s» is made smaller until it fits', (text) => {
  const { size, lines } = fitText(text, WIDE);
  for (const line of lines) expect(textWidth(line, size)).toBeLessThanOrEqual(1080);
});
