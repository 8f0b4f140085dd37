import { describe, expect, test } from 'vitest';
import { findingsAfter, problemsAfter } from '../../../tests/support/mini-site.ts';

const team = (text: string) => ({ 'teams/gold.yaml': text });

describe('a field indented as deeply as the text above it', () => {
  test('is reported where it begins, instead of becoming part of the text', () => {
    expect(findingsAfter(team('name: Gold Team\nlead: >-\n  We are new.\n  colour: red\n'))).toEqual([
      'data/teams/gold.yaml:4:3 schema-field-in-text',
    ]);
    expect(findingsAfter(team('name: Gold Team\nlead: |\n  colour: red\n  We are new.\n'))).toEqual([
      'data/teams/gold.yaml:3:3 schema-field-in-text',
    ]);
  });

  test('is not also reported as missing', () => {
    expect(
      findingsAfter(
        team(
          'sections:\n  - kind: text\n    anchor: a\n    heading: T\n    text: >-\n      We\n      lead: new\nname: Gold Team\n',
        ),
      ),
    ).toEqual(['data/teams/gold.yaml:7:7 schema-field-in-text']);
  });

  test('is not confused with other words before a colon, names within a line or fields that exist', () => {
    expect(
      findingsAfter(
        team('name: Gold Team\nlead: >-\n  We are new,\n  that is: all\n  know: nothing of colour: red\n  name: it.\n'),
      ),
    ).toEqual([]);
    expect(findingsAfter(team('name: Gold Team\nlead: "We are new. colour: red"\n'))).toEqual([]);
  });
});

describe('a list entry indented as deeply as the text above it', () => {
  const sections = (line: string) =>
    `name: Gold Team\nlead: We are new.\nsections:\n  - kind: text\n    anchor: a\n    heading: T\n    text: >-\n      We\n      ${line}\n`;

  test('is reported at its dash: as an error if it has a field, and else as a warning', () => {
    const severityOf = (line: string) =>
      problemsAfter(team(sections(line))).map(({ code, severity, place }) => [code, severity, place.range?.line]);
    expect(severityOf('- kind: times')).toEqual([['schema-entry-in-text', 'error', 9]]);
    expect(severityOf('- water')).toEqual([['schema-entry-in-text', 'warning', 9]]);
    expect(severityOf('– water')).toEqual([]);
  });
});
