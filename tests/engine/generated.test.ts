import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GENERATED } from '../../bin/gen.ts';
import { PROJECT } from '../support/data-files.ts';

test.each(Object.entries(GENERATED))('%s is up to date (npm run gen)', async (file, generate) => {
  expect(readFileSync(join(PROJECT, file), 'utf8')).toBe(await generate());
});
