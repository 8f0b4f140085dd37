import { expect, test } from 'vitest';
import { tableOf, withRun } from './proof-table.ts';

const seen = (name: string, cases: number) => ({ name, seed: 7, node: 'v20.1.0', cases, refused: 'none' });

test('the figures of a run replace older ones of the same name and keep the others', () => {
  const first = tableOf(withRun('', [seen('kills', 1200), seen('bytes', 5)], '2026-01-01'));
  const second = tableOf(withRun(first, [seen('kills', 1)], '2026-02-02'));
  expect(second.split('\n')).toEqual([
    '| What was tried | Figures | Last run |',
    '| --- | --- | --- |',
    '| bytes | cases: 5 · refused: none | 2026-01-01, Node v20.1.0, seed 7 |',
    '| kills | cases: 1 · refused: none | 2026-02-02, Node v20.1.0, seed 7 |',
  ]);
  expect(first).toContain('| kills | cases: 1,200 · refused: none | 2026-01-01');
});
