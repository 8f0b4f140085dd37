import { describe, expect, test } from 'vitest';
import { findingsAfter } from '../../../tests/support/mini-site.ts';

const team = (text: string) => ({ 'teams/gold.yaml': `name: Gold Team\nlead: We are new.\n${text}` });

describe('a placeholder', () => {
  test('in place of the kind of a block is the only finding', () => {
    expect(findingsAfter(team('sections:\n  - kind: TODO\n'))).toEqual(['data/teams/gold.yaml:4:11 placeholder-left']);
  });
  test.each(['XXX', 'xyz, XXXX', 'Lorem ipsum dolor'])('can be an undeclared one: %s', (text) => {
    expect(findingsAfter({ 'teams/gold.yaml': `name: Gold Team\nlead: We are ${text}.\n` })).toEqual([
      `data/teams/gold.yaml:2:${text.startsWith('xyz') ? 19 : 14} placeholder-left`,
    ]);
  });

  test('must be a whole word in capital letters', () => {
    expect(findingsAfter({ 'teams/gold.yaml': 'name: TODOS\nlead: Todo, METODO, XX, xxx and XXXL.\n' })).toEqual([]);
  });

  test('exempts an unfinished page from comparison and links to it from checks', () => {
    const changes = {
      'teams/gold.yaml': 'name: Blue Team\nlead: TODO\n',
      'teams/blue.yaml': 'name: Blue Team\nlead: We know [them](/teams/gold/#any).\n',
    };
    expect(findingsAfter(changes)).toEqual(['data/teams/gold.yaml:2:7 placeholder-left']);
  });
});

test('a real mistake next to a placeholder is still reported', () => {
  expect(findingsAfter(team('players: 2\ncolour: TODO\n'))).toEqual([
    'data/teams/gold.yaml:3:10 schema-out-of-range',
    'data/teams/gold.yaml:4:9 placeholder-left',
  ]);
});
