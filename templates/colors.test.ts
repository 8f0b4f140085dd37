import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GROUND } from './colors.ts';

test('a colour outside of the style sheets is the one inside', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'styles/tokens.css'), 'utf8');
  expect(/--fog-1: (#\w+);/.exec(tokens)?.[1]).toBe(GROUND);
});
