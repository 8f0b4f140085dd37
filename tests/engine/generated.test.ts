import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GENERATED } from '../../bin/gen.ts';
import { mappedSettings } from '../../src/scaffold/scaffold.ts';
import { site } from '../../templates/site.ts';
import { PROJECT } from '../support/data-files.ts';
import { isMadeFromContent, MAP } from '../support/generated.ts';

// The tests of the site check the files that are generated from content, and `npm run proof` the map, which takes longest.
const FROM_CODE = Object.entries(GENERATED).filter(([file]) => !isMadeFromContent(file) && file !== MAP);

test.each(FROM_CODE)('%s is up to date (npm run gen)', async (file, generate) => {
  const [committed, content] = [readFileSync(join(PROJECT, file)), await generate()];
  if (typeof content === 'string') expect(String(committed)).toBe(content);
  else expect(committed.equals(content), 'the picture differs').toBe(true);
});

test('the settings of editors map every schema to its data files (npx nebel types)', () => {
  const settings = readFileSync(join(PROJECT, '.vscode/settings.json'), 'utf8');
  expect(settings).toBe(mappedSettings(site, settings));
});
