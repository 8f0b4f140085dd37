import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../tests/support/source.ts';
import { locate, locateText, type Part } from './locate.ts';

const TEXT = `\
name: Gold Team
lead:
ages: { from: 12, to: 14 }
rivals:
  - red
  - "blue"
sections:
  - kind: text
    text: >-
      Come on Monday
      with [Blue](/teams/blue/).
  - kind: times
    times:
      - Monday
"a/b~c": 1
`;

const source = sourceOf(TEXT, 'data/teams/gold.yaml');

/** Returns `line:column` and the underlined words. */
function spot(pointer: string, part?: Part): string {
  const { range } = locate(source, pointer, part);
  if (!range) return 'nowhere';
  const line = TEXT.split('\n')[range.line - 1] ?? '';
  return `${range.line}:${range.column} ${line.slice(range.column - 1, range.endLine === range.line ? range.endColumn - 1 : undefined)}`;
}

describe('a value', () => {
  test('is found by its pointer at any depth', () => {
    expect(spot('/name')).toBe('1:7 Gold Team');
    expect(spot('/ages/to')).toBe('3:23 14');
    expect(spot('/rivals/1')).toBe('6:5 "blue"');
    expect(spot('/sections/1/times/0')).toBe('14:9 Monday');
  });

  test('is found if the name of its field has to be escaped in pointers', () => {
    expect(spot('/a~1b~0c')).toBe('15:10 1');
  });

  test('that is empty is found at its field', () => expect(spot('/lead')).toBe('2:1 lead'));

  test('that is a mapping or a list is found at its field, not across half the file', () => {
    expect(spot('/ages')).toBe('3:1 ages');
    expect(spot('/sections')).toBe('7:1 sections');
  });

  test('that is an entry of a list is found at its first field', () => {
    expect(spot('/sections/1')).toBe('12:5 kind');
  });
});

describe('a field name', () => {
  test('is found instead of the value if it is the mistake', () => {
    expect(spot('/name', 'key')).toBe('1:1 name');
    expect(spot('/sections/0/text', 'key')).toBe('9:5 text');
  });
});

describe('a missing value', () => {
  test('is found where it would have been', () => {
    expect(spot('/ages/middle')).toBe('3:1 ages');
    expect(spot('/sections/0/heading/0')).toBe('8:5 kind');
    expect(spot('/nothing')).toBe('1:1 name');
  });

  test('keeps the requested pointer', () => expect(locate(source, '/nothing').pointer).toBe('/nothing'));
});

describe('words in a string', () => {
  test('are found on their line', () => {
    const { range } = locateText(source, '/sections/0/text', '/teams/blue/');
    expect(range).toEqual({ line: 11, column: 19, endLine: 11, endColumn: 31 });
  });

  test('that cannot be found return the whole field', () => {
    expect(locateText(source, '/name', 'Silver').range).toEqual(locate(source, '/name').range);
  });
});
