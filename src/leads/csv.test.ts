import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const cell = (value: string) => toCsv([[value]], { excel: false }).slice(0, -2);

test('cells stand between commas, and rows end with CRLF', () => {
  expect(
    toCsv(
      [
        ['Name', 'City'],
        ['Ada', 'Zug'],
      ],
      { excel: false },
    ),
  ).toBe('Name,City\r\nAda,Zug\r\n');
});

test.each([
  ['Zug, Baar', '"Zug, Baar"'],
  ['one\ntwo', '"one\ntwo"'],
  ['say "hello"', '"say ""hello"""'],
  ['a;b', '"a;b"'],
  ['', ''],
  ['Müller', 'Müller'],
])('«%s» is written so that it reads the same', (value, written) => {
  expect(cell(value)).toBe(written);
});

test.each([
  '=HYPERLINK("http://evil.example","click")',
  '+1+cmd|calc',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
])('a cell that a spreadsheet would calculate is made text: %j', (value) => {
  expect(cell(value).replace(/^"/, '')[0]).toBe("'");
});

test('a phone number stays as it was typed', () => {
  expect(cell('+41 79 123 45 67')).toBe('+41 79 123 45 67');
  expect(cell('+41791234567+1')).toBe("'+41791234567+1");
});

test('for Excel there are semicolons, and the file says that it is UTF-8', () => {
  expect(toCsv([['Ä', 'b,c', '=1']], { excel: true })).toBe(`\uFEFFÄ;"b,c";'=1\r\n`);
});
