import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Numeral } from './numeral.tsx';

const shown = (value: string) =>
  renderToStaticMarkup(<Numeral value={value} />)
    .replace(/^<span class="numeral">|<\/span>$/g, '')
    .replace(/<small[^>]*>/g, '(')
    .replaceAll('</small>', ')');

test.each([
  ['CHF 0', '(CHF\u00a0)0'],
  ['CHF\u00a05 Mio.', '(CHF\u00a0)5(\u00a0Mio.)'],
  ['ab CHF 400', '(ab\u00a0CHF\u00a0)400'],
  ['rund 60 %', '(rund\u00a0)60(\u00a0%)'],
  ['2-4 h', '2–4(\u00a0h)'],
  ['½–1 Tag', '½–1(\u00a0Tag)'],
  ['1’000+', '1’000(+)'],
  ['4,9/5', '4,9(/5)'],
  ['1 : 10’000', '1 : 10’000'],
  ['unter 1 zu 10’000', '(unter\u00a01\u00a0zu\u00a0)10’000'],
  ['670 m ü. M.', '670(\u00a0m ü. M.)'],
  ['vorher', 'vorher'],
])('the words around the number of «%s» are small', (value, expected) => expect(shown(value)).toBe(expected));
