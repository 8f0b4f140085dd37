import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfMiniSite, findingsAfter } from '../../../../tests/support/mini-site.ts';

test('a forbidden word is also found in text that all pages share', () => {
  const club = readFileSync(join(copyOfMiniSite(), 'data/club.yaml'), 'utf8');
  const line = club.split('\n').findIndex((each) => each.includes('Two hundred members')) + 1;
  expect(findingsAfter({ 'club.yaml': club.replace('Two hundred members', 'Our cheaters') })).toEqual([
    `data/club.yaml:${line}:15 text-forbidden`,
  ]);
});
