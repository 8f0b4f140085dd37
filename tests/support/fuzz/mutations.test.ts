import { expect, test } from 'vitest';
import { type Mutation, mutated } from './mutations.ts';

const change = (more: Partial<Mutation>): Mutation => ({
  spot: 0,
  kind: 'vary',
  other: 0,
  key: 'x',
  value: null,
  ...more,
});

test('one of two equal entries can be changed alone', () => {
  const doubled = change({ other: 1 });
  expect(mutated('list:\n  - a: 1\n', [doubled])).toBe('list:\n  - a: 1\n  - a: 1\n');
  expect(mutated('list:\n  - a: 1\n', [doubled, change({ spot: 1, kind: 'delete' })])).toBe('list:\n  - a: 1\n');
});
