import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GENERATED } from '../../bin/gen.ts';
import { PROJECT } from '../support/data-files.ts';
import { MAP } from '../support/generated.ts';

test('the map is up to date (npm run gen)', async () => {
  expect(readFileSync(join(PROJECT, MAP), 'utf8')).toBe(await GENERATED[MAP]?.());
});
