import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { miniSite } from '../../tests/fixtures/riding-club/site.tsx';
import {
  type Changes,
  copyOfMiniSite,
  findingsAfter,
  problemsAfter,
  temporaryFolder,
} from '../../tests/support/mini-site.ts';
import { load, MAX_BYTES } from './load.ts';

const NEW_TEAM = 'name: Gold Team\nlead: We are new.\n';

/** File names below `data/` that were read. */
const filesOf = (root: string) => load(miniSite, root).files.map(({ file }) => file.slice('data/'.length));

describe('which files are read', () => {
  test('every file of a type, sorted by name', () => {
    expect(filesOf(copyOfMiniSite())).toEqual([
      'club.yaml',
      'forms/inquiry.yaml',
      'home.yaml',
      'notices/2025-summer-party.yaml',
      'pages/404.yaml',
      'pages/imprint.yaml',
      'pages/privacy.yaml',
      'pages/thanks.yaml',
      'site.yaml',
      'teams/blue.yaml',
      'teams/red.yaml',
    ]);
  });

  test('notes, tables and hidden files are no one’s business', () => {
    const changes = { 'README.md': '# Hello', 'teams/.draft.yaml': ':', '.git/a.jpg': ':', 'places.csv': 'x' };
    expect(findingsAfter(changes)).toEqual([]);
  });

  test('a folder without any data is missing every file that has to be there', () => {
    const root = copyOfMiniSite({});
    const { problems } = load(miniSite, join(root, 'elsewhere'));
    expect(problems.map(({ code, place }) => `${place.file} ${code}`)).toEqual([
      'data/site.yaml file-missing',
      'data/forms/inquiry.yaml file-missing',
      'data/club.yaml file-missing',
      'data/home.yaml file-missing',
    ]);
  });
});

test('a link to a folder is not followed, and not passed over in silence', () => {
  const root = copyOfMiniSite();
  symlinkSync('.', join(root, 'data/teams/again'));
  const { files, problems } = load(miniSite, root);
  expect(files.map(({ file }) => file)).toContain('data/teams/red.yaml');
  expect(problems.map(({ code, place }) => `${place.file} ${code}`)).toEqual(['data/teams/again file-unreadable']);
});

describe('a data file that is a link', () => {
  const SECRET = 'name: Gold\nlead: Open, sesame.\nmembers: no one\n';
  const withLink = (target: (root: string) => string) => {
    const root = copyOfMiniSite();
    const file = target(root);
    writeFileSync(file, SECRET);
    symlinkSync(file, join(root, 'data/teams/gold.yaml'));
    return load(miniSite, root);
  };

  test('to a file outside the project is refused unread, and nothing of that file is told', () => {
    const elsewhere = temporaryFolder();
    const { files, problems } = withLink(() => join(elsewhere, 'gold.yaml'));
    expect(problems.map(({ code, place }) => `${place.file} ${code}`)).toEqual(['data/teams/gold.yaml file-outside']);
    expect(files.find(({ file }) => file === 'data/teams/gold.yaml')?.text).toBeUndefined();
    expect(JSON.stringify(problems)).not.toContain('sesame');
  });

  test('to a folder with the beginning of the project’s name is no exception', () => {
    const { problems } = withLink((root) => {
      mkdirSync(`${root}-secrets`);
      onTestFinished(() => rmSync(`${root}-secrets`, { recursive: true }));
      return join(`${root}-secrets`, 'gold.yaml');
    });
    expect(problems.map(({ code }) => code)).toEqual(['file-outside']);
  });

  test('to a file of the project is read', () => {
    const { files, problems } = withLink((root) => join(root, 'gold.yaml'));
    expect(problems).toEqual([]);
    expect(files.find(({ file }) => file === 'data/teams/gold.yaml')?.text).toBe(SECRET);
  });
});

describe('a file in the wrong place', () => {
  const suggestionFor = (changes: Changes) =>
    problemsAfter(changes).map(({ params }) => 'suggestion' in params && params.suggestion);

  test('is offered the folder whose name is nearly the same', () => {
    expect(suggestionFor({ 'team/gold.yaml': NEW_TEAM })).toEqual(['data/teams/gold.yaml']);
    expect(suggestionFor({ 'Teams/Größte.yml': NEW_TEAM })).toEqual(['data/teams/groesste.yaml']);
  });

  test('is offered the name that is nearly the same', () => {
    expect(suggestionFor({ 'hom.yaml': NEW_TEAM })).toEqual(['data/home.yaml']);
    expect(suggestionFor({ 'home.yml': NEW_TEAM })).toEqual(['data/home.yaml']);
  });

  test('is offered nothing where nothing is near', () => {
    expect(suggestionFor({ 'somewhere/else/x.yaml': NEW_TEAM })).toEqual([undefined]);
    expect(suggestionFor({ 'teams/old/gold.yaml': NEW_TEAM })).not.toEqual(['data/teams/old/gold.yaml']);
  });
});

describe('a file name that cannot be an address', () => {
  test.each([
    ['Gold Team.yaml', 'gold-team.yaml'],
    ['gold_team.yaml', 'gold-team.yaml'],
    ['gold.yml', 'gold.yaml'],
    ['gold.yaml.txt', 'gold.yaml'],
    ['Größe & Mühe.yaml', 'groesse-muehe.yaml'],
    ['Café.YAML', 'cafe.yaml'],
    ['-gold-.yaml', 'gold.yaml'],
  ])('%s is offered as %s', (name, suggestion) => {
    expect(problemsAfter({ [`teams/${name}`]: NEW_TEAM }).map(({ code, params }) => [code, params])).toEqual([
      ['file-name', { name, suggestion }],
    ]);
  });
});

describe('the bytes of a file', () => {
  test('may begin with a byte order mark, and places are counted without it', () => {
    expect(findingsAfter({ 'teams/gold.yaml': `\uFEFFplayers: 3\n${NEW_TEAM}` })).toEqual([
      'data/teams/gold.yaml:1:10 schema-too-small',
    ]);
  });

  test('that are not UTF-8 are named by line and column, counted in characters', () => {
    const bytes = Buffer.concat([Buffer.from('name: Gold\nlead: Für ', 'utf8'), Buffer.from('größte', 'latin1')]);
    expect(findingsAfter({ 'teams/gold.yaml': bytes })).toEqual(['data/teams/gold.yaml:2:13 file-not-utf8']);
  });

  test('may spell out the sign for an unreadable character', () => {
    expect(findingsAfter({ 'teams/gold.yaml': `${NEW_TEAM}# \uFFFD\n` })).toEqual([]);
  });

  test('may be as many as the limit, and not one more', () => {
    const filled = (size: number) => NEW_TEAM + '#'.repeat(size - NEW_TEAM.length);
    expect(findingsAfter({ 'teams/gold.yaml': filled(MAX_BYTES) })).toEqual([]);
    expect(findingsAfter({ 'teams/gold.yaml': filled(MAX_BYTES + 1) })).toEqual([
      'data/teams/gold.yaml file-too-large',
    ]);
  });
});

test('a folder that is named like a file is not a file', () => {
  const root = copyOfMiniSite();
  mkdirSync(join(root, 'data/teams/gold.yaml'));
  writeFileSync(join(root, 'data/teams/gold.yaml/note.txt'), '');
  expect(load(miniSite, root).problems).toEqual([]);
});
