import { describe, expect, test } from 'vitest';
import { readPlainYaml } from './plain-yaml.ts';

// tests/stress/plain-yaml-agrees.test.ts compares the results with those of the full parser.
describe('a file in plain YAML', () => {
  test('is read without the full parser', () => {
    const text = [
      '# A note',
      'name: Red Team',
      'founded: 1999',
      'lead: >-',
      '  Strong',
      '  and red.',
      '',
      'members:',
      '  - name: "Ada" # since autumn',
      "    motto: 'It''s on'",
      '    active: true',
      '  - name: Bo',
      'wins: 12.5',
      'season: { from: 3, to: May } # of each year',
      'colours: ["red", dark red]',
      '',
    ].join('\n');
    expect(readPlainYaml(text)?.value).toEqual({
      name: 'Red Team',
      founded: 1999,
      lead: 'Strong and red.',
      members: [{ name: 'Ada', motto: "It's on", active: true }, { name: 'Bo' }],
      wins: 12.5,
      season: { from: 3, to: 'May' },
      colours: ['red', 'dark red'],
    });
  });
});

test('a field can be called like a property of every object', () => {
  expect(JSON.stringify(readPlainYaml('__proto__: { a: x }\n')?.value)).toBe('{"__proto__":{"a":"x"}}');
  expect(({} as { a?: string }).a).toBeUndefined();
});

test.each([
  ['a duplicate field', 'a: x\na: y\n'],
  ['an anchor', 'a: &b x\n'],
  ['a mapping in braces over two lines', 'a: { b: x,\n  c: y }\n'],
  ['an unclosed bracket', 'a: [x, y\n'],
  ['a value that continues on the next line', 'a: x\n  y\n'],
  ['a tab', 'a:\tx\n'],
  ['Windows line endings', 'a: x\r\n'],
  ['a colon within a text', 'a: x: y\n'],
  ['nothing', ''],
])('%s is left to the full parser', (_what, text) => expect(readPlainYaml(text)).toBeUndefined());
