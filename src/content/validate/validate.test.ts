import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentOf, copyOfMiniSite, findingsAfter, fullFindingsAfter } from '../../../tests/support/mini-site.ts';
import { describe as describeFinding } from '../../base/findings/describe.ts';

const NEW_TEAM = 'name: Gold Team\nlead: We are new.\n';

/** Returns the place and the code of each finding in the file of a new team. */
const team = (text: string) =>
  findingsAfter({ 'teams/gold.yaml': text })
    .map((found) => found.replace('data/teams/gold.yaml:', ''))
    .join(', ');

describe('a field that was left empty', () => {
  test('is reported, whatever its type, and causes no other findings', () => {
    const fields = ['colour', 'crest', 'players', 'rivals', 'ages', 'contact', 'sections'];
    const text = `name:\nlead:\n${fields.map((field) => `${field}:\n`).join('')}`;
    const lines = Array.from({ length: fields.length + 2 }, (_, index) => index + 1);
    expect(findingsAfter({ 'teams/gold.yaml': text })).toEqual(
      lines.map((line) => expect.stringContaining(`data/teams/gold.yaml:${line}:1 schema-`)),
    );
  });

  test('is never shown to users as «null»', () => {
    const findings = fullFindingsAfter({ 'teams/gold.yaml': `${NEW_TEAM}colour:\nsections:\n  - kind:\n` });
    expect(findings.map((found) => describeFinding(found, 'de').message)).toEqual([
      '«colour» ist leer.',
      '«sections[1].kind» ist leer.',
    ]);
  });
});

test.each(['1.10', '0x1F'])(
  'in place of a text, the number %s is suggested in quotation marks exactly as it was typed',
  (typed) => {
    const [found] = fullFindingsAfter({ 'teams/gold.yaml': `name: ${typed}\nlead: We are new.\n` });
    expect(found && describeFinding(found, 'en').fix).toBe(`Put the value in straight quotation marks: "${typed}".`);
  },
);

test('a block of sections without a kind lacks one field, not all fields of all kinds', () => {
  expect(team(`${NEW_TEAM}sections:\n  - anchor: x\n`)).toBe('4:5 schema-required');
});

test('a slip in a link to a file that the site publishes unchanged is found', () => {
  expect(team('name: Gold Team\nlead: Our [mark](/favicon.sgv).\n')).toBe('2:18 link-unknown');
});

describe('a file that cannot be read', () => {
  test('is the only mistake, even if others refer to it', () => {
    const places = [1, 2].map((line) => `data/teams/red.yaml:${line}:5 yaml-colon`);
    expect(findingsAfter({ 'teams/red.yaml': 'a: b: c\nd: e: f\n' })).toEqual(places);
  });

  test('is the only mistake, even if others use the names and facts that it defines and announces', () => {
    const changes = { 'teams/gold.yaml': 'name: Gold Team\nlead: Call {{phone}}.\n' };
    expect(findingsAfter({ ...changes, 'club.yaml': 'name: "Lake Club\n' })).toEqual(['data/club.yaml:1:7 yaml-quote']);
    expect(findingsAfter({ ...changes, 'club.yaml': undefined })).toEqual(['data/club.yaml file-missing']);
  });

  test('is the only mistake, even if others link to a page that it announces', () => {
    const changes = { 'teams/gold.yaml': 'name: Gold Team\nlead: Not [Green](/teams/green/).\n' };
    expect(findingsAfter(changes)).toEqual([]);
    expect(findingsAfter({ ...changes, 'club.yaml': 'name: "Lake Club\n' })).toEqual(['data/club.yaml:1:7 yaml-quote']);
  });

  test('or is invalid is the only mistake, even if others use a name that it has in the wrong place', () => {
    const club = readFileSync(join(copyOfMiniSite(), 'data/club.yaml'), 'utf8');
    const changes = { 'teams/gold.yaml': `${NEW_TEAM}rivals: [green]\n` };
    expect(findingsAfter(changes)).toEqual([]);
    expect(findingsAfter({ ...changes, 'club.yaml': club.replace('slug: green', 'Slug: green') })).toEqual([
      'data/club.yaml:8:5 schema-unknown-key',
    ]);
  });

  test('keeps its address if it is a required page', () => {
    const changes = { 'teams/gold.yaml': 'name: Gold Team\nlead: Back [home](/).\n' };
    expect(findingsAfter({ ...changes, 'home.yaml': undefined })).toEqual(['data/home.yaml file-missing']);
  });
});

test('a fact of another page is unknown', () => {
  expect(findingsAfter({ 'notices/2025-fee.yaml': 'title: Fee\nbody: <p>{{fee}}</p>\n' })).toEqual([
    'data/notices/2025-fee.yaml:2:10 fact-unknown',
  ]);
});

test('an invalid list of names is one finding, and not one for each file that uses a name', () => {
  const club = contentOf('club.yaml');
  const withGrounds = (grounds: string) =>
    findingsAfter({ 'club.yaml': club.replace(/^grounds: .*$/m, `grounds: ${grounds}`) });
  expect(withGrounds('meadow')).toEqual(['data/club.yaml:6:10 schema-type']);
  expect(withGrounds('[hall, 3]')).toEqual([
    'data/club.yaml:6:17 schema-type',
    'data/teams/red.yaml:6:9 reference-unknown',
  ]);
});

test('a comment after quotes, after a value that is not text or on its own line does not cut a text', () => {
  expect(
    team('# a note\nname: "Gold Team" # a note\nlead: >-\n  We are #1, and # 2.\n# a note\ncolour: red # a note\n'),
  ).toBe('');
  expect(team('name: Gold Team\nlead: We are at field#1.\n')).toBe('');
});

test('a misspelled required field is one finding, at its name', () => {
  expect(team('name: Gold Team\nlaed: We are new.\n')).toBe('2:1 schema-unknown-key');
  expect(team('Name: Gold Team\nlead: We are new.\n')).toBe('1:1 schema-unknown-key');
});

test('a missing field next to an unknown one is a separate finding', () => {
  expect(team('name: Gold Team\nxyz: We are new.\n')).toBe('1:1 schema-required, 2:1 schema-unknown-key');
});

test('a value of the wrong type is not also reported as too small or as a reversed range', () => {
  expect(team('name: Gold Team\nlead: We are new.\nplayers: 1.5\n')).toBe('3:10 schema-type');
  expect(team('name: Gold Team\nlead: We are new.\nages: { from: 12, to: 1.4 }\n')).toBe('3:23 schema-type');
});

describe('a field indented as deeply as the text above it', () => {
  test('is reported where it begins, even on its first line, instead of becoming part of the text', () => {
    expect(team('name: Gold Team\nlead: |\n  colour: red\n  We are new.\n')).toBe('3:3 schema-line-in-text');
  });

  test('is not also reported as missing', () => {
    expect(
      team(
        'sections:\n  - kind: text\n    anchor: a\n    heading: T\n    text: >-\n      We\n      lead: new\nname: Gold Team\n',
      ),
    ).toBe('7:7 schema-line-in-text');
  });

  test('is only suspected if the field exists already, as after pasting an entry', () => {
    const text = 'name: Gold Team\nlead: >-\n  We are new.\n  name: it.\n';
    expect(team(text)).toBe('4:3 schema-line-in-text');
    expect(fullFindingsAfter({ 'teams/gold.yaml': text })).toMatchObject([{ severity: 'warning' }]);
  });

  test('is not confused with other words before a colon, or names within a line', () => {
    expect(team('name: Gold Team\nlead: >-\n  We are new,\n  that is: all\n  know: nothing of colour: red\n')).toBe('');
    expect(team('name: Gold Team\nlead: "We are new. colour: red"\n')).toBe('');
  });
});

test('a line below a short entry of a list that lacks only its hyphen is suspected to be an entry of its own', () => {
  const opponents = (lines: string) => team(`name: Gold Team\nlead: We are new.\nopponents:\n${lines}`);
  const warned = '5:5 yaml-continued';
  expect(opponents('  - Baar\n    Cham\n  - Zug\n')).toContain(warned);
  expect(opponents('  - "Baar\n    Cham"\n  - Zug\n')).not.toContain(warned);
  expect(opponents(`  - ${'Baar and so on, '.repeat(3)}\n    Cham\n  - Zug\n`)).not.toContain(warned);
});

describe('a list entry indented as deeply as the text above it', () => {
  const sections = (line: string) =>
    `name: Gold Team\nlead: We are new.\nsections:\n  - kind: text\n    anchor: a\n    heading: T\n    text: >-\n      We\n      ${line}\n`;

  test('is reported at its dash: as an error if it has a field, and else as a warning', () => {
    const severityOf = (line: string) =>
      fullFindingsAfter({ 'teams/gold.yaml': sections(line) }).map(({ code, severity, place }) => [
        code,
        severity,
        place.range?.line,
      ]);
    expect(severityOf('- kind: times')).toEqual([['schema-line-in-text', 'error', 9]]);
    expect(severityOf('- water')).toEqual([['schema-line-in-text', 'warning', 9]]);
    expect(severityOf('– water')).toEqual([]);
  });
});

test('a forbidden word is also found in text that all pages share', () => {
  const club = readFileSync(join(copyOfMiniSite(), 'data/club.yaml'), 'utf8');
  const line = club.split('\n').findIndex((each) => each.includes('Two hundred members')) + 1;
  expect(findingsAfter({ 'club.yaml': club.replace('Two hundred members', 'Our cheaters') })).toEqual([
    `data/club.yaml:${line}:15 text-forbidden`,
  ]);
});
