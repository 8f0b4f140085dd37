import { expect, test } from 'vitest';
import { findingsAfter } from '../../../tests/support/mini-site.ts';

const team = (text: string) => findingsAfter({ 'teams/gold.yaml': text });

test('text that is cut off by a number sign is reported where it is cut off', () => {
  expect(team('name: Gold Team\nlead: We are # 1 of all.\n')).toEqual(['data/teams/gold.yaml:2:14 text-cut']);
  expect(team('name: Gold Team\nlead: We are #1 of all.\n')).toEqual(['data/teams/gold.yaml:2:14 text-cut']);
});

test('a comment after quotes, after a value that is not text or on its own line is accepted', () => {
  expect(
    team('# a note\nname: "Gold Team" # a note\nlead: >-\n  We are #1, and # 2.\n# a note\ncolour: red # a note\n'),
  ).toEqual([]);
  expect(team('name: Gold Team\nlead: We are at field#1.\n')).toEqual([]);
});
