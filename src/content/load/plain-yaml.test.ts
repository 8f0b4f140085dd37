import { expect, test } from 'vitest';
import { readPlainYaml } from './plain-yaml.ts';

// tests/stress/plain-yaml-agrees.test.ts compares values and places with those of the full parser.

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
