import { describe, expect, test } from 'vitest';
import { type Finding, finding } from './finding.ts';
import { printGithub } from './print-github.ts';

const german = { language: 'de', below: '' } as const;

const at = (line: number, endLine = line) => ({ line, column: 3, endLine, endColumn: 9 });

const key = (line: number, severity: Finding['severity'] = 'error') =>
  finding('yaml-duplicate-key', { file: 'data/home.yaml', range: at(line) }, { key: `key${line}` }, severity);

const lines = (findings: readonly Finding[], options: Parameters<typeof printGithub>[2] = german) =>
  printGithub(findings, 5, options).trimEnd().split('\n');

/** Parses a workflow command like the runner. */
function parseCommand(line: string) {
  const [, level, list = '', data = ''] = /^::(\w+) (.*?)::(.*)$/.exec(line) ?? [];
  const decode = (text: string) =>
    text
      .replaceAll('%3A', ':')
      .replaceAll('%2C', ',')
      .replaceAll('%0D', '\r')
      .replaceAll('%0A', '\n')
      .replaceAll('%25', '%');
  const properties = list.split(',').map((pair) => pair.split('=').map(decode));
  return { level, properties: Object.fromEntries(properties), message: decode(data) };
}

test('a finding is a command with its place, its code, why it matters and how to fix it', () => {
  const [line = ''] = lines([key(4)]);
  const place = 'file=data/home.yaml,line=4,col=3,endLine=4,endColumn=9';
  expect(line.startsWith(`::error ${place},title=yaml-duplicate-key::Das Feld «key4» steht `)).toBe(true);
  const { message } = parseCommand(line);
  expect(message).toMatch(/\nWarum: .+\nAbhilfe: .+\nMehr: docs\/problems\.md#yaml-duplicate-key$/);
});

test.each(['node_modules/nebel/docs/problems.md', '/opt/nebel/docs/problems.md', 'C:/nebel/docs/problems.md'])(
  'help that a reader of the repository cannot open, in %s, is not named',
  (docs) => {
    const [line = ''] = lines([key(4)], { ...german, docs });
    expect(parseCommand(line).message).toMatch(/\nAbhilfe: [^\n]+$/);
  },
);

test('nothing in a file name or a value can end the command early or forge another', () => {
  const file = 'data/a,b: 100 %\r\n::error::forged.yaml';
  const [line = '', ...rest] = lines([finding('yaml-duplicate-key', { file }, { key: '50%0A::x,y' })]);
  expect(rest).toHaveLength(1);
  const { level, properties, message } = parseCommand(line);
  expect(level).toBe('error');
  expect(properties).toEqual({ file, title: 'yaml-duplicate-key' });
  expect(message).toContain('«50%0A::x,y»');
});

test('a range over several lines has no columns, which the runner would refuse', () => {
  const [line = ''] = lines([finding('yaml-colon', { file: 'data/home.yaml', range: at(2, 4) }, {})]);
  expect(parseCommand(line).properties).toEqual({
    file: 'data/home.yaml',
    line: '2',
    endLine: '4',
    title: 'yaml-colon',
  });
});

describe('if there are more findings than GitHub shows', () => {
  const many = [
    key(1, 'warning'),
    ...Array.from({ length: 12 }, (_, index) => key(index + 2)),
    finding(
      'link-unknown',
      { file: 'data/z.yaml', range: at(1) },
      { href: '/x/', suggestion: undefined, moved: false },
    ),
    finding('file-empty', { file: 'data/z.yaml' }, {}),
  ];

  test('errors come before warnings, and one of each kind before the second of any', () => {
    const read = lines(many).slice(0, -1).map(parseCommand);
    const titles = read.map(({ properties }) => properties.title);
    expect(titles.slice(0, 4).join(' ')).toBe('file-empty yaml-duplicate-key link-unknown yaml-duplicate-key');
    expect(read.map(({ level }) => level)).toEqual([...Array(14).fill('error'), 'warning']);
    expect(new Set(read.map(({ properties }) => properties.line)).size).toBe(14);
  });

  test('an additional annotation states the total', () => {
    const { level, message } = parseCommand(lines(many).at(-1) ?? '');
    expect(level).toBe('notice');
    expect(message).toMatch(/^14 Fehler, 1 Warnung in 2 von 5 Dateien\. GitHub zeigt von jeder Stufe höchstens 10 /);
  });
});
