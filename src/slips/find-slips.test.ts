import { describe, expect, test } from 'vitest';
import { parseYaml } from '../load/parse-yaml.ts';
import { readSound, soundUntil } from '../load/sound.ts';
import { type Problem, problem } from '../problems/problem.ts';
import { findSlips, type Judge } from './find-slips.ts';

const FILE = 'data/team.yaml';
const FIELDS = ['name', 'lead', 'players', 'until', 'hall', 'town'];

/** Counts fields that are missing at the left edge, and those that do not belong there. */
const judge: Judge = {
  names: new Set(FIELDS),
  soundUntil,
  mistakesIn(text) {
    const value = (readSound(text)?.value ?? {}) as Readonly<Record<string, unknown>>;
    const missing = ['name', 'lead', 'players', 'hall'].filter((name) => !(name in value));
    return missing.length + Object.keys(value).filter((name) => !FIELDS.includes(name)).length;
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

/** What is said of a file that cannot be read: line, code and how the line was meant. Then the file as it was meant. */
function slipsIn(text: string, problems: readonly Problem[] = parseYaml(FILE, text).problems, isReadable = false) {
  const mended = findSlips({ file: FILE, text, problems, isReadable }, judge);
  const told = mended?.problems.map(({ code, place, params }) => [
    place.range?.line,
    code,
    (params as { wanted?: string }).wanted,
  ]);
  return { told, text: mended?.text };
}

describe('one slip is named at its line, with the line as it was meant:', () => {
  test.each<[what: string, typed: string, code: string]>([
    ['a space missing behind a colon', 'name:Gold', 'yaml-space'],
    ['a colon missing', 'name Gold', 'yaml-field'],
    ['another sign for a colon', 'name = Gold', 'yaml-field'],
    ['a line that begins too far to the right', ' name: Gold', 'yaml-indent'],
    ['a line that begins with a tab', '\tname: Gold', 'yaml-tab'],
    ['a dash too many', '- name: Gold', 'yaml-stray'],
    ['an entry without its dash', '  Beate', 'yaml-dash'],
    ['an entry with another sign', '  – Beate', 'yaml-dash'],
    ['the sign of a text over several lines missing', 'lead:', 'yaml-fold'],
    ['quotation marks left open', 'name: "Gold', 'yaml-quote'],
  ])('%s', (_what, typed, code) => {
    const wanted = {
      'lead:': 'lead: >-',
      '  Beate': '  - Beate',
      '  – Beate': '  - Beate',
      'name: "Gold': 'name: "Gold"',
    };
    const meant = wanted[typed as keyof typeof wanted] ?? 'name: Gold';
    const line = SOUND.split('\n').indexOf(meant.replaceAll('"', ''));
    const spoilt = SOUND.split('\n').with(line, typed).join('\n');
    const problems = parseYaml(FILE, spoilt).problems;
    const found = [problem('yaml-syntax', { file: FILE }, { rule: '' })];
    expect(slipsIn(spoilt, problems.length > 0 ? problems : found).told).toEqual([[line + 1, code, meant]]);
  });
});

describe('is named where it was made, and not where the parser stumbles:', () => {
  const names = new Set('a b canton city faq hero id lead list name near order picture text title to url'.split(' '));
  const unjudged: Judge = { names, soundUntil, mistakesIn: () => 0 };

  test.each<[what: string, typed: string, expected: string]>([
    ['an odd number of spaces', 'faq:\n   title: a\n  text: b\n  name: c\n', '2 yaml-indent   title: a'],
    ['one space', 'hero:\n lead: >-\n    We\n    are.\n  list:\n    - a: 1\nname: b\n', '2 yaml-indent   lead: >-'],
    ['an entry too far left', 'near:\n  - Baar\n- Cham\n  - Zug\nfaq:\n  title: x\n', '3 yaml-indent   - Cham'],
    ['an entry without a dash', 'list:\n  - url: /a/\n  to: /b/\n  - url: /c/\n', '3 yaml-dash   - to: /b/'],
    ['a text too far left', 'list:\n  - >-\n  We are: new.\n    And: old.\n', '3 yaml-indent     We are: new.'],
    ['one word too far left', 'lead: >-\n    We\n   are new\n    since\nname: x\n', '3 yaml-indent     are new'],
    ['no colon', 'text: in Zug\ncanton ZG\norder: 8\n', '2 yaml-field canton: ZG'],
    ['no colon within an entry', 'list:\n  - id: a\n    title x\n    order: 1\n', '3 yaml-field     title: x'],
    ['a dash without its space', 'near:\n  - Baar\n  -Cham\n  - Zug\n', '3 yaml-dash   - Cham'],
    ['such a dash in front', 'list:\n  -a: x\n    b: y\n  - a: z\n    b: w\nname: x\n', '2 yaml-dash   - a: x'],
    ['a dot for a dash', 'near:\n  - Baar\n  • Cham\n  - Zug\n', '3 yaml-dash   - Cham'],
    ['a long dash', 'list:\n  - a: 1\n    b: 2\n  – a: 3\n    b: 4\nname: x\n', '4 yaml-dash   - a: 3'],
    ['a long dash in front', 'near:\n  – Baar\n  - Cham\n', '2 yaml-dash   - Baar'],
    ['a tab', 'hero:\n  lead: >-\n    a\n\tpicture: x\n  list:\n    - a: 1\n', '4 yaml-tab   picture: x'],
    ['a tab in a text', 'hero:\n  lead: >-\n\tWe are\n    new.\n  list:\n    - a: 1\n', '3 yaml-tab     We are'],
  ])('%s', (_what, text, expected) => {
    const { problems } = parseYaml(FILE, text);
    const mended = findSlips({ file: FILE, text, problems, isReadable: false }, unjudged);
    expect(mended?.problems.map(told)).toEqual([expected]);
  });

  const told = ({ code, place, params }: Problem) =>
    `${place.range?.line} ${code} ${(params as { wanted?: string }).wanted}`;
});

test('a mended file has as many lines as before, and all of them but the slip are untouched', () => {
  expect(slipsIn(SOUND.replace('name: ', 'name:')).text).toBe(SOUND);
  expect(slipsIn(SOUND.replace('name: ', 'name:').replaceAll('\n', '\r\n')).text).toBe(SOUND);
});

test('several slips are all named, from the top', () => {
  const spoilt = SOUND.replace('name: ', 'name:').replace('  - Beate', '  – Beate');
  expect(slipsIn(spoilt).told?.map(([line, code]) => `${line} ${code}`)).toEqual(['1 yaml-space', '7 yaml-dash']);
});

test('words that stand on a line by themselves are taken for a remark', () => {
  expect(slipsIn(`x\n${SOUND}`).told).toEqual([[1, 'yaml-stray', '# x']]);
});

test('nothing is guessed about a file that can be read and only lacks something', () => {
  const text = SOUND.replace('name: Gold', 'until: 2026-12-10');
  const place = { file: FILE, pointer: '', range: { line: 1, column: 1, endLine: 1, endColumn: 6 } };
  const missing = problem('schema-required', place, { key: 'name', path: '', help: '' });
  const others = [7, 8, 9].map((line) =>
    problem('link-form', { ...place, range: { ...place.range, line } }, { href: 'x' }),
  );
  expect(slipsIn(text, [missing, ...others], true).told).toBeUndefined();
});
