import { expect, test } from 'vitest';
import { fitText, textWidth, toKnownLetters } from './fit-text.ts';

const WIDE = { width: 1080, sizes: [[80, 2]] } as const;

test('lines have nearly the same length', () => {
  const { lines } = fitText('Wann sich nach Covid eine Behandlung der Räume lohnt', WIDE);
  expect(lines).toEqual(['Wann sich nach Covid eine', 'Behandlung der Räume lohnt']);
});

test('a short text stays on one line', () => {
  expect(fitText('Impressum', WIDE)).toEqual({ size: 80, lines: ['Impressum'] });
});

test('a preposition is not left at the end of a line if a slightly smaller size avoids it', () => {
  const sizes = [
    [80, 2],
    [66, 2],
  ] as const;
  const { lines } = fitText('Covid und andere Viren: wo Vernebeln nützt und wo Lüften', { width: 1080, sizes });
  expect(lines).toEqual(['Covid und andere Viren:', 'wo Vernebeln nützt und wo Lüften']);
});

test('text that would be too small to read is cut', () => {
  const { lines } = fitText('viele Worte '.repeat(100_000), WIDE);
  expect(lines.join(' ')).toMatch(/…$/);
  expect(lines.join(' ').length).toBeLessThan(200);
});

test('the largest size that fits is used', () => {
  const sizes = [
    [200, 1],
    [100, 1],
    [50, 1],
  ] as const;
  expect(fitText('Affoltern am Albis', { width: 1080, sizes }).size).toBe(100);
});

test.each([
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung',
  'Ein Satz mit sehr vielen Wörtern, der auch in zwei Zeilen nirgends hinpasst, so klein man ihn auch setzen möchte',
  '漢字漢字漢字漢字漢字漢字漢字漢字',
])('«%s» is made smaller until it fits', (text) => {
  const { size, lines } = fitText(text, WIDE);
  for (const line of lines) expect(textWidth(line, size)).toBeLessThanOrEqual(1080);
});

test('a line does not break at a no-break space', () => {
  const { lines } = fitText('Rund CHF\u00a0300 für eine Wohnung', { width: 300, sizes: [[40, 3]] });
  expect(lines.some((line) => line.includes('CHF\u00a0300'))).toBe(true);
});

test('a letter loses a diacritic that the font lacks, and no surrogate pair is split', () => {
  expect(toKnownLetters('Dvořák in Zürich 💥')).toBe('Dvorak in Zürich 💥');
});
