import { expect, test } from 'vitest';
import { readPlainYaml } from './plain-yaml.ts';

// tests/stress/plain-yaml-agrees.test.ts compares values and places with those of the full parser.

test('a field can be called like a property of every object', () => {
  expect(JSON.stringify(readPlainYaml('__proto__: { a: x }\n')?.value)).toBe('{"__proto__":{"a":"x"}}');
  expect(({} as { a?: string }).a).toBeUndefined();
});
