import { describe, expect, test } from 'vitest';
import { readSound } from './sound.ts';

// That it agrees with the full parser is held by tests/stress/sound-reader.test.ts.
describe('a file that is written plainly', () => {
  test('is read without the full parser', () => {
    const text = [
      '# A note',
      'name: Red Team',
      'founded: 1999',
      'lead: >-',
      '  Strong',
      '  and red.',
      '',
      'members:',
      '  - name: "Ada" # since autumn',
      "    motto: 'It''s on'",
      '    active: true',
      '  - name: Bo',
      'wins: 12.5',
      'season: { from: 3, to: May } # of each year',
      'colours: ["red", dark red]',
      '',
    ].join('\n');
    expect(readSound(text)?.value).toEqual({
      name: 'Red Team',
      founded: 1999,
      lead: 'Strong and red.',
      members: [{ name: 'Ada', motto: "It's on", active: true }, { name: 'Bo' }],
      wins: 12.5,
      season: { from: 3, to: 'May' },
      colours: ['red', 'dark red'],
    });
  });

  test.each([
    ['/teams/0/name', '"Red"'],
    ['/teams/0/season/to', 'May'],
    ['/teams/0/colours/1', 'dark red'],
  ])('says where its texts are: %s', (pointer, typed) => {
    const text = 'teams:\n  - name: "Red"\n    season: { from: 3, to: May }\n    colours: [red, dark red]\n';
    const [start, end] = readSound(text)?.ranges.get(pointer) ?? [];
    expect(text.slice(start, end)).toBe(typed);
  });
});

test('a field may have the name of what every object has', () => {
  expect(JSON.stringify(readSound('__proto__: { a: x }\n')?.value)).toBe('{"__proto__":{"a":"x"}}');
  expect(({} as { a?: string }).a).toBeUndefined();
});

test.each([
  ['a field twice', 'a: x\na: y\n'],
  ['an anchor', 'a: &b x\n'],
  ['a group in brackets over two lines', 'a: { b: x,\n  c: y }\n'],
  ['brackets within brackets', 'a: { b: [x] }\n'],
  ['a bracket that is left open', 'a: [x, y\n'],
  ['a field twice in brackets', 'a: { b: x, b: y }\n'],
  ['a text over two lines in quotes', 'a: "x\n  y"\n'],
  ['words that go on in the next line', 'a: x\n  y\n'],
  ['an item that goes on in the next line', 'a:\n  - x\n   - y\n'],
  ['a tab', 'a:\tx\n'],
  ['Windows line ends', 'a: x\r\n'],
  ['a colon within a text', 'a: x: y\n'],
  ['a field that is indented too far', 'a: x\n  b: y\n'],
  ['nothing', ''],
])('%s is left to the full parser', (_what, text) => expect(readSound(text)).toBeUndefined());
