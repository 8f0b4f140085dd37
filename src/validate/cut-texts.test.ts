import { expect, test } from 'vitest';
import { findingsAfter } from '../../tests/support/mini-site.ts';

const team = (text: string) => findingsAfter({ 'teams/gold.yaml': text });

test('a text that ends at a number sign is named where it is cut', () => {
  expect(team('name: Gold Team\nlead: We are # 1 of all.\n')).toEqual(['data/teams/gold.yaml:2:14 text-cut']);
  expect(team('name: Gold Team\nlead: We are #1 of all.\n')).toEqual(['data/teams/gold.yaml:2:14 text-cut']);
});

test('a comment behind quotes, behind what is no text and on its own line is one', () => {
  expect(
    team('# a note\nname: "Gold Team" # a note\nlead: >-\n  We are #1, and # 2.\n# a note\ncolour: red # a note\n'),
  ).toEqual([]);
  expect(team('name: Gold Team\nlead: We are at field#1.\n')).toEqual([]);
});
