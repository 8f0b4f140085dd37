import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Numeral } from './numeral.tsx';

const shown = (numeral: Parameters<typeof Numeral>[0]) =>
  renderToStaticMarkup(<Numeral {...numeral} />).replace(/<[^>]*>/g, '');

test.each([
  [{ prefix: 'CHF', value: '0' }, 'CHF\u00a00'],
  [{ prefix: 'ab', value: 'CHF\u00a0400–700' }, 'ab\u00a0CHF\u00a0400–700'],
  [{ prefix: 'ab CHF', value: 'CHF\u00a0400' }, 'ab\u00a0CHF\u00a0400'],
  [{ value: '5', unit: 'Mio.' }, '5\u00a0Mio.'],
])('a numeral has at most one currency: %j', (num, expected) => {
  expect(shown(num)).toBe(expected);
});
