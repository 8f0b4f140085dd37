import { expect, test } from 'vitest';
import { placer } from './placer.ts';

test('an offset is a line and a column from 1, and one character wide', () => {
  const place = placer('ab\n\ncd');
  const range = (line: number, column: number) => ({ line, column, endLine: line, endColumn: column + 1 });
  expect([0, 1, 3, 4, 5].map(place)).toEqual([range(1, 1), range(1, 2), range(2, 1), range(3, 1), range(3, 2)]);
});
