import { expect, test } from 'vitest';
import type { Region } from '../../../.types/data.ts';
import { WORDS } from '../../../tests/support/words.tsx';
import schema from '../../schemas/common.json' with { type: 'json' };
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
