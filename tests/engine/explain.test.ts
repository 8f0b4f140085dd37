import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { command, inWebsite } from '../support/command.ts';
import { SAMPLE } from '../support/data-files.ts';
import { type Changes, copyOfMiniSite } from '../support/mini-site.ts';

const URLS = ['/', '/notices/summer-party/', '/teams/blue/', '/teams/red/'];
const LISTED = `addresses:\n${URLS.map((url) => `  - url: ${url}\n`).join('')}`;
const CHANGES = {
  'addresses.yaml': `${LISTED}  - url: /teams/aurum/
    redirect: /teams/red/
    reason: Merged with the Red Team.
  - url: /teams/tin/
    gone: true
`,
  'teams/gold.yaml': 'name: Gold Team\nlead: We are golden.\ndraft: true\n',
  'notices/2099-gala.yaml': 'title: Gala\nbody: <p>Come all.</p>\nday: 2099-01-01\n',
  'notices/2025-fair.yaml': 'title: Fair\nbody: <p>It was fine.</p>\nuntil: 2025-12-31\n',
};

/** Runs `nebel explain` and returns its answer, one entry for each label. */
async function explained(subject: string, changes: Changes = CHANGES) {
  const { code, stdout, stderr } = await command(miniSite, ['explain', subject, '--root', copyOfMiniSite(changes)]);
  const rows = stdout.split('\n').map((line) => /^(\S.*?) {2,}(.*)$/.exec(line)?.slice(1) ?? ['', '']);
  return { code, stderr, rows: Object.fromEntries(rows) as Readonly<Record<string, string>> };
}

describe('nebel explain names the file and the state of', () => {
  test.each([
    [
      'a page',
      '/teams/red/',
      { Datei: 'data/teams/red.yaml', Zustand: 'öffentlich', 'Alte Adressen': '/teams/aurum/ (data/addresses.yaml:6)' },
    ],
    ['a draft', '/teams/gold/', { Datei: 'data/teams/gold.yaml', Zustand: expect.stringContaining('Entwurf.') }],
    ['a page of a later day', '/notices/gala/', { Zustand: expect.stringMatching(/1\.1\.2099.*«day»/) }],
    [
      'a page that has expired',
      '/notices/fair/',
      { Datei: 'data/notices/2025-fair.yaml', Zustand: expect.stringMatching(/abgelaufen.*31\.12\.2025/) },
    ],
    [
      'an address that moved',
      '/teams/aurum',
      {
        Datei: 'data/addresses.yaml:6',
        Zustand: expect.stringContaining('nach /teams/red/'),
        'Führt zu': '/teams/red/ (data/teams/red.yaml)',
        Grund: 'Merged with the Red Team.',
      },
    ],
    [
      'an address that is gone',
      '/teams/tin/',
      { Datei: 'data/addresses.yaml:9', Zustand: expect.stringContaining('verschwunden') },
    ],
    ['the page of a file', 'data/teams/red.yaml', { Adresse: '/teams/red/', Zustand: 'öffentlich' }],
    [
      'the draft of a file',
      './data/teams/gold.yaml',
      { Adresse: '/teams/gold/', Zustand: expect.stringContaining('Entwurf.') },
    ],
    [
      'an expired file',
      'data/notices/2025-fair.yaml',
      { Adresse: '/notices/fair/', Zustand: expect.stringContaining('abgelaufen') },
    ],
    [
      'a file of the whole site',
      'data/site.yaml',
      { Schema: 'templates/data/site.schema.json', Zustand: expect.stringContaining('alle Seiten') },
    ],
    ['the list of all addresses', 'data/addresses.yaml', { Zustand: expect.stringContaining('Verzeichnis') }],
  ])('%s', async (_what, subject, expected) => {
    const { code, rows } = await explained(subject);
    expect(code).toBe(0);
    expect(rows).toMatchObject(expected);
  });
});

test('nebel explain takes an address from the browser, also of a site in a folder of its host', async () => {
  const below = { ...miniSite, baseUrl: () => 'https://name.github.io/club' };
  const fileAt = async (address: string) => {
    const { stdout } = await command(below, ['explain', address, '--root', copyOfMiniSite()]);
    return /^Datei +(.*)$/m.exec(stdout)?.[1];
  };
  expect(await fileAt('https://name.github.io/club/teams/red/#training')).toBe('data/teams/red.yaml');
  expect(await fileAt('http://127.0.0.1:4321/club')).toBe('data/home.yaml');
  expect(await fileAt('/teams/red/')).toBe('data/teams/red.yaml');
});

describe('nebel explain locates', () => {
  const lineOf = (file: string, words: string) =>
    readFileSync(join(SAMPLE, file), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1;
  const onSample = async (subject: string) => (await inWebsite(['explain', subject, '--root', SAMPLE])).stdout;

  test('an anchor that a page names', async () => {
    const { rows } = await explained('/teams/red/#training');
    expect(rows.Sprungmarke).toMatch(/^#training \(data\/teams\/red\.yaml:\d+\)$/);
  });

  test('a part of a page', async () => {
    expect(await onSample('/#faq')).toContain(`(data/home.yaml:${lineOf('data/home.yaml', 'faq:')})`);
  });

  test('a line in the form of findings, with the help text of its field', async () => {
    const { rows } = await explained('data/club.yaml:1:1');
    expect(rows.Feld).toBe('name (data/club.yaml:1)');
    expect((await explained('data/teams/red.yaml:1')).rows.Erklärung).toBe('Name: As it stands on the shirts.');
  });
});

describe('nebel explain answers despite mistakes', () => {
  const explainedWith = async (subject: string, changes: Changes) => {
    const root = copyOfMiniSite({ ...CHANGES, ...changes });
    const { code, stdout } = await command(miniSite, ['explain', subject, '--root', root]);
    const answer = stdout.indexOf('Adresse');
    const finding = stdout.indexOf('✘');
    return { code, stdout, isFirst: answer !== -1 && answer < finding };
  };
  const BROKEN = { 'teams/blue.yaml': 'name: Blue Team\n' };

  test.each([
    ['/teams/red/', 'data/teams/red.yaml'],
    ['/teams/aurum/', 'nach /teams/red/'],
    ['/teams/blue/', 'solange die Datei Fehler enthält'],
    ['data/teams/blue.yaml:1', 'Feld'],
  ])('elsewhere: %s', async (subject, expected) => {
    const { code, stdout, isFirst } = await explainedWith(subject, BROKEN);
    expect([code, isFirst, stdout]).toEqual([1, true, expect.stringContaining(expected)]);
    expect(stdout).toContain('data/teams/blue.yaml:1:1  schema-required');
  });

  test('in a file of the whole site', async () => {
    const { code, stdout, isFirst } = await explainedWith('/teams/red/', { 'club.yaml': 'nothing: of use\n' });
    expect([code, isFirst, stdout]).toEqual([1, true, expect.stringContaining('data/teams/red.yaml')]);
  });

  test('in a file that cannot even be read', async () => {
    const { code, stdout } = await explainedWith('/teams/blue/', { 'teams/blue.yaml': 'name: [\n  }\n' });
    expect([code, stdout]).toEqual([1, expect.stringContaining('solange die Datei Fehler enthält')]);
  });
});

test.each([
  ['/teams/rd/', '/teams/red/'],
  ['/teams/auru/', '/teams/aurum/'],
  ['data/teams/rde.yaml', 'data/teams/red.yaml'],
  ['/teams/red/#trainin', '/teams/red/#training'],
])('nebel explain %s suggests what was meant', async (subject, meant) => {
  const { code, stderr } = await explained(subject);
  expect([code, stderr]).toEqual([2, expect.stringContaining(`Meinten Sie ${meant}?`)]);
});
