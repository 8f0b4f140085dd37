import { expect, test } from 'vitest';
import { escapeXml } from './xml.ts';

test('markup characters are escaped', () => {
  expect(escapeXml('Mould & odour: <5 % of "all" rooms > none')).toBe(
    'Mould &amp; odour: &lt;5 % of &quot;all&quot; rooms &gt; none',
  );
});

test('characters not allowed in XML are removed', () => {
  expect(escapeXml('a\u0000b\u001fc\td\ne\uffff')).toBe('abc\td\ne');
});
