import { expect, test } from 'vitest';
import { memoryTree } from '../../base/disk/file-tree.ts';
import { checkValidity } from './validity.ts';

test('invalid markup is reported with its full range, and only in pages', () => {
  const html =
    '<!doctype html>\n<html lang="en"><head><title>Club</title></head><body><p id="a b"></p></body></html>\n';
  const tree = memoryTree(
    new Map([
      ['index.html', html],
      ['site.css', '<p id="a b">'],
    ]),
  );
  const found = checkValidity(tree, 'dist');
  const places = found.map(
    ({ place: { file, range } }) => `${file}:${range?.line}:${range?.column}–${range?.endColumn}`,
  );
  expect([...new Set(places)]).toEqual(['dist/index.html:2:62–65']);
});
