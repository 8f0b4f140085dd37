import { expect, test } from 'vitest';
import { multipartEntries } from './read-parts.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** Reads a body. File contents are returned as text. */
const read = (type: string, body: string, isWhole = true) =>
  multipartEntries(type, bytesOf(body), isWhole).map(([name, value]) => {
    const file = value as { name: string; bytes: Uint8Array };
    return typeof value === 'string' ? [name, value] : [name, file.name, Buffer.from(file.bytes).toString('latin1')];
  });

const TYPE = 'multipart/form-data; boundary=X';
const field = (name: string, value: string) =>
  `--X\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (parameters: string, content: string) =>
  `--X\r\nContent-Disposition: form-data; name="photos"; ${parameters}\r\nContent-Type: image/jpeg\r\n\r\n${content}\r\n`;
const utf8 = (text: string) => Buffer.from(text).toString('latin1');

test.each([
  'multipart/form-data; xboundary=zzzz; boundary=b',
  'multipart/form-data; note="a; boundary=zzzz"; boundary=b',
  'multipart/form-data; boundary=b; boundary=zzzz',
])('the boundary of «%s» is read as browsers write it', (type) => {
  expect(read(type, `${field('a', 'b').replace('--X', '--b')}--b--`)).toEqual([['a', 'b']]);
});

test('fields and files arrive as sent', () => {
  const body = `${field('name', utf8('Zoë'))}${file('filename="a.jpg"', '\r\n--\xff\xd8\r\n--Y\r\r\n')}${field('empty', '')}--X--\r\n`;
  expect(read(TYPE, body)).toEqual([
    ['name', 'Zoë'],
    ['photos', 'a.jpg', '\r\n--\xff\xd8\r\n--Y\r\r\n'],
    ['empty', ''],
  ]);
});

test.each([
  ['is read in UTF-8', `filename="${utf8('Küche 照片.jpg')}"`, 'Küche 照片.jpg'],
  ['is read in another character set as far as possible', 'filename="K\xfcche.jpg"', 'K\ufffdche.jpg'],
  ['is read without quotes', 'filename=a.jpg', 'a.jpg'],
])('the name of a file %s', (_how, parameters, name) => {
  expect(read(TYPE, `${file(parameters, 'P')}--X--`)).toEqual([['photos', name, 'P']]);
});

test('a truncated body gives all its values, the last one as far as it arrived', () => {
  const body = `${field('name', 'Ann')}${file('filename="a.jpg"', 'half')}`.slice(0, -4);
  expect(read(TYPE, body, false)).toEqual([
    ['name', 'Ann'],
    ['photos', 'a.jpg', 'ha'],
  ]);
  expect(read(TYPE, `${field('name', 'Ann')}--X\r\nContent-Dis`, false)).toEqual([['name', 'Ann']]);
});

test.each([
  ['without an end', field('a', 'b')],
  ['whose part has no name', '--X\r\nContent-Disposition: form-data\r\n\r\n\r\n--X--'],
  ['whose part has no headers', '--X\r\n\r\nx\r\n--X--'],
  ['with letters that are not UTF-8', `${field('a', 'Z\xfcrich')}--X--`],
  ['with too many parts', `${field('a', 'b').repeat(201)}--X--`],
  ['with another boundary', field('a', 'b').replaceAll('--X', '--Y')],
])('a body %s is malformed', (_what, body) => {
  expect(() => read(TYPE, body)).toThrow();
});

test('a body without a boundary is malformed', () => {
  expect(() => read('multipart/form-data', `${field('a', 'b')}--X--`)).toThrow();
});
