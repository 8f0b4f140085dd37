import { describe, expect, test } from 'vitest';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { parseYaml } from '../load/parse-yaml.ts';
import { readPlainYaml } from '../load/plain-yaml.ts';
import { findSlips } from './find-slips.ts';
import type { Judge } from './repair.ts';

const FILE = 'data/team.yaml';
const FIELDS = ['name', 'lead', 'players', 'until', 'hall', 'town'];

/** Counts missing and unknown top-level fields. */
const judge: Judge = {
  names: new Set(FIELDS),
  mistakesIn(text) {
    const value = (readPlainYaml(text)?.value ?? {}) as Readonly<Record<string, unknown>>;
    const missing = ['name', 'lead', 'players', 'hall'].filter((name) => !(name in value));
    const unknown = Object.keys(value).filter((name) => !FIELDS.includes(name));
    return [...missing, ...unknown];
  },
};

const SOUND = `name: Gold
lead: >-
  We are
  golden.
players:
  - Ada
  - Beate
hall:
  town: Uster
`;

/** Returns line, code and repaired line of each slip in an unreadable file, and the repaired file. */
function slipsIn(text: string, findings: readonly Finding[] = parseYaml(FILE, text).findings, isReadable = false) {
  const repaired = findSlips({ file: FILE, text, findings, isReadable }, judge);
  const slips = repaired?.findings.map(({ code, place, params }) => [
    place.range?.line,
    code,
    (params as { wanted?: string }).wanted,
  ]);
  return { slips, text: repaired?.text };
}

describe('a slip is reported where it was made, not where the parser fails:', () => {
  const names = new Set('a b canton city faq hero id lead list name near order picture text title to url'.split(' '));
  const unjudged: Judge = { names, mistakesIn: () => [] };

  test.each<[what: string, typed: string, expected: string]>([
    ['one word too far left', 'lead: >-\n    We\n   are new\n    since\nname: x\n', '3 yaml-indent     are new'],
    ['no colon within an entry', 'list:\n  - id: a\n    title x\n    order: 1\n', '3 yaml-field     title: x'],
    [
      'a first dash without its space',
      'list:\n  -a: x\n    b: y\n  - a: z\n    b: w\nname: x\n',
      '2 yaml-dash   - a: x',
    ],
    ['a bullet instead of a dash', 'near:\n  - Baar\n  • Cham\n  - Zug\n', '3 yaml-dash   - Cham'],
    ['a long dash instead of the first dash', 'near:\n  – Baar\n  - Cham\n', '2 yaml-dash   - Baar'],
    ['a bullet with a tab', 'near:\n  - Baar\n  •\tCham\n  - Zug\n', '3 yaml-dash   - Cham'],
    ['a pipe instead of a colon', 'list:\n  - id: a\n    title | x\n    order: 1\n', '3 yaml-field     title: x'],
    ['a column of a table', 'id: a\ntitle\tWe are\n', '2 yaml-field title: We are'],
    ['a header with a gap', 'hero:\n  lead: > -\n    We: are.\nname: b\n', '2 yaml-fold   lead: >-'],
    ['a header the wrong way round', 'list:\n  - ->\n    We: are.\n  - b\n', '2 yaml-fold   - >-'],
    ['two quotation marks for one', 'name: ""We are: new."\n', '1 yaml-quote-early name: "We are: new."'],
    ['an apostrophe in single quotes', "name: 'It's us'\n", '1 yaml-quote-early name: "It’s us"'],
    ['a colon in curly quotes', 'name: “Note: new”\n', '1 yaml-colon name: "Note: new"'],
    ['a tab in a text', 'hero:\n  lead: >-\n\tWe are\n    new.\n  list:\n    - a: 1\n', '3 yaml-tab     We are'],
  ])('%s', (_what, text, expected) => {
    const { findings } = parseYaml(FILE, text);
    const repaired = findSlips({ file: FILE, text, findings, isReadable: false }, unjudged);
    expect(repaired?.findings.map(printed)).toEqual([expected]);
  });

  const printed = ({ code, place, params }: Finding) =>
    `${place.range?.line} ${code} ${(params as { wanted?: string }).wanted}`;
});

test('a repair that only moves the break to the next line is no explanation', () => {
  const text = 'near:\n  - Baar\n  Cham } x\n  : y\n  - Zug\n';
  const found = [finding('yaml-syntax', { file: FILE }, { rule: '' })];
  expect(slipsIn(text, found).slips).toBeUndefined();
});

test('the slips that are certain are reported although another one cannot be repaired', () => {
  const spoiled = `${SOUND}we play on a Sunday and win: at noon\n`;
  const broken = spoiled.replace('name: ', 'name:').replace('  - Beate', '  – Beate');
  expect(slipsIn(broken).slips?.map(([line, code]) => `${line} ${code}`)).toEqual(['1 yaml-space', '7 yaml-dash']);
});

test('a repaired file has as many lines as before, and only the line of the slip changes', () => {
  expect(slipsIn(SOUND.replace('name: ', 'name:')).text).toBe(SOUND);
  expect(slipsIn(SOUND.replace('name: ', 'name:').replaceAll('\n', '\r\n')).text).toBe(SOUND);
});

test.each([2, 4])('a file that is indented with tabs as wide as %i spaces is one finding', (width) => {
  const meant = SOUND.replace('town: Uster', 'town: >-\n    Uster');
  const tabbed = meant.replace(/^ +/gm, ({ length }) => '\t'.repeat(length / width) + ' '.repeat(length % width));
  const line = tabbed.split('\n').findIndex((each) => each.startsWith('\t')) + 1;
  expect(slipsIn(tabbed)).toEqual({ slips: [[line, 'yaml-tab', meant.split('\n')[line - 1]]], text: meant });
});

test.each(['•', '–', '•\t'])('each entry of a pasted list is reported: %j', (mark) => {
  const pasted = SOUND.replace(/^( +)- (?=Ada|Beate)/gm, `$1${mark} `);
  expect(slipsIn(pasted)).toEqual({
    slips: pasted
      .split('\n')
      .flatMap((line, at) => (line.includes(mark) ? [[at + 1, 'yaml-dash', SOUND.split('\n')[at]]] : [])),
    text: SOUND,
  });
});

test('a block at the wrong level may have a comment at the left edge', () => {
  const text = SOUND.replace('  - Beate\n', '  - Beate\n      - Carla\n# From Uster\n      - Doris\n');
  const meant = SOUND.replace('  - Beate\n', '  - Beate\n  - Carla\n# From Uster\n  - Doris\n');
  expect(slipsIn(text)).toEqual({ slips: [[8, 'yaml-indent', '  - Carla']], text: meant });
});

test('words that may be a text in the wrong place are not', () => {
  expect(
    slipsIn(SOUND.replace('lead: >-', 'lead: We\nare: in words\nwe play on Sunday: at noon\nlead: >-')).slips,
  ).toBeUndefined();
});

test('no slip is guessed in a readable file that only lacks a field', () => {
  const text = SOUND.replace('name: Gold', 'until: 2026-12-10');
  const place = { file: FILE, pointer: '', range: { line: 1, column: 1, endLine: 1, endColumn: 6 } };
  const missing = finding('schema-required', place, { key: 'name', path: '', help: '' });
  const others = [7, 8, 9].map((line) =>
    finding('link-form', { ...place, range: { ...place.range, line } }, { href: 'x' }),
  );
  expect(slipsIn(text, [missing, ...others], true).slips).toBeUndefined();
});

test('a repair that causes another mistake is no advice: it would only hide the first', () => {
  const text = 'name: Gold\nplayers:\n  - q: Ada\n    a: Beate\n';
  const findings = [
    finding(
      'schema-unknown-key',
      {
        file: FILE,
        range: { line: 3, column: 5, endLine: 3, endColumn: 6 },
        pointer: '/players/0/q',
      },
      { key: 'q', path: 'players[0]', suggestion: undefined, allowed: [] },
    ),
  ];
  const listJudge: Judge = {
    ...judge,
    mistakesIn(changed) {
      const value = (readPlainYaml(changed)?.value ?? {}) as { players?: unknown };
      return Array.isArray(value.players) ? ['unknown q', 'unknown a', 'missing name'] : ['players is no list'];
    },
  };
  expect(findSlips({ file: FILE, text, findings, isReadable: true }, listJudge)).toBeUndefined();
});
