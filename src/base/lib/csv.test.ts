import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const cell = (value: string) => toCsv([[value]], { excel: false }).slice(0, -2);

test.each([
  ['Zug, Baar', '"Zug, Baar"'],
  ['one\ntwo', '"one\ntwo"'],
  ['say "hello"', '"say ""hello"""'],
  ['a;b', '"a;b"'],
  ['', ''],
  ['Müller', 'Müller'],
])('«%s» is escaped', (value, written) => {
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
  '＋1',
  '－1',
  '＠1',
])('a cell that a spreadsheet would evaluate as a formula becomes text: %j', (value) => {
  expect(cell(value).replace(/^"/, '')[0]).toBe("'");
});

test.each([
  ["x;=cmd|' /C calc'!A0;y", "x;'=cmd|' /C calc'!A0;y"],
  ["x,=cmd|' /C calc'!A0,y", "x,'=cmd|' /C calc'!A0,y"],
  ['a\n=1\r\n@b\rc', "a\n'=1\r\n'@b\rc"],
  ['a\t＝1', "a\t'＝1"],
  ['a;  -1;\n=2', "a;'  -1;\n'=2"],
  ['a;"=1"', 'a;\'"=1"'],
  [' =1', "' =1"],
  ['a;+1,cmd|x', "a;'+1,cmd|x"],
])('a formula is also defused where another program would split the cell: %j', (value, text) => {
  for (const excel of [true, false]) {
    const written = toCsv([[value]], { excel }).replace(/^\uFEFF?"?|"?\r\n$/g, '');
    expect(written.replaceAll('""', '"')).toBe(text);
  }
});

test.each([
  'CHF 400–700, im Mai 10-12 Uhr',
  'Küche, Bad; a = b, 3 + 4',
  'ada@example.com, bob@example.com',
  'Rufen Sie an:\n– abends\n– am Wochenende',
  'Bitte anrufen, +41 79 123 45 67',
])('ordinary text stays as it was typed: %j', (value) => {
  expect(cell(value)).toBe(`"${value}"`);
});

test('a list with dashes stays readable, although a dash can begin a formula', () => {
  expect(cell('Zimmer:\n- Küche\n- Bad')).toBe(`"Zimmer:\n'- Küche\n'- Bad"`);
});

test('a phone number stays as it was typed', () => {
  expect(cell('+41 79 123 45 67')).toBe('+41 79 123 45 67');
  expect(cell('+41791234567+1')).toBe("'+41791234567+1");
  expect(toCsv([['Ada', '+41 79 123 45 67', 'Zug']], { excel: true })).toContain('Ada;+41 79 123 45 67;Zug');
  expect(toCsv([['+1', "cmd|' /C calc'!A0"]], { excel: true }), 'the next cell might continue it').toContain("'+1;");
});

test.each(['0791234567', '+41791234567', '01067', '756123456789012'])(
  'Excel keeps the zero, the plus and all digits of %s',
  (number) => {
    expect(toCsv([['Ada', number]], { excel: true })).toBe(`\uFEFFAda;"=""${number}"""\r\n`);
    expect(toCsv([['Ada', number]], { excel: false })).toBe(`Ada,${number}\r\n`);
  },
);

test.each(['8001', '12.5', '2026-11-21 10:32:05', '079 123 45 67'])('Excel reads %s as it is', (value) => {
  expect(toCsv([['Ada', value]], { excel: true })).toBe(`\uFEFFAda;${value}\r\n`);
});

test('a file for Excel uses semicolons and begins with a byte order mark', () => {
  expect(toCsv([['Ä', 'b,c', '=1']], { excel: true })).toBe(`\uFEFFÄ;"b,c";'=1\r\n`);
});
