import { describe, expect, test } from 'vitest';
import { sampleSources } from '../../../../tests/support/data-files.ts';
import { seededRandom } from '../../../../tests/support/random.ts';
import { randomChange, strayLines } from '../../../../tests/support/random-edits.ts';
import { readText } from '../../../content/load/source.ts';
import { applyChange, type Change } from './change.ts';
import { fileText, splice } from './splice.ts';

const PAGE = `# Head of the file
name: Red   # the team
league: "first"
fee: 30
lead: >-
  The first line of a text that is folded,
  the second line,
  and the third.
days: [Mo, Tu]  # training
fees: { from: 10, to: 20 }
faq:
  # The easy ones
  - question: Why?
    answer: 'Because.'

  # The hard ones
  - question: How?
    answer: >-
      So.
  - question: When?
    answer: Now.
    # until summer
rows:
  - - a
    - b
  - [c, d]
`;

const FOLDED = 'The first line of a text that is folded, the second line, and the third.';

const lines = (text: string) => text.split('\n');

/** Returns the changed lines with `-` or `+` in front, as in a diff. */
function difference(change: Parameters<typeof splice>[1], order?: readonly string[], text = PAGE): string[] {
  const after = splice(text, change, () => order ?? []);
  if (after === undefined) return ['impossible'];
  const [old, current] = [lines(text), lines(after)];
  return [
    ...old.filter((line) => !current.includes(line)).map((line) => `-${line}`),
    ...current.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

describe('changing a field of a data file', () => {
  test.each<[what: string, pointer: string, value: unknown, before: string, after: string]>([
    ['a plain text', '/name', 'Blue', 'name: Red   # the team', 'name: Blue   # the team'],
    ['a text in double quotes', '/league', 'second', 'league: "first"', 'league: "second"'],
    ['a text in single quotes', '/faq/0/answer', "It's so.", "    answer: 'Because.'", "    answer: 'It''s so.'"],
    ['a number', '/fee', 35, 'fee: 30', 'fee: 35'],
    ['a field in braces', '/fees/to', 25, 'fees: { from: 10, to: 20 }', 'fees: { from: 10, to: 25 }'],
    ['a folded text', '/lead', FOLDED.replace('second', 'other'), '  the second line,', '  the other line,'],
    ['a text like a mapping', '/name', 'Red: we', 'name: Red   # the team', 'name: "Red: we"   # the team'],
    ['a text like a number', '/name', '8001', 'name: Red   # the team', 'name: "8001"   # the team'],
  ])('changes its line alone, and keeps quotes and comments: %s', (_what, pointer, value, before, after) => {
    expect(difference({ op: 'set', pointer, value })).toEqual([`-${before}`, `+${after}`]);
  });

  test('inserts a missing field in the order of the schema', () => {
    const order = ['name', 'league', 'city', 'fee'];
    const after = splice(PAGE, { op: 'set', pointer: '/city', value: 'Uster' }, () => order);
    expect(after).toContain('league: "first"\ncity: Uster\nfee: 30\n');
    expect(lines(after ?? '')).toHaveLength(lines(PAGE).length + 1);
  });

  test('keeps the line endings of the file', () => {
    const after = splice(PAGE.replaceAll('\n', '\r\n'), {
      op: 'add',
      pointer: '/faq',
      index: 1,
      value: { question: 'Who?' },
    });
    expect(after?.replaceAll('\r\n', '')).not.toContain('\n');
  });
});

describe('changing a list', () => {
  test('moves the comments of an entry with it', () => {
    const after = splice(PAGE, { op: 'move', pointer: '/faq/1', to: 0 });
    expect(after).toContain(`faq:
  # The easy ones
  # The hard ones
  - question: How?
    answer: >-
      So.

  - question: Why?
    answer: 'Because.'
  - question: When?`);
  });

  test('adds an entry in the style of the others', () => {
    const value = { question: 'Who?', answer: 'Everybody: all who come.' };
    expect(difference({ op: 'add', pointer: '/faq', index: 3, value })).toEqual([
      '+  - question: Who?',
      '+    answer: "Everybody: all who come."',
    ]);
    expect(difference({ op: 'add', pointer: '/days', index: 0, value: 'Su' })).toEqual([
      '-days: [Mo, Tu]  # training',
      '+days: [Su, Mo, Tu]  # training',
    ]);
    expect(difference({ op: 'add', pointer: '/rows/0', index: 1, value: 'x' })).toEqual(['+    - x']);
  });

  test('removes an entry with its comments', () => {
    expect(difference({ op: 'remove', pointer: '/faq/2' })).toEqual([
      '-  - question: When?',
      '-    answer: Now.',
      '-    # until summer',
    ]);
    expect(difference({ op: 'remove', pointer: '/days/1' })).toContain('+days: [Mo]  # training');
  });

  test('keeps trailing white space of the previous entry', () => {
    const text = 'texts:\n  - >-\n    ends with a space \n  - gone\n';
    expect(splice(text, { op: 'remove', pointer: '/texts/1' })).toBe('texts:\n  - >-\n    ends with a space \n');
  });

  test('returns undefined if there is no such place', () => {
    expect(splice(PAGE, { op: 'remove', pointer: '/faq/7' })).toBeUndefined();
    expect(splice(PAGE, { op: 'set', pointer: '/faq/7', value: 'x' })).toBeUndefined();
    expect(splice(PAGE, { op: 'move', pointer: '/faq/0', to: 3 })).toBeUndefined();
  });
});

const GROUPS = 'tags:\n  - a\n\n  # --- second group\n\n  - b\n  - c\nend: 1\n';

test.each<[what: string, text: string, change: Change, after: string]>([
  [
    'stays the only one when an entry is added at the end',
    GROUPS,
    { op: 'add', pointer: '/tags', index: 3, value: 'd' },
    GROUPS.replace('- c\n', '- c\n  - d\n'),
  ],
  [
    'stays when the entry above is removed',
    GROUPS,
    { op: 'remove', pointer: '/tags/0' },
    GROUPS.replace('  - a\n\n', ''),
  ],
  [
    'stays at its line in brackets when an entry is added',
    'tags: [a, # first\n  b]\n',
    { op: 'add', pointer: '/tags', index: 2, value: 'c' },
    'tags: [a, # first\n  b, c]\n',
  ],
])('a comment that belongs to no entry %s', (_what, text, change, after) => expect(splice(text, change)).toBe(after));

describe('a comment between a key and its value stays there when the value becomes', () => {
  const LEAD = 'lead: # for the start page\n  We come.\nend: 1\n';

  test.each<[what: string, value: unknown, after: string]>([
    ['another text', 'They come.', LEAD.replace('We', 'They')],
    ['a text that needs quotes', 'Fees: 20', LEAD.replace('We come.', '"Fees: 20"')],
    ['a number', 20, LEAD.replace('We come.', '20')],
  ])('%s', (_what, value, after) => expect(splice(LEAD, { op: 'set', pointer: '/lead', value })).toBe(after));

  test('empty because its last entry is removed', () => {
    const text = 'tags: # of the team\n  - a\n';
    expect(splice(text, { op: 'remove', pointer: '/tags/0' })).toBe('tags: # of the team\n  []\n');
  });
});

test('a new file reads back as the given value, whatever its strings begin and end with', () => {
  const long = ' and so on'.repeat(20);
  for (const text of [long, `${long} `, `- ${long}`, `\t${long}`, `${long}\n\n${long}`, '', '# no']) {
    const value = { name: 'Red', rows: [['a', text]], notes: { text } };
    expect(readText('', fileText(value)).value).toEqual(value);
  }
});

test('random edits of all files produce the wanted value and touch no other line', () => {
  const random = seededRandom(30);
  for (const { file, source } of sampleSources()) {
    if (source.text.length > 60_000) continue;
    for (let round = 0; round < 2; round += 1) {
      const change = randomChange(random, source.value);
      const after = splice(source.text, change);
      const label = `${file} ${JSON.stringify(change)}`;
      expect(after, label).toBeDefined();
      expect(readText(file, after ?? '').value, label).toEqual(applyChange(source.value, change));
      expect(strayLines(source.text, after ?? '', change), label).toEqual([]);
    }
  }
});
