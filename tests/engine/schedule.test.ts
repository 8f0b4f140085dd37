import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { build } from '../../src/build.ts';
import { readContent } from '../../src/content/read-content.ts';
import { hostFilesOf } from '../../src/hosting/hosts/hosts.ts';
import { site } from '../../templates/site.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { command } from '../support/command.ts';
import { copyOfSample, sharedCacheOf } from '../support/data-files.ts';
import { hashTree } from '../support/hash-tree.ts';
import { memoryCache } from '../support/memory-cache.ts';
import { type Changes, copyOfMiniSite } from '../support/mini-site.ts';

const team = (more: string) => ({ 'teams/gold.yaml': `name: Gold Team\nlead: We are golden.\n${more}` });

const SEASON = team('from: 2026-12-01\nuntil: 2027-01-15\n');

async function buildOn(today: string, changes: Changes) {
  const root = copyOfMiniSite(changes);
  const out = join(root, 'dist');
  const result = await build(miniSite, { root, out, hostFiles: hostFilesOf(miniSite, {}), today });
  return { result, out, read: (file: string) => readFileSync(join(out, file), 'utf8') };
}

function findingsOn(today: string, changes: Changes): string[] {
  const { findings } = readContent(miniSite, { root: copyOfMiniSite(changes), today });
  return findings.map(({ code, severity, place }) => `${place.file}:${place.range?.line} ${severity} ${code}`);
}

describe('a page', () => {
  test.each([
    ['that is a draft', team('draft: true\n'), '2026-12-24'],
    ['that begins tomorrow', SEASON, '2026-11-30'],
    ['that ended yesterday', SEASON, '2027-01-16'],
  ])('%s is neither built nor listed', async (_why, changes, today) => {
    const { result, out, read } = await buildOn(today, changes);
    expect(result.stoppedBy).toBeUndefined();
    expect(existsSync(join(out, 'teams/gold'))).toBe(false);
    expect(read('index.html')).not.toContain('Gold Team');
    expect(result.ledger?.unlisted).not.toContain('/teams/gold/');
  });

  test.each(['2026-12-01', '2027-01-15'])(
    'with a period is public on %s, from its first day to its last',
    async (today) => {
      const { read, result } = await buildOn(today, SEASON);
      expect(read('teams/gold/index.html')).toContain('<h1>Gold Team</h1>');
      expect(read('index.html')).toContain('<a href="/teams/gold/">Gold Team</a>');
      expect(result.ledger?.unlisted).toContain('/teams/gold/');
    },
  );

  test('that is not public is validated like any other', () => {
    expect(findingsOn('2026-12-24', team('draft: true\ncolour: golden\nrivals: [bleu]\n'))).toEqual([
      'data/teams/gold.yaml:4 error schema-enum',
      'data/teams/gold.yaml:5 error reference-unknown',
    ]);
  });

  test('that is not yet public can be announced, and other pages can refer to it', async () => {
    const green = { 'teams/green.yaml': 'name: Green Team\nlead: Soon.\nfrom: 2026-12-01\n' };
    const { result, read } = await buildOn('2026-11-30', green);
    expect(result.findings).toEqual([]);
    expect(read('index.html')).toContain('Green Team, soon');
    expect(read('teams/red/index.html')).toContain('<span>Green Team</span>');
    expect(findingsOn('2026-12-01', green)).toEqual(['data/club.yaml:8 warning announced-exists']);
  });
});

describe('a page whose own date is its first day', () => {
  const NEWS = { 'notices/2026-gala.yaml': 'title: Gala\nbody: <p>Come all.</p>\nday: 2026-12-01\n' };

  test('is public from that day on, also for a build with the cache of the day before', () => {
    const cache = memoryCache();
    const root = copyOfMiniSite(NEWS);
    const on = (today: string) => {
      const { pages, nextChange } = readContent(miniSite, { root, today, cache });
      return { isThere: pages?.routes.some(({ url }) => url === '/notices/gala/'), nextChange };
    };
    expect(on('2026-11-30')).toEqual({ isThere: false, nextChange: '2026-12-01' });
    expect(on('2026-12-01')).toEqual({ isThere: true, nextChange: undefined });
  });
});

describe('a link to a page that is not public', () => {
  const LINK = { 'teams/blue.yaml': 'name: Blue Team\nlead: Look at the [Gold Team](/teams/gold/).\n' };

  test('is an error while the page is a draft or not yet public', () => {
    const expected = ['data/teams/blue.yaml:2 error link-not-public'];
    expect(findingsOn('2026-11-30', { ...LINK, ...SEASON })).toEqual(expected);
    expect(findingsOn('2026-12-24', { ...LINK, ...team('draft: true\n') })).toEqual(expected);
  });

  test('becomes plain text when the page has expired, and an unattended build continues', async () => {
    const { result, read } = await buildOn('2027-01-16', { ...LINK, ...SEASON });
    expect(result.stoppedBy).toBeUndefined();
    expect(result.findings).toMatchObject([
      { code: 'link-not-public', severity: 'warning', params: { state: 'expired', day: '2027-01-15' } },
      { code: 'page-expires', severity: 'warning' },
    ]);
    expect(read('teams/blue/index.html')).toContain('Look at the Gold Team.');
  });
});

describe('the ledger and time', () => {
  const OTHER_ENTRIES = ['/', '/notices/summer-party/', '/teams/blue/', '/teams/red/']
    .map((url) => `  - url: ${url}\n`)
    .join('');
  const listed = (more = '') => ({ 'addresses.yaml': `addresses:\n${OTHER_ENTRIES}  - url: /teams/gold/\n${more}` });

  test('a published page that becomes a draft is reported', () => {
    expect(findingsOn('2026-12-24', { ...listed(), ...team('draft: true\n') })).toEqual([
      'data/addresses.yaml:6 error route-disappeared',
    ]);
  });

  test('a page that expires at midnight does not stop the build', async () => {
    const { result } = await buildOn('2027-01-16', { ...listed(), ...SEASON });
    expect(result.stoppedBy).toBeUndefined();
    expect(result.findings).toMatchObject([{ code: 'page-expires', severity: 'warning' }]);
  });

  test('a redirect is temporary, applies while its page is not public, and gives way to the page', async () => {
    const changes = { ...listed('    redirect: /teams/red/\n'), ...SEASON };
    const away = await buildOn('2027-01-16', changes);
    expect(away.read('_redirects')).toContain('/teams/gold/ /teams/red/ 302\n');
    expect(away.read('teams/gold/index.html')).toContain('url=/teams/red/');
    const back = await buildOn('2026-12-24', changes);
    expect(back.result.findings).toEqual([]);
    expect(back.read('_redirects')).not.toContain('/teams/gold');
    expect(back.read('teams/gold/index.html')).toContain('<h1>Gold Team</h1>');
  });

  test('a redirect to an expired page is left out, and does not stop the build', async () => {
    const routes = `addresses:\n${OTHER_ENTRIES}  - url: /teams/gold/\n  - url: /teams/lost/\n    redirect: /teams/gold/\n`;
    const { result, out } = await buildOn('2027-01-16', { 'addresses.yaml': routes, ...SEASON });
    expect(result.stoppedBy).toBeUndefined();
    expect(result.findings.map(({ code }) => code)).toEqual(['link-not-public', 'page-expires']);
    expect(existsSync(join(out, 'teams/lost'))).toBe(false);
  });
});

describe('two files that share an address at different times', () => {
  const turns = {
    'notices/2025-summer-party.yaml': 'title: Last summer\nbody: <p>It was fine.</p>\nuntil: 2026-05-31\n',
    'notices/2026-summer-party.yaml': 'title: This summer\nbody: <p>It will be fine.</p>\nfrom: 2026-06-01\n',
  };

  test('do not collide', async () => {
    const before = await buildOn('2026-03-31', turns);
    expect(before.read('notices/summer-party/index.html')).toContain('Last summer');
    const after = await buildOn('2026-06-01', turns);
    expect(after.read('notices/summer-party/index.html')).toContain('This summer');
  });
});

describe('the next change', () => {
  test('is reported by every build, so that the next can be scheduled, and no other day changes the site', {
    tags: 'slow',
  }, async () => {
    const days = ['2026-11-01', '2026-11-30', '2026-12-01', '2027-01-15', '2027-01-16'];
    const built = [];
    for (const today of days) built.push(await buildOn(today, SEASON));
    const [first, second, third] = ['2026-12-01', '2027-01-16', undefined];
    expect(built.map(({ result }) => result.nextChange)).toEqual([first, first, second, second, third]);
    const trees = built.map(({ out }) => hashTree(out));
    expect(trees.map((tree) => trees.indexOf(tree))).toEqual([0, 0, 2, 2, 0]);
  });
});

describe('the real website', () => {
  const ARTICLE = 'data/articles/schimmel-kaltvernebelung-gesundheit.yaml';
  const EXPIRING = ['data/regions/wetzikon.yaml', 'data/services/schimmel.yaml', ARTICLE];

  test('still builds when pages of every kind expire at midnight', { tags: 'slow' }, async () => {
    const root = copyOfSample();
    for (const file of EXPIRING) appendFileSync(join(root, file), '\nuntil: 2026-12-31\n');
    const { findings, stoppedBy, pages } = await build(site, {
      root,
      out: join(root, 'dist'),
      today: '2027-01-01',
      cache: sharedCacheOf(site),
    });
    expect(stoppedBy).toBeUndefined();
    expect(findings.filter(({ code }) => code === 'page-expires')).toHaveLength(EXPIRING.length);
    const files = pages.map(({ route }) => route.entry.source.file);
    expect(files.filter((file) => EXPIRING.includes(file))).toEqual([]);
  });
});

describe('the day of a command', () => {
  const nextOf = async (args: readonly string[], moment: string) => {
    const root = copyOfMiniSite(SEASON);
    const env = { SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000) };
    const { stdout } = await command(miniSite, ['validate', '--root', root, '--format', 'json', ...args], env);
    return JSON.parse(stdout).nextChange;
  };

  test('changes at midnight in the time zone of the site', async () => {
    expect(await nextOf([], '2026-11-30T22:59:59Z')).toBe('2026-12-01');
    expect(await nextOf([], '2026-11-30T23:00:00Z')).toBe('2027-01-16');
  });

  test('is the one passed with --now', async () => {
    expect(await nextOf(['--now', '2027-01-16'], '2026-11-30T23:00:00Z')).toBeNull();
  });

  test('determines the date that a build prints for the next one', async () => {
    const root = copyOfMiniSite(SEASON);
    const { stdout } = await command(miniSite, ['build', '--root', root, '--now', '2026-12-01']);
    expect(stdout).toContain('Nächste Änderung von selbst: am 2027-01-16.');
  });

  test.each([
    ['--now is not a date', ['--now', '2026-02-30'], {}],
    ['SOURCE_DATE_EPOCH is not a number', [], { SOURCE_DATE_EPOCH: 'yesterday' }],
  ])('causes a usage error if %s', async (_name, args, env) => {
    const { code, stderr } = await command(miniSite, ['validate', '--root', copyOfMiniSite(), ...args], env);
    expect(code).toBe(2);
    expect(stderr).toContain('kein');
  });
});
