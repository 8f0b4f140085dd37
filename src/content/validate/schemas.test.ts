import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import type { SiteDefinition } from '../../api/template-api.ts';
import { memoryCache } from '../../base/cache.ts';
import { fileRulesOf } from './examine.ts';
import { FORMATS, meantValue } from './formats.ts';
import { emptyNotes } from './keywords.ts';
import { readSchemas, setsFilledBy, validatorsOf } from './schemas.ts';

function hasFormat(name: string, text: string): boolean {
  return FORMATS[name]?.(text) ?? false;
}

describe.each([
  [
    'email',
    [
      'me@club.example',
      'a+b@x-y.z1.ch',
      'info@grün.swiss',
      'info@mu\u0308ller.example',
      'info@xn--mller-kva.example',
      'A@B.CH',
    ],
    [
      '',
      'me',
      'me@club',
      'me@.ch',
      'me@club.c',
      'me@club.c1',
      'me@@club.ch',
      'm e@club.ch',
      'me@cl ub.ch',
      '<me@club.ch>',
      'me@club..ch',
      'me@club.ch ',
      '"me"@club.ch',
      'me@club_a.ch',
      'me\u200b@club.ch',
      'müller@club.ch',
      'mailto:me@club.ch',
      'me@club.ch?cc=you@club.ch',
      'me@club.ch, you@club.ch',
      'me@127.0.0.1',
      'me@club。ch',
      `me@${'a'.repeat(64)}.ch`,
      'https://club.example',
    ],
  ],
  [
    'phone',
    ['+41 62 000 00 00', '+1 234 5678', '+423 12 34 56 78 90'],
    [
      '',
      '062 000 00 00',
      '+41620000000',
      '+0 62 000',
      '+4123 62 000',
      '+41 62',
      '+41 6 000',
      '+41 62000 00',
      '+41 62 000 00 00 00 00',
      '+41  62 000',
      ' +41 62 000',
      '+41 62 000 x',
      'tel:+41 62 000 00 00',
      '+41 6200 0000 0000 0000',
      'me@club.example',
    ],
  ],
  [
    'https-url',
    [
      'https://club.example',
      'https://club.example/x',
      'https://a.b.ch:8080/x/y.html?z=1#w',
      'https://grün.ch/ä',
      'https://club.example/x',
    ],
    [
      '',
      'http://club.example',
      'https://club',
      'https://club.example/',
      'https://club.example/x/',
      'https://club.example/a b',
      'https://club.example/"',
      'https://club.example/<',
      'https://club.example:x',
      'https://club.example:123456',
      'https://club..example',
      'xhttps://club.example',
      'https://cl ub.example',
      'https://club.example/x"',
      'https://club.example/\u200bx',
      'https://-.',
      'https://club.example:99999/x',
      'https://club.example:0/x',
      'https://user:secret@club.example/x',
      'https://user@club.example',
      'https://127.0.0.1/x',
      'https://-club.example',
      'mailto:me@club.example',
      'me@club.example',
      'club.example',
    ],
  ],
  [
    'https-origin',
    ['https://club.example', 'https://a.b.ch:8080', 'https://grün.ch'],
    [
      '',
      'http://club.example',
      'https://club',
      'https://club.example/',
      'https://club.example/x',
      'https://club.example?x',
      'https://club.example:99999',
      'https://xn--grn-ioaü.ch',
      'https://user:secret@club.example',
      'me@club.example',
    ],
  ],
  [
    'relay-origin',
    ['https://relay.club.example', 'https://grün.ch:8443', 'http://localhost:8787', 'http://127.0.0.1'],
    [
      'http://relay.club.example',
      'https://relay.club.example/',
      'http://localhost:99999',
      'http://localhost/x',
      'relay',
    ],
  ],
  [
    'slug',
    ['a', 'st-gallen', 'com', 'com10', 'auxiliary', 'a'.repeat(100)],
    ['', 'A', 'zürich', 'a--b', 'a.', 'a ', 'aux', 'con', 'nul', 'prn', 'com1', 'lpt0', 'a'.repeat(101)],
  ],
  ['date', ['2024-02-29', '2026-12-31'], ['', '2026-02-29', '2026-2-1', '31.12.2026', '2026-12-31 ']],
])('the format «%s»', (format, right, wrong) => {
  test.each(right)('accepts %j', (text) => expect(hasFormat(format, text)).toBe(true));
  test.each(wrong)('rejects %j', (text) => expect(hasFormat(format, text)).toBe(false));
});

test.each([
  ['email', 'mailto:me@club.example', 'me@club.example'],
  ['email', 'me@club.example?cc=you@club.example', 'me@club.example'],
  ['email', ' me @club.example', 'me@club.example'],
  ['email', 'müller@club.example', undefined],
  ['phone', 'tel:+41620000000', '+41 62 000 00 00'],
  ['phone', '0041 (0)62 000 00 00', '+41 62 000 00 00'],
  ['phone', '062 000 00 00', undefined],
  ['https-url', 'http://club.example/x/', 'https://club.example/x'],
  ['https-url', 'https://user:secret@club.example/x', 'https://club.example/x'],
  ['https-url', 'https://club.example:99999/x', 'https://club.example/x'],
  ['https-url', 'club.example', 'https://club.example'],
  ['https-url', 'me@club.example', undefined],
  ['https-origin', 'http://club.example/x?y', 'https://club.example'],
  ['slug', 'Über uns', 'ueber-uns'],
  ['slug', 'con', 'con-1'],
  ['date', '1.2.2026', undefined],
])('what was meant by a wrong value of the format «%s» is suggested: %s', (format, value, meant) => {
  expect(meantValue(format, value)).toBe(meant);
});

describe('schemas', () => {
  const FILES: Readonly<Record<string, object>> = {
    'data/club.json': {
      type: 'object',
      properties: { a: { $ref: '../common.json#/definitions/a' }, b: { $ref: '#/properties/a' } },
    },
    'pages/team.json': {
      type: 'object',
      properties: { a: { $ref: '../data/club.json' }, b: { type: 'string', 'x-defines': 'team' } },
    },
    'common.json': { definitions: { a: { type: 'string', 'x-defines': 'ground', 'x-text': true } } },
    'unused.json': {},
  };

  function site(files = FILES): SiteDefinition {
    const templates = temporaryFolder();
    for (const [path, schema] of Object.entries(files)) {
      mkdirSync(dirname(join(templates, path)), { recursive: true });
      writeFileSync(join(templates, path), JSON.stringify(schema));
    }
    const type = (name: string, schema: string) => ({ name, files: `${name}.yaml`, schema });
    return {
      templates,
      dataFiles: [type('club', 'data/club.json'), type('again', 'data/club.json')],
      pageTypes: [type('team', 'pages/team.json')],
    } as unknown as SiteDefinition;
  }

  test('are read together with all schemas that they refer to, each once', () => {
    const schemas = readSchemas(site());
    expect([...schemas.keys()].sort()).toEqual(['common.json', 'data/club.json', 'pages/team.json']);
    expect(schemas.get('common.json')).toEqual(FILES['common.json']);
  });

  test('determine which sets their files add names to, even through references', () => {
    const schemas = readSchemas(site());
    expect([...setsFilledBy(['common.json'], schemas)]).toEqual(['ground']);
    expect([...setsFilledBy(['pages/team.json'], schemas)].sort()).toEqual(['ground', 'team']);
    expect([...setsFilledBy([], schemas)]).toEqual([]);
  });

  test('report all that is wrong with a value and take notes of it', () => {
    const check = validatorsOf(site()).get('data/club.json');
    const notes = emptyNotes();
    expect(check.call(notes, { a: 'x', b: 'y' })).toBe(true);
    expect(notes.texts).toEqual(['/a', '/b']);
    expect(check.call(notes, { a: 1, b: 2 })).toBe(false);
    expect(check.errors?.map(({ instancePath, data }) => [instancePath, data])).toEqual([
      ['/a', 1],
      ['/b', 2],
    ]);
  });

  test('must not contain unknown keywords', () => {
    const wrong = site({ ...FILES, 'common.json': { definitions: { a: { type: 'string', 'x-unheard-of': 1 } } } });
    expect(() => validatorsOf(wrong).get('data/club.json')).toThrow('x-unheard-of');
  });
});

test('compiled schemas are cached until a schema changes', () => {
  const templates = temporaryFolder();
  const write = (schema: object) => writeFileSync(join(templates, 'team.json'), JSON.stringify(schema));
  const site = { templates, pageTypes: [], dataFiles: [{ schema: 'team.json' }] } as unknown as SiteDefinition;
  const cache = memoryCache();
  const accepts = (value: unknown) => fileRulesOf(site, cache).validators.get('team.json').call(emptyNotes(), value);
  write({ type: 'string' });
  const first = fileRulesOf(site, cache);
  expect([accepts('red'), accepts(7), fileRulesOf(site, cache) === first]).toEqual([true, false, true]);
  write({ type: 'number' });
  expect([accepts('red'), accepts(7), fileRulesOf(site, cache) === first]).toEqual([false, true, false]);
});
