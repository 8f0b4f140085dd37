import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/mini-site.ts';
import type { SiteDefinition } from '../../../api/template-api.ts';
import { fileRulesOf } from '../examine.ts';
import { FORMATS, meantValue } from './formats.ts';
import { emptyNotes } from './keywords.ts';

function hasFormat(name: string, text: string): boolean {
  return FORMATS[name]?.(text) ?? false;
}

describe.each([
  ['email', ['me@club.example'], ['me@club', 'me@club.ch?cc=you@club.ch']],
  ['phone', ['+41 62 000 00 00'], ['062 000 00 00', '+41620000000']],
  [
    'https-url',
    ['https://club.example', 'https://a.b.ch:8080/x/y.html?z=1#w'],
    ['http://club.example', 'https://club.example/', 'https://user:secret@club.example/x'],
  ],
  ['regex', ['[0-9]{4}', '\\p{L}+', 'a|b'], ['[', '[a-z-]', 'a{2,1}']],
  [
    'https-origin',
    ['https://club.example', 'https://club.example/2025', 'https://a.b.ch:8080', 'https://grün.ch'],
    [
      'http://club.example',
      'https://club.example/',
      'https://club.example:99999',
      'https://club.example/../x',
      'https://club.example/a?b',
      'https://user:secret@club.example',
    ],
  ],
  [
    'relay-origin',
    ['https://relay.club.example', 'https://grün.ch:8443', 'http://localhost:8787', 'http://127.0.0.1'],
    ['http://relay.club.example', 'https://relay.club.example/', 'http://localhost:99999', 'http://localhost/x'],
  ],
  ['slug', ['st-gallen'], ['A', 'aux']],
  ['date', ['2024-02-29'], ['2026-02-29']],
])('the format «%s»', (format, right, wrong) => {
  test.each(right)('accepts %j', (text) => expect(hasFormat(format, text)).toBe(true));
  test.each(wrong)('rejects %j', (text) => expect(hasFormat(format, text)).toBe(false));
});

test.each([
  ['email', 'mailto:me@club.example', 'me@club.example'],
  ['email', 'me@club.example?cc=you@club.example', 'me@club.example'],
  ['email', 'me@club.example.', 'me@club.example'],
  ['email', 'Our Club <me@club.example>', 'me@club.example'],
  ['email', '[me@club.example](mailto:me@club.example)', 'me@club.example'],
  ['phone', 'Tel. +41 62 000 00 00', '+41 62 000 00 00'],
  ['email', ' me @club.example', 'me@club.example'],
  ['email', 'müller@club.example', undefined],
  ['phone', 'tel:+41620000000', '+41 62 000 00 00'],
  ['phone', '0041 (0)62 000 00 00', '+41 62 000 00 00'],
  ['phone', '062 000 00 00', undefined],
  ['https-url', 'http://club.example/x/', 'https://club.example/x'],
  ['https-url', 'https://user:secret@club.example/x', 'https://club.example/x'],
  ['https-url', 'me@club.example', undefined],
  ['https-origin', 'http://club.example/x?y', 'https://club.example/x'],
  ['https-origin', 'https://club.example/index.html', 'https://club.example'],
  ['https-origin', 'https://club.example/x/index.html', 'https://club.example/x'],
  ['slug', 'Über uns', 'ueber-uns'],
  ['slug', 'con', 'con-1'],
  ['date', '2026-12-24T10:00', '2026-12-24'],
  ['date', '2026-12-24 bis 2027-01-08', undefined],
])('what was meant by a wrong value of the format «%s» is suggested: %s', (format, value, meant) => {
  expect(meantValue(format, value)).toBe(meant);
});

test('compiled schemas are cached until a schema changes', () => {
  const templates = temporaryFolder();
  const write = (schema: object) => writeFileSync(join(templates, 'team.json'), JSON.stringify(schema));
  const site = {
    templates,
    pageTypes: [],
    dataFiles: [{ files: 'team.yaml', schema: 'team.json' }],
  } as unknown as SiteDefinition;
  const accepts = (value: unknown) => fileRulesOf(site).validators.get('team.json').call(emptyNotes(), value);
  write({ type: 'string' });
  const first = fileRulesOf(site);
  expect([accepts('red'), accepts(7), fileRulesOf(site) === first]).toEqual([true, false, true]);
  write({ type: 'number' });
  expect([accepts('red'), accepts(7), fileRulesOf(site) === first]).toEqual([false, true, false]);
});
