import { expect, test } from 'vitest';
import { findingsAfter } from '../../../tests/support/mini-site.ts';

const team = (text: string) => findingsAfter({ 'teams/gold.yaml': text });

test('a misspelled required field is one finding, at its name', () => {
  expect(team('name: Gold Team\nlaed: We are new.\n')).toEqual(['data/teams/gold.yaml:2:1 schema-unknown-key']);
  expect(team('Name: Gold Team\nlead: We are new.\n')).toEqual(['data/teams/gold.yaml:1:1 schema-unknown-key']);
});

test('a missing field next to an unknown one is a separate finding', () => {
  expect(team('name: Gold Team\nxyz: We are new.\n')).toEqual([
    'data/teams/gold.yaml:1:1 schema-required',
    'data/teams/gold.yaml:2:1 schema-unknown-key',
  ]);
});

test('a value of the wrong type is not also reported as too small or as a reversed range', () => {
  expect(team('name: Gold Team\nlead: We are new.\nplayers: 1.5\n')).toEqual(['data/teams/gold.yaml:3:10 schema-type']);
  expect(team('name: Gold Team\nlead: We are new.\nages: { from: 12, to: 1.4 }\n')).toEqual([
    'data/teams/gold.yaml:3:23 schema-type',
  ]);
});

test('a reversed range is reported at its first number', () => {
  expect(team('name: Gold Team\nlead: We are new.\nages: { from: 14, to: 12 }\n')).toEqual([
    'data/teams/gold.yaml:3:15 schema-ascending',
  ]);
});
