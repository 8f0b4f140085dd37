import { expect, test } from 'vitest';
import { escapeXml } from './xml.ts';

test('a text in XML is no markup', () => {
  expect(escapeXml('Mould & odour: <5 % of "all" rooms > none')).toBe(
    'Mould &amp; odour: &lt;5 % of &quot;all&quot; rooms &gt; none',
  );
});

test('characters that no XML document may hold are left out', () => {
  expect(escapeXml('a\u0000b\u001fc\td\ne\uffff')).toBe('abc\td\ne');
});
