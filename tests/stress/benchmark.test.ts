import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../support/data-files.ts';

test('the benchmark measures each case of a small website, and prints the figures as JSON', {
  timeout: 300_000,
}, () => {
  const command = ['--import', 'tsx', join(PROJECT, 'tests/bench/bench.ts'), '--pages', '12', '--rounds', '1'];
  const output = execFileSync(process.execPath, [...command, '--format', 'json'], {
    cwd: PROJECT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { rows } = JSON.parse(output);
  expect(rows.map((row: { case: string }) => row.case)).toEqual(['cold', 'edit', 'unchanged', 'dev']);
  for (const { pages, ours } of rows) {
    expect(pages).toBe(12);
    for (const figure of ['wall', 'cpu', 'rssMiB']) expect(ours[figure], figure).toBeGreaterThan(0);
  }
});
