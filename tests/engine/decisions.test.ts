import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT } from '../support/data-files.ts';

const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8');

describe('the decision records', () => {
  const records = readdirSync(join(PROJECT, 'docs/adr'))
    .filter((name) => /^\d{4}-/.test(name))
    .sort()
    .map((name) => `docs/adr/${name}`);
  const list = read('docs/adr/README.md');

  test('are all listed under their titles, and no number is used twice', () => {
    const expected = records.map((path) => {
      const [, title] = /^# (.+)\n\nStatus: accepted\n/.exec(read(path)) ?? [];
      const name = path.slice('docs/adr/'.length);
      return `- ${name.slice(0, 4)} [${title}](${name}): `;
    });
    const listed = list.split('\n').filter((line) => line.startsWith('- '));
    expect(listed.map((line, index) => line.startsWith(expected[index] ?? ' '))).toEqual(expected.map(() => true));
    expect(new Set(records.map((path) => path.slice(9, 13))).size).toBe(records.length);
  });

  test('have a line for every package', () => {
    const rows = records.flatMap((path) => read(path).split('\n')).filter((line) => line.startsWith('| '));
    const justified = new Set(rows.flatMap((row) => (row.split(' | ')[0] ?? '').slice(2).split(', ')));
    const { dependencies, devDependencies, overrides } = JSON.parse(read('package.json'));
    const packages = Object.keys({ ...dependencies, ...devDependencies, ...overrides }).filter(
      (name) => !name.startsWith('@types/'),
    );
    const names = new Set([...justified].map((name) => name.replace(/ \(override\)$/, '')));
    expect(packages.filter((name) => !names.has(name))).toEqual([]);
  });
});
