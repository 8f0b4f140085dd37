import { describe, expect, test } from 'vitest';
import { contentOf, findingsAfter, problemsAfter } from '../../../tests/support/mini-site.ts';
import { describe as describeProblem } from '../../base/findings/describe.ts';

const NEW_TEAM = 'name: Gold Team\nlead: We are new.\n';

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
    const problems = problemsAfter({ 'teams/gold.yaml': `${NEW_TEAM}colour:\nsections:\n  - kind:\n` });
    expect(problems.map((found) => describeProblem(found, 'de').message)).toEqual([
      '«colour» ist leer.',
      '«sections[1].kind» ist leer.',
    ]);
  });
});

describe('a number in place of a text', () => {
  test.each(['0800', '1.10', '0x1F'])('%s is suggested in quotation marks exactly as it was typed', (typed) => {
    const [found] = problemsAfter({ 'teams/gold.yaml': `name: ${typed}\nlead: We are new.\n` });
    expect(found && describeProblem(found, 'en').fix).toBe(`Put the value in straight quotation marks: "${typed}".`);
  });
});

describe('a block of sections', () => {
  test('without a kind lacks one field, not all fields of all kinds', () => {
    expect(findingsAfter({ 'teams/gold.yaml': `${NEW_TEAM}sections:\n  - anchor: x\n` })).toEqual([
      'data/teams/gold.yaml:4:5 schema-required',
    ]);
  });
});

describe('every mistake is reported at once', () => {
  test('across several files, sorted by file and line', () => {
    const changes = {
      'teams/gold.yaml': 'name: Gold Team\nlead: See [Blue](/teams/bleu/).\nplayers: 3\nrivals: [rad]\n',
      'notices/2025-trip.yaml': 'title: Trip\nbody: <p>Come <em>along</p>\n',
    };
    expect(findingsAfter(changes)).toEqual([
      'data/notices/2025-trip.yaml:2:15 markup-open-element',
      'data/teams/gold.yaml:2:18 link-unknown',
      'data/teams/gold.yaml:3:10 schema-too-small',
      'data/teams/gold.yaml:4:10 reference-unknown',
    ]);
  });
});

describe('a file that cannot be read', () => {
  test('is the only mistake, even if others refer to it', () => {
    expect(findingsAfter({ 'teams/red.yaml': 'name: "Red\n' })).toEqual(['data/teams/red.yaml:1:7 yaml-quote']);
  });

  test('is the only mistake, even if others use the names that it defines and announces', () => {
    expect(findingsAfter({ 'club.yaml': 'name: "Lake Club\n' })).toEqual(['data/club.yaml:1:7 yaml-quote']);
    expect(findingsAfter({ 'club.yaml': undefined })).toEqual(['data/club.yaml file-missing']);
  });

  test('is the only mistake, even if others link to a page that it announces', () => {
    const changes = { 'teams/gold.yaml': 'name: Gold Team\nlead: Not [Green](/teams/green/).\n' };
    expect(findingsAfter(changes)).toEqual([]);
    expect(findingsAfter({ ...changes, 'club.yaml': 'name: "Lake Club\n' })).toEqual(['data/club.yaml:1:7 yaml-quote']);
  });

  test('keeps its address if it is a required page', () => {
    const changes = { 'teams/gold.yaml': 'name: Gold Team\nlead: Back [home](/).\n' };
    expect(findingsAfter({ ...changes, 'home.yaml': undefined })).toEqual(['data/home.yaml file-missing']);
  });
});

describe('facts', () => {
  const LEAD = 'name: Gold Team\nfee: 120\nlead: ';

  test('of the page and of the site are filled in by name, with or without spaces', () => {
    expect(findingsAfter({ 'teams/gold.yaml': `${LEAD}Pay {{fee}}, or call {{ phone }}.\n` })).toEqual([]);
  });

  test('of other pages are unknown, and so are property names of JavaScript', () => {
    expect(findingsAfter({ 'notices/2025-fee.yaml': 'title: Fee\nbody: <p>{{fee}}</p>\n' })).toEqual([
      'data/notices/2025-fee.yaml:2:10 fact-unknown',
    ]);
    expect(findingsAfter({ 'teams/gold.yaml': `${LEAD}Pay {{constructor}}.\n` })).toEqual([
      'data/teams/gold.yaml:3:11 fact-unknown',
    ]);
  });

  test('from an unreadable file are not a second mistake', () => {
    const changes = { 'teams/gold.yaml': `${LEAD}Call {{phone}}.\n` };
    expect(findingsAfter({ ...changes, 'club.yaml': undefined })).toEqual(['data/club.yaml file-missing']);
    expect(findingsAfter({ ...changes, 'club.yaml': 'name: [' })).toEqual(['data/club.yaml:1:7 yaml-quote']);
  });
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
