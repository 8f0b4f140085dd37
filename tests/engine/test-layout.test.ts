import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { groupBy } from '../../src/lib/collections.ts';
import { PROJECT } from '../support/data-files.ts';

const tests = ['src', 'templates', 'bin', 'tests'].flatMap((folder) =>
  readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('fixtures'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
);

test('no two test files share a name, so that a name alone runs one file', () => {
  const byName = groupBy(tests, (path) => basename(path).replace(/\.test\.tsx?$/, ''));
  expect([...byName.values()].filter((paths) => paths.length > 1)).toEqual([]);
});

test('the README of the tests describes every folder of tests', () => {
  const readme = readFileSync(join(PROJECT, 'tests/README.md'), 'utf8');
  const folders = readdirSync(join(PROJECT, 'tests'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !readme.includes(`\`${name}/\``))).toEqual([]);
});
