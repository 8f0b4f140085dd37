import { expect, test } from 'vitest';
import { findingsAfter } from '../../tests/support/mini-site.ts';

const team = (text: string) => findingsAfter({ 'teams/gold.yaml': text });

test('a field that has to be there and is misspelled is one finding, at its name', () => {
  expect(team('name: Gold Team\nlaed: We are new.\n')).toEqual(['data/teams/gold.yaml:2:1 schema-unknown-key']);
  expect(team('Name: Gold Team\nlead: We are new.\n')).toEqual(['data/teams/gold.yaml:1:1 schema-unknown-key']);
});

test('a field that is missing beside one that no one knows is a finding of its own', () => {
  expect(team('name: Gold Team\nxyz: We are new.\n')).toEqual([
    'data/teams/gold.yaml:1:1 schema-required',
    'data/teams/gold.yaml:2:1 schema-unknown-key',
  ]);
});

test('a value of the wrong kind is not also too small, and makes no range that runs backwards', () => {
  expect(team('name: Gold Team\nlead: We are new.\nplayers: 1.5\n')).toEqual(['data/teams/gold.yaml:3:10 schema-type']);
  expect(team('name: Gold Team\nlead: We are new.\nages: { from: 12, to: 1.4 }\n')).toEqual([
    'data/teams/gold.yaml:3:23 schema-type',
  ]);
});

test('a range that runs backwards is named at its first number', () => {
  expect(team('name: Gold Team\nlead: We are new.\nages: { from: 14, to: 12 }\n')).toEqual([
    'data/teams/gold.yaml:3:15 schema-ascending',
  ]);
});
