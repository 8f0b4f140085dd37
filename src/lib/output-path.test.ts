import { expect, test } from 'vitest';
import { addressOfOutput } from './output-path.ts';

test('a file has the address under which a host serves it', () => {
  const outputs = ['index.html', 'a/index.html', 'a.html', 'a/my-index.html', 'a/index.html.html'];
  expect(outputs.map(addressOfOutput)).toEqual(['/', '/a/', '/a.html', '/a/my-index.html', '/a/index.html.html']);
});
