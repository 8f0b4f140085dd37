import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../../src/content/read-content.ts';
import { SAMPLE } from '../../../tests/support/data-files.ts';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { WORDS } from '../../../tests/support/words.tsx';
import type { Region } from '../../data.gen.ts';
import schema from '../../schemas/common.json' with { type: 'json' };
import { site } from '../../site.ts';
import { byMajorRegion } from './major-regions.ts';

const CANTONS = schema.definitions.canton.enum as Region['canton'][];

test('a card of each of the 26 cantons is shown exactly once', () => {
  const shown = byMajorRegion(
    CANTONS.map((canton) => ({ canton })),
    WORDS.regions.parts,
  ).flatMap(({ cards }) => cards);
  expect(shown.map(({ canton }) => canton).sort()).toEqual(CANTONS);
  expect(CANTONS).toHaveLength(26);
});

test.each(['Zürich', 'zh'])(
  'a card whose canton is written %s is reported, because it would not be shown',
  (canton) => {
    const root = temporaryFolder();
    cpSync(join(SAMPLE, 'data'), join(root, 'data'), { recursive: true });
    const home = join(root, 'data/home.yaml');
    writeFileSync(home, readFileSync(home, 'utf8').replace(/- region: .*$/m, `$&\n      canton: ${canton}`));
    expect(readContent(site, { root }).problems).toMatchObject([
      { code: 'schema-enum', severity: 'error', place: { file: 'data/home.yaml' } },
    ]);
  },
);
