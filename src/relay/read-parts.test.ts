import { describe, expect, test } from 'vitest';
import { createPartFinder, parameterOf } from './read-parts.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** Reads a body that arrives in chunks of a given size. File contents are returned as text. */
function read(type: string, body: string, chunk = 1_000_000, isWhole = true) {
  const finder = createPartFinder(type);
  const bytes = bytesOf(body);
  for (let at = 0; at < bytes.length; at += chunk) finder?.search(bytes.subarray(at, at + chunk));
  return finder?.entriesIn(bytes, isWhole).map(([name, value]) => {
    const file = value as { name: string; bytes: Uint8Array };
    return typeof value === 'string' ? [name, value] : [name, file.name, Buffer.from(file.bytes).toString('latin1')];
  });
}

const TYPE = 'multipart/form-data; boundary=X';
const field = (name: string, value: string) =>
  `--X\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (parameters: string, content: string) =>
  `--X\r\nContent-Disposition: form-data; name="photos"; ${parameters}\r\nContent-Type: image/jpeg\r\n\r\n${content}\r\n`;
const utf8 = (text: string) => Buffer.from(text).toString('latin1');

test.each([
  ['multipart/form-data; xboundary=zzzz; boundary=b', 'b'],
  ['multipart/form-data; note="a; boundary=zzzz"; boundary=b', 'b'],
  ['multipart/form-data; boundary=b; boundary=zzzz', 'b'],
  ['multipart/form-data', undefined],
])('the boundary of «%s» is read as browsers write it', (type, boundary) => {
  expect(parameterOf(type, 'boundary')).toBe(boundary);
});

test('fields and files arrive as sent, however the body is cut into chunks', () => {
  const body = `${field('name', utf8('Zoë'))}${file('filename="a.jpg"', '\r\n--\xff\xd8\r\n--Y')}${field('empty', '')}--X--\r\n`;
  const expected = [
    ['name', 'Zoë'],
    ['photos', 'a.jpg', '\r\n--\xff\xd8\r\n--Y'],
    ['empty', ''],
  ];
  for (const chunk of [1, 2, 7, 100_000]) expect(read(TYPE, body, chunk), `${chunk}`).toEqual(expected);
});

describe('the name of a file', () => {
  test.each([
    ['is read in UTF-8', `filename="${utf8('Küche 照片.jpg')}"`, 'Küche 照片.jpg'],
    ['is read in another character set as far as possible', 'filename="K\xfcche.jpg"', 'K\ufffdche.jpg'],
    ['is read in the notation of programs', `filename="a.jpg"; filename*=UTF-8''K%C3%BCche.jpg`, 'Küche.jpg'],
    ['is read without quotes', 'filename=a.jpg', 'a.jpg'],
  ])('%s', (_how, parameters, name) => {
    expect(read(TYPE, `${file(parameters, 'P')}--X--`)).toEqual([['photos', name, 'P']]);
  });
});

test('a truncated body gives all its values, the last one as far as it arrived', () => {
  const body = `${field('name', 'Ann')}${file('filename="a.jpg"', 'half')}`.slice(0, -4);
  expect(read(TYPE, body, 9, false)).toEqual([
    ['name', 'Ann'],
    ['photos', 'a.jpg', 'ha'],
  ]);
  expect(read(TYPE, `${field('name', 'Ann')}--X\r\nContent-Dis`, 9, false)).toEqual([['name', 'Ann']]);
});

test.each([
  ['without an end', field('a', 'b')],
  ['whose part has no name', '--X\r\nContent-Disposition: form-data\r\n\r\n\r\n--X--'],
  ['whose part has no headers', '--X\r\n\r\nx\r\n--X--'],
  ['with letters that are not UTF-8', `${field('a', 'Z\xfcrich')}--X--`],
  ['with another boundary', field('a', 'b').replaceAll('--X', '--Y')],
])('a body %s is malformed', (_what, body) => {
  expect(() => read(TYPE, body)).toThrow();
});
