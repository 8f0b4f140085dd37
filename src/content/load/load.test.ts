import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { miniSite } from '../../../tests/fixtures/mini-site/site.tsx';
import {
  type Changes,
  copyOfMiniSite,
  findingsAfter,
  fullFindingsAfter,
  temporaryFolder,
} from '../../../tests/support/mini-site.ts';
import { fingerprintOfFolders } from '../../base/file-hashes.ts';
import { load, MAX_BYTES } from './load.ts';

const NEW_TEAM = 'name: Gold Team\nlead: We are new.\n';

describe('the files that are read', () => {
  test('do not include notes, tables and hidden files, which cause no findings either', () => {
    const changes = {
      'README.md': '# Hello',
      'teams/.draft.yaml': ':',
      'teams/~$red.yaml': 'Ann',
      '.git/a.jpg': ':',
      'places.csv': 'x',
    };
    expect(findingsAfter(changes)).toEqual([]);
  });

  test('are reported as missing if they are required and the folder has no data', () => {
    const root = copyOfMiniSite({});
    const { findings } = load(miniSite, join(root, 'elsewhere'));
    expect(findings.map(({ code, place }) => `${place.file} ${code}`)).toEqual([
      'data/site.yaml file-missing',
      'data/forms/inquiry.yaml file-missing',
      'data/club.yaml file-missing',
      'data/home.yaml file-missing',
      'data/pages/404.yaml file-missing',
      'data/pages/thanks.yaml file-missing',
    ]);
  });
});

describe('advice about a file name', () => {
  const adviceFor = (...names: readonly string[]) =>
    fullFindingsAfter(Object.fromEntries(names.map((name) => [`teams/${name}`, NEW_TEAM]))).flatMap(
      ({ code, place, params }) => (code === 'file-name' ? [[place.file, params.suggestion, params.taken]] : []),
    );

  test.each([
    ['Red.yaml', 'red.yaml'],
    ['Re\u0301d.yaml', 'red.yaml'],
  ])('names the file that has that name already: %s', (name, existing) => {
    expect(adviceFor(name)).toEqual([[`data/teams/${name}`, existing, existing]]);
  });

  test('is given for the first of two files that differ only in how their umlaut is stored', () => {
    const [composed, decomposed] = ['größe.yaml', 'gro\u0308ße.yaml'];
    expect(adviceFor(composed, decomposed)).toEqual([
      [`data/teams/${decomposed}`, 'groesse.yaml', undefined],
      [`data/teams/${composed}`, 'groesse.yaml', decomposed],
    ]);
  });
});

test('a symlink to a folder is not followed, but reported', () => {
  const root = copyOfMiniSite();
  symlinkSync('.', join(root, 'data/teams/again'));
  const { files, findings } = load(miniSite, root);
  expect(files.map(({ file }) => file)).toContain('data/teams/red.yaml');
  expect(findings.map(({ code, place }) => `${place.file} ${code}`)).toEqual(['data/teams/again file-unreadable']);
});

test('a symlink to itself is reported, with what to do, and breaks no command', () => {
  const root = copyOfMiniSite({});
  symlinkSync('self.yaml', join(root, 'data/teams/self.yaml'));
  const { findings } = load(miniSite, root);
  expect(findings).toMatchObject([{ code: 'file-unreadable', params: { reason: 'ELOOP' } }]);
  expect(fingerprintOfFolders([join(root, 'data')])).toBe(fingerprintOfFolders([join(root, 'data')]));
});

describe('a data file that is a symlink', () => {
  const SECRET = 'name: Gold\nlead: Open, sesame.\nmembers: no one\n';
  const withLink = (target: (root: string) => string) => {
    const root = copyOfMiniSite();
    const file = target(root);
    writeFileSync(file, SECRET);
    symlinkSync(file, join(root, 'data/teams/gold.yaml'));
    return load(miniSite, root);
  };

  test('to a file outside the project is refused unread, and no finding reveals its content', () => {
    const elsewhere = temporaryFolder();
    const { files, findings } = withLink(() => join(elsewhere, 'gold.yaml'));
    expect(findings.map(({ code, place }) => `${place.file} ${code}`)).toEqual([
      'data/teams/gold.yaml file-unreadable',
    ]);
    expect(files.find(({ file }) => file === 'data/teams/gold.yaml')?.text).toBeUndefined();
    expect(JSON.stringify(findings)).not.toContain('sesame');
  });

  test('to a file in the project is read', () => {
    const { files, findings } = withLink((root) => join(root, 'gold.yaml'));
    expect(findings).toEqual([]);
    expect(files.find(({ file }) => file === 'data/teams/gold.yaml')?.text).toBe(SECRET);
  });
});

test('a file in a place like no other gets no suggestion', () => {
  const suggestionFor = (changes: Changes) =>
    fullFindingsAfter(changes).map(({ params }) => 'suggestion' in params && params.suggestion);
  expect(suggestionFor({ 'Teams/Größte.yml': NEW_TEAM })).toEqual(['data/teams/groesste.yaml']);
  expect(suggestionFor({ 'somewhere/else/x.yaml': NEW_TEAM })).toEqual([undefined]);
  expect(suggestionFor({ 'teams/old/gold.yaml': NEW_TEAM })).not.toEqual(['data/teams/old/gold.yaml']);
});
test.each([
  ['Café.YAML', 'cafe.yaml'],
  ['aux.yaml', 'aux-1.yaml'],
])('for the file name %s, which cannot be an address, %s is suggested', (name, suggestion) => {
  expect(fullFindingsAfter({ [`teams/${name}`]: NEW_TEAM }).map(({ code, params }) => [code, params])).toEqual([
    ['file-name', { name, suggestion }],
  ]);
});

test.each(['teams/red.yaml.txt', 'team/red.yaml', 'teams/Red.yml'])(
  'a page whose file is now %s is one mistake, even if others refer to it',
  (path) => {
    const text = readFileSync(join(copyOfMiniSite(), 'data/teams/red.yaml'), 'utf8');
    expect(findingsAfter({ 'teams/red.yaml': undefined, [path]: text })).toEqual([
      expect.stringMatching(`^data/${path} file-(?:name|misplaced)$`),
    ]);
  },
);

describe('the bytes of a file', () => {
  test('can begin with a byte order mark, which columns do not count', () => {
    expect(findingsAfter({ 'teams/gold.yaml': `\uFEFFplayers: 3\n${NEW_TEAM}` })).toEqual([
      'data/teams/gold.yaml:1:10 schema-out-of-range',
    ]);
  });

  test('that are not UTF-8 are located by line and column, counted in characters', () => {
    const bytes = Buffer.concat([Buffer.from('name: Gold\nlead: Für ', 'utf8'), Buffer.from('größte', 'latin1')]);
    expect(findingsAfter({ 'teams/gold.yaml': bytes })).toEqual(['data/teams/gold.yaml:2:13 file-not-utf8']);
  });

  test('with a replacement character have lost a letter before', () => {
    const line = NEW_TEAM.split('\n').length;
    expect(findingsAfter({ 'teams/gold.yaml': `${NEW_TEAM}# \uFFFD\n` })).toEqual([
      `data/teams/gold.yaml:${line}:3 text-invisible`,
    ]);
  });

  test('can be exactly as many as the limit', () => {
    const filled = (size: number) => NEW_TEAM + '#'.repeat(size - NEW_TEAM.length);
    expect(findingsAfter({ 'teams/gold.yaml': filled(MAX_BYTES) })).toEqual([]);
    expect(findingsAfter({ 'teams/gold.yaml': filled(MAX_BYTES + 1) })).toEqual([
      'data/teams/gold.yaml file-too-large',
    ]);
  });

  test('can be far more in the list of addresses, which grows with the site', () => {
    const list = `addresses:\n  - url: /gone/\n    gone: true\n    reason: ${'x'.repeat(MAX_BYTES)}\n`;
    expect(findingsAfter({ 'addresses.yaml': list })).toEqual([]);
  });
});
