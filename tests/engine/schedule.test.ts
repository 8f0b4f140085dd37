import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { build } from '../../src/build.ts';
import { memoryCache } from '../../src/cache.ts';
import { readContent } from '../../src/read-content.ts';
import { site } from '../../templates/site.ts';
import { miniSite } from '../fixtures/riding-club/site.tsx';
import { command } from '../support/command.ts';
import { SAMPLE } from '../support/data-files.ts';
import { hashTree } from '../support/hash-tree.ts';
import { knownOf } from '../support/known.ts';
import { type Changes, copyOfMiniSite, temporaryFolder } from '../support/mini-site.ts';

const team = (more: string) => ({ 'teams/gold.yaml': `name: Gold Team\nlead: We are golden.\n${more}` });

const SEASON = team('from: 2026-12-01\nuntil: 2027-01-15\n');

async function builtOn(today: string, changes: Changes) {
  const root = copyOfMiniSite(changes);
  const out = join(root, 'dist');
  const result = await build(miniSite, { root, out, today });
  return { result, out, read: (file: string) => readFileSync(join(out, file), 'utf8') };
}

function findingsOn(today: string, changes: Changes): string[] {
  const { problems } = readContent(miniSite, { root: copyOfMiniSite(changes), today });
  return problems.map(({ code, severity, place }) => `${place.file}:${place.range?.line} ${severity} ${code}`);
}

describe('a page that is not public', () => {
  test.each([
    ['because it is a draft', team('draft: true\n'), '2026-12-24'],
    ['because it begins tomorrow', SEASON, '2026-11-30'],
    ['because it ended yesterday', SEASON, '2027-01-16'],
  ])('%s is neither built nor listed', async (_why, changes, today) => {
    const { result, out, read } = await builtOn(today, changes);
    expect(result.stoppedBy).toBeUndefined();
    expect(existsSync(join(out, 'teams/gold'))).toBe(false);
    expect(read('index.html')).not.toContain('Gold Team');
    expect(result.ledger?.unlisted).not.toContain('/teams/gold/');
  });

  test.each(['2026-12-01', '2027-01-15'])(
    'is there like any other on %s, from its first day to its last',
    async (today) => {
      const { read, result } = await builtOn(today, SEASON);
      expect(read('teams/gold/index.html')).toContain('<h1>Gold Team</h1>');
      expect(read('index.html')).toContain('<a href="/teams/gold/">Gold Team</a>');
      expect(result.ledger?.unlisted).toContain('/teams/gold/');
    },
  );

  test('is judged like any other', () => {
    expect(findingsOn('2026-12-24', team('draft: true\ncolour: golden\nrivals: [bleu]\n'))).toEqual([
      'data/teams/gold.yaml:4 error schema-enum',
      'data/teams/gold.yaml:5 error reference-unknown',
    ]);
  });

  test('may be announced meanwhile, and then be referred to', async () => {
    const green = { 'teams/green.yaml': 'name: Green Team\nlead: Soon.\nfrom: 2026-12-01\n' };
    const { result, read } = await builtOn('2026-11-30', green);
    expect(result.problems).toEqual([]);
    expect(read('index.html')).toContain('Green Team, soon');
    expect(read('teams/red/index.html')).toContain('<span>Green Team</span>');
    expect(findingsOn('2026-12-01', green)).toEqual(['data/club.yaml:8 warning announced-exists']);
  });
});

describe('a page whose own date is its first day', () => {
  const NEWS = { 'notices/2026-gala.yaml': 'title: Gala\nbody: <p>Come all.</p>\nday: 2026-12-01\n' };

  test('is there from that day on, also for a build that remembers the day before', () => {
    const cache = memoryCache();
    const root = copyOfMiniSite(NEWS);
    const on = (today: string) => {
      const { pages, nextChange } = readContent(miniSite, { root, today, cache });
      return { isThere: pages?.routes.some(({ url }) => url === '/notices/gala/'), nextChange };
    };
    expect(on('2026-11-30')).toEqual({ isThere: false, nextChange: '2026-12-01' });
    expect(on('2026-12-01')).toEqual({ isThere: true, nextChange: undefined });
  });

  test('is missed when it was published and is put off, and told which field to change', () => {
    const routes = 'addresses:\n  - url: /notices/gala/\n';
    const { problems } = readContent(miniSite, {
      root: copyOfMiniSite({ ...NEWS, 'addresses.yaml': routes }),
      today: '2026-11-30',
    });
    expect(problems).toMatchObject([{ code: 'route-disappeared', params: { state: 'scheduled', field: 'day' } }]);
  });
});

describe('a link to a page that is not public', () => {
  const LINK = { 'teams/blue.yaml': 'name: Blue Team\nlead: Look at the [Gold Team](/teams/gold/).\n' };

  test('is an error while the page is a draft or begins later', () => {
    const blamed = ['data/teams/blue.yaml:2 error link-not-public'];
    expect(findingsOn('2026-11-30', { ...LINK, ...SEASON })).toEqual(blamed);
    expect(findingsOn('2026-12-24', { ...LINK, ...team('draft: true\n') })).toEqual(blamed);
  });

  test('becomes its words alone when the page has expired, and the unattended build goes on', async () => {
    const { result, read } = await builtOn('2027-01-16', { ...LINK, ...SEASON });
    expect(result.stoppedBy).toBeUndefined();
    expect(result.problems).toMatchObject([
      { code: 'link-not-public', severity: 'warning', params: { state: 'expired', day: '2027-01-15' } },
      { code: 'page-expired', severity: 'warning' },
    ]);
    expect(read('teams/blue/index.html')).toContain('Look at the Gold Team.');
  });

  const silver = (more: string) => ({
    'teams/silver.yaml': `name: Silver Team\nlead: Look at the [Gold Team](/teams/gold/).\nrivals: [gold]\n${more}`,
  });

  test('is ignored in a draft', () => {
    expect(findingsOn('2026-11-30', { ...SEASON, ...silver('draft: true\n') })).toEqual([]);
  });

  test('is fine where both pages begin on the same day', () => {
    expect(findingsOn('2026-11-30', { ...SEASON, ...silver('from: 2026-12-01\n') })).toEqual([]);
  });

  test('is found today if it will be wrong on the first day of its page', () => {
    const early = { ...SEASON, ...silver('from: 2026-11-15\n') };
    expect(findingsOn('2026-11-01', early)).toEqual([
      'data/teams/silver.yaml:2 error link-not-public',
      'data/teams/silver.yaml:3 error link-not-public',
    ]);
  });
});

describe('a page with a last day', () => {
  test.each([
    ['2027-01-01', 14],
    ['2027-01-14', 1],
    ['2027-01-15', 0],
  ])('says on %s that it disappears in %i days', (today, days) => {
    const { problems } = readContent(miniSite, { root: copyOfMiniSite(SEASON), today });
    expect(problems).toMatchObject([{ code: 'page-expires', severity: 'warning', params: { days } }]);
  });

  test('says nothing earlier than two weeks before', () => {
    expect(findingsOn('2026-12-31', SEASON)).toEqual([]);
  });
});

describe('the ledger and time', () => {
  const OTHERS = ['/', '/notices/summer-party/', '/teams/blue/', '/teams/red/']
    .map((url) => `  - url: ${url}\n`)
    .join('');
  const listed = (more = '') => ({ 'addresses.yaml': `addresses:\n${OTHERS}  - url: /teams/gold/\n${more}` });

  test('a published page that is made a draft is missed', () => {
    expect(findingsOn('2026-12-24', { ...listed(), ...team('draft: true\n') })).toEqual([
      'data/addresses.yaml:6 error route-disappeared',
    ]);
  });

  test('a page that expires at midnight stops nothing', async () => {
    const { result } = await builtOn('2027-01-16', { ...listed(), ...SEASON });
    expect(result.stoppedBy).toBeUndefined();
    expect(result.problems).toMatchObject([{ code: 'page-expired', severity: 'warning' }]);
  });

  test('a redirect leads on while the page is away, for a while only, and makes way for the page', async () => {
    const changes = { ...listed('    redirect: /teams/red/\n'), ...SEASON };
    const away = await builtOn('2027-01-16', changes);
    expect(away.read('_redirects')).toContain('/teams/gold/ /teams/red/ 302\n');
    expect(away.read('teams/gold/index.html')).toContain('url=/teams/red/');
    const back = await builtOn('2026-12-24', changes);
    expect(back.result.problems).toEqual([]);
    expect(back.read('_redirects')).not.toContain('/teams/gold');
    expect(back.read('teams/gold/index.html')).toContain('<h1>Gold Team</h1>');
  });

  test('a redirect to a page that expires is left out, and stops nothing', async () => {
    const routes = `addresses:\n${OTHERS}  - url: /teams/gold/\n  - url: /teams/lost/\n    redirect: /teams/gold/\n`;
    const { result, out } = await builtOn('2027-01-16', { 'addresses.yaml': routes, ...SEASON });
    expect(result.stoppedBy).toBeUndefined();
    expect(result.problems.map(({ code }) => code)).toEqual(['link-not-public', 'page-expired']);
    expect(existsSync(join(out, 'teams/lost'))).toBe(false);
  });
});

describe('two files that take turns at one address', () => {
  const turns = {
    'notices/2025-summer-party.yaml': 'title: Last summer\nbody: <p>It was fine.</p>\nuntil: 2026-05-31\n',
    'notices/2026-summer-party.yaml': 'title: This summer\nbody: <p>It will be fine.</p>\nfrom: 2026-06-01\n',
  };

  test('do not collide', async () => {
    const before = await builtOn('2026-03-31', turns);
    expect(before.read('notices/summer-party/index.html')).toContain('Last summer');
    const after = await builtOn('2026-06-01', turns);
    expect(after.read('notices/summer-party/index.html')).toContain('This summer');
  });
});

describe('the real website’s articles', () => {
  test('wait for their day', () => {
    const root = temporaryFolder();
    cpSync(join(SAMPLE, 'data'), join(root, 'data'), { recursive: true });
    const file = join(root, 'data/articles/raucherwohnung-tabakgeruch-eliminieren.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^date: .*$/m, 'date: "2027-02-01"'));
    const { nextChange, problems } = readContent(site, { root, today: '2026-12-01', cache: knownOf(site) });
    expect(nextChange).toBe('2027-02-01');
    expect(problems.map(({ code, params }) => [code, params])).toContainEqual([
      'route-disappeared',
      expect.objectContaining({ state: 'scheduled', field: 'date' }),
    ]);
  });
});

describe('the next change', () => {
  test('is told by every build, so that the next one can be planned', async () => {
    expect((await builtOn('2026-11-30', SEASON)).result.nextChange).toBe('2026-12-01');
    expect((await builtOn('2026-12-01', SEASON)).result.nextChange).toBe('2027-01-16');
    expect((await builtOn('2027-01-16', SEASON)).result.nextChange).toBeUndefined();
  });

  test('makes another site, and no other day does', async () => {
    const trees = [];
    for (const today of ['2026-11-01', '2026-11-30', '2026-12-01', '2027-01-15']) {
      trees.push(hashTree((await builtOn(today, SEASON)).out));
    }
    expect(trees[1]).toBe(trees[0]);
    expect(trees[2]).not.toBe(trees[1]);
    expect(trees[3]).toBe(trees[2]);
  });
});

describe('the real website', () => {
  const ARTICLE = 'data/articles/raucherwohnung-tabakgeruch-eliminieren.yaml';
  const EXPIRING = ['data/regions/wetzikon.yaml', 'data/services/schimmel.yaml', ARTICLE];

  function copyOfData(files: readonly string[], dates: string): string {
    const root = temporaryFolder();
    cpSync(join(SAMPLE, 'data'), join(root, 'data'), { recursive: true });
    for (const file of files) appendFileSync(join(root, file), `\n${dates}`);
    return root;
  }

  test('goes on building when pages of every kind expire at midnight', async () => {
    const root = copyOfData(EXPIRING, 'until: 2026-12-31\n');
    const { problems, stoppedBy, pages } = await build(site, {
      root,
      out: join(root, 'dist'),
      today: '2027-01-01',
      cache: knownOf(site),
    });
    expect(stoppedBy).toBeUndefined();
    expect(problems.filter(({ code }) => code === 'page-expired')).toHaveLength(EXPIRING.length);
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

  test('changes at midnight where the site is at home', async () => {
    expect(await nextOf([], '2026-11-30T22:59:59Z')).toBe('2026-12-01');
    expect(await nextOf([], '2026-11-30T23:00:00Z')).toBe('2027-01-16');
  });

  test('is the one that was asked for', async () => {
    expect(await nextOf(['--now', '2027-01-16'], '2026-11-30T23:00:00Z')).toBeNull();
  });

  test('is reckoned with at the end of a build, which says when the next one is due', async () => {
    const root = copyOfMiniSite(SEASON);
    const { stdout } = await command(miniSite, ['build', '--root', root, '--now', '2026-12-01']);
    expect(stdout).toContain('Nächste Änderung von selbst: am 2027-01-16.');
  });

  test.each([
    ['--now names no day', ['--now', '2026-02-30'], {}],
    ['SOURCE_DATE_EPOCH is no number', [], { SOURCE_DATE_EPOCH: 'yesterday' }],
  ])('is wrong use where %s', async (_name, args, env) => {
    const { code, stderr } = await command(miniSite, ['validate', '--root', copyOfMiniSite(), ...args], env);
    expect(code).toBe(2);
    expect(stderr).toContain('kein');
  });
});
