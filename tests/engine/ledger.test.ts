import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderTree } from '../../src/base/disk/file-tree.ts';
import { describe as describeFinding } from '../../src/base/findings/describe.ts';
import { build } from '../../src/build.ts';
import { readContent } from '../../src/content/read-content.ts';
import { hostFilesOf } from '../../src/hosting/hosts/hosts.ts';
import { checkValidity } from '../../src/site/audit/validity.ts';
import { site } from '../../templates/site.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { command, inWebsite } from '../support/command.ts';
import { copyOfSample, SAMPLE, sharedCacheOf } from '../support/data-files.ts';
import { type Changes, copyOfMiniSite, fullFindingsAfter } from '../support/mini-site.ts';

/** The addresses of the mini site's pages. */
const CURRENT_URLS = [
  '/',
  '/404.html',
  '/imprint/',
  '/notices/summer-party/',
  '/privacy/',
  '/teams/blue/',
  '/teams/red/',
  '/thanks/',
];

const listed = (urls: readonly string[]) => urls.map((url) => `  - url: ${url}\n`).join('');

const ledger = (more: string) => `addresses:\n${listed(CURRENT_URLS)}${more}`;

const GOLD_MOVED = ledger('  - url: /teams/gold/\n    redirect: /teams/red/\n    reason: Merged.\n');
const GOLD_GONE = ledger('  - url: /teams/gold/\n    gone: true\n');

const cache = sharedCacheOf(site);

async function buildMiniSite(changes: Changes) {
  const root = copyOfMiniSite(changes);
  const out = join(root, 'dist');
  const result = await build(miniSite, { root, out, hostFiles: hostFilesOf(miniSite, {}) });
  return { result, out, read: (file: string) => readFileSync(join(out, file), 'utf8') };
}

describe('the ledger of the real website', () => {
  test('lists every page, so that none can disappear unnoticed', () => {
    const { findings, ledger: kept } = readContent(site, { root: SAMPLE, env: { CI: 'true' }, cache });
    expect(findings.filter(({ code }) => /^(route|redirect)-/.test(code))).toEqual([]);
    expect(kept?.unlisted).toEqual([]);
  });

  test('requires a redirect when a region is removed, and builds with one', async () => {
    const root = copyOfSample();
    const file = join(root, 'data/adressen.yaml');
    rmSync(join(root, 'data/regions/meilen.yaml'));
    const line = readFileSync(file, 'utf8').split('\n').indexOf('  - url: /regional/meilen/') + 1;
    expect(line).toBeGreaterThan(0);
    const [lost, ...links] = readContent(site, { root, cache }).findings;
    expect(lost).toMatchObject({
      code: 'route-disappeared',
      severity: 'error',
      place: { file: 'data/adressen.yaml', range: { line } },
      params: { file: 'data/regions/meilen.yaml' },
    });
    expect(links.length).toBeGreaterThan(0);
    for (const { code, place } of links) {
      expect(code).toBe('link-unknown');
      const path = join(root, place.file);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('(/regional/meilen/)', '(/regional/zuerich/)'));
    }

    const address = '  - url: /regional/meilen/\n';
    writeFileSync(file, readFileSync(file, 'utf8').replace(address, `${address}    redirect: /regional/zuerich/\n`));
    const out = join(root, 'dist');
    expect(await build(site, { root, out, cache, hostFiles: hostFilesOf(site, {}) })).toMatchObject({ findings: [] });
    const moved = readFileSync(join(out, 'regional/meilen/index.html'), 'utf8');
    expect(moved).toContain('<html lang="de-CH">');
    expect(moved).toContain('<meta http-equiv="refresh" content="0; url=/regional/zuerich/"/>');
    expect(moved).toMatch(/<link rel="canonical" href="https:[^"]*\/regional\/zuerich\/"\/>/);
    expect(moved).toContain('<meta name="robots" content="noindex"/>');
    expect(moved).toMatch(/Diese Seite ist umgezogen<\/h1>.*<a href="\/regional\/zuerich\/">/);
    expect(readFileSync(join(out, 'index.html'), 'utf8')).not.toContain('href="/regional/meilen/"');
    expect(checkValidity({ ...folderTree(out), paths: ['regional/meilen/index.html'] }, 'dist')).toEqual([]);
  });
});

describe('an address that lost its page', () => {
  test('gives each link to it the same suggestion, with its anchor, although another address is spelt more alike', () => {
    const linked = {
      'addresses.yaml': ledger('  - url: /teams/gold/\n  - url: /teams/bold/\n'),
      'teams/golden-riders.yaml': 'name: Golden Riders\nlead: Us.\n',
      'teams/bold.yaml': 'name: Bold\nlead: See the [others](/teams/gold/#lead).\n',
    };
    const found = fullFindingsAfter(linked).filter(({ code }) => code === 'link-unknown');
    expect(found).toMatchObject([{ params: { href: '/teams/gold/#lead', suggestion: '/teams/golden-riders/#lead' } }]);
  });
});

describe('a page file that is renamed', () => {
  const GOLD = 'name: Gold Team\nlead: We are golden.\n';

  test('is fixed on request: the old address redirects, and every link and reference uses the new name', async () => {
    const root = copyOfSample();
    const at = (file: string) => join(root, 'data', file);
    const read = (file: string) => readFileSync(at(file), 'utf8');
    const before = { ledger: read('adressen.yaml'), home: read('home.yaml') };
    renameSync(at('services/schimmel.yaml'), at('services/schimmelpilz.yaml'));
    renameSync(at('regions/wetzikon.yaml'), at('regions/zueri-oberland.yaml'));
    const { code, stdout, stderr } = await inWebsite(['validate', '--fix', '--root', root]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Alles in Ordnung')]);
    expect(stderr).toContain('Umleitung eingetragen: /regional/wetzikon/ führt jetzt nach /regional/zueri-oberland/.');
    expect(read('adressen.yaml')).toBe(
      before.ledger
        .replace('  - url: /regional/wetzikon/\n', '$&    redirect: /regional/zueri-oberland/\n')
        .replace('  - url: /services/schimmel/\n', '$&    redirect: /services/schimmelpilz/\n'),
    );
    expect(before.home).toContain('service: schimmel\n');
    expect(read('home.yaml')).toBe(
      before.home
        .replaceAll('/services/schimmel/', '/services/schimmelpilz/')
        .replaceAll('service: schimmel\n', 'service: schimmelpilz\n')
        .replaceAll('/regional/wetzikon/', '/regional/zueri-oberland/'),
    );
  });

  test('or merged into another: links are changed to the target of the redirect, references are left alone', async () => {
    const root = copyOfMiniSite({
      'addresses.yaml': ledger('').replace('  - url: /teams/blue/\n', '$&    redirect: /teams/red/\n'),
      'teams/blue.yaml': undefined,
      'teams/gold.yaml': `${GOLD.replace('We are', 'Like [them](/teams/blue/), we are')}rivals: [red, blue]\n`,
    });
    const { stdout } = await command(miniSite, ['validate', '--fix', '--root', root, '--format', 'json']);
    expect(readFileSync(join(root, 'data/teams/gold.yaml'), 'utf8')).toContain('Like [them](/teams/red/), we are');
    expect(JSON.parse(stdout).problems).toContainEqual(
      expect.objectContaining({ code: 'reference-unknown', file: 'data/teams/gold.yaml', line: 3 }),
    );
  });

  test('a second time redirects the first address directly to the last one', async () => {
    const root = copyOfMiniSite({
      'addresses.yaml': ledger(
        '  - url: /teams/aurum/\n    redirect: /teams/gold/ # since 2025\n  - url: /teams/gold/\n',
      ),
      'teams/gold-team.yaml': GOLD,
    });
    expect((await command(miniSite, ['validate', '--fix', '--root', root])).code).toBe(0);
    expect(readFileSync(join(root, 'data/addresses.yaml'), 'utf8')).toBe(
      ledger(
        '  - url: /teams/aurum/\n    redirect: /teams/gold-team/ # since 2025\n  - url: /teams/gold/\n    redirect: /teams/gold-team/\n',
      ),
    );
  });
});

describe('an address that moved', () => {
  test('has a small redirect page, and a rule for each kind of host', async () => {
    const { result, read } = await buildMiniSite({ 'addresses.yaml': GOLD_MOVED });
    expect(result.findings).toEqual([]);
    expect(read('teams/gold/index.html')).toContain('content="0; url=/teams/red/"');
    expect(read('_redirects')).toContain('\n/teams/gold/ /teams/red/ 301!\n/teams/gold/ /teams/red/ 301\n');
    expect(read('.htaccess')).toContain('RedirectMatch 301 "^/teams/gold/$" "/teams/red/"\n');
  });
});

describe('an address that is gone', () => {
  test('has no page, and hosts answer 410', async () => {
    const { result, out, read } = await buildMiniSite({ 'addresses.yaml': GOLD_GONE });
    expect(result.findings).toEqual([]);
    expect(existsSync(join(out, 'teams/gold'))).toBe(false);
    expect(read('.htaccess')).toContain('RedirectMatch 410 "^/teams/gold/$"\n');
    expect(read('_redirects')).toContain('\n/teams/gold/ /404.html 410!\n');
  });
});

test('an old address that not every host can redirect is refused as such, not as a link', async () => {
  const { result } = await buildMiniSite({ 'addresses.yaml': ledger('  - url: /page.php?id=3\n    redirect: /\n') });
  const found = result.findings.find(({ code }) => code === 'link-form');
  const { message, why } = describeFinding(found as never, 'en');
  expect(`${message} ${why}`).toMatch(/redirect/);
  expect(`${message} ${why}`).not.toMatch(/\blinks?\b/i);
});

test('an address outside the output folder is refused, and never written to', async () => {
  const { result, out } = await buildMiniSite({ 'addresses.yaml': ledger('  - url: /../../lost/\n    redirect: /\n') });
  expect(result.findings.map(({ code }) => code)).toContain('link-form');
  expect(existsSync(join(out, '../../lost'))).toBe(false);
});

test('a broken ledger is reported, and no address is lost or added', async () => {
  const { result } = await buildMiniSite({ 'addresses.yaml': 'addresses:\n  - url: /\n    redirct: /teams/red/\n' });
  expect(result.findings).toMatchObject([{ code: 'schema-unknown-key', params: { suggestion: 'redirect' } }]);
  expect(result.ledger).toBeUndefined();
});

describe('a new page', () => {
  const GOLD = { 'teams/gold.yaml': 'name: Gold Team\nlead: We are new.\n' };
  const NOT_CI = { CI: '' };

  function copyWithLedger(changes: Changes) {
    const root = copyOfMiniSite({ ...changes, 'addresses.yaml': ledger('  # The end.\n') });
    return { root, text: () => readFileSync(join(root, 'data/addresses.yaml'), 'utf8') };
  }

  test('needs no manual entry in the ledger: a build adds it, and a second build changes nothing', async () => {
    const { root, text } = copyWithLedger(GOLD);
    const { code, stdout } = await command(miniSite, ['build', '--root', root], NOT_CI);
    expect(code).toBe(0);
    expect(stdout).toContain('1 neue Adresse in data/addresses.yaml eingetragen');
    const urls = CURRENT_URLS.toSpliced(CURRENT_URLS.indexOf('/teams/red/'), 0, '/teams/gold/');
    expect(text()).toBe(`addresses:\n${listed(urls)}  # The end.\n`);
    const before = text();
    expect((await command(miniSite, ['build', '--root', root], NOT_CI)).stdout).not.toContain('eingetragen');
    expect(text()).toBe(before);
  });

  test('builds in CI too, which only warns that the ledger is out of date', async () => {
    const { root, text } = copyWithLedger(GOLD);
    const before = text();
    const { code, stdout } = await command(miniSite, ['build', '--root', root, '--format', 'json'], { CI: 'true' });
    expect(code).toBe(0);
    expect(JSON.parse(stdout).problems).toMatchObject([
      {
        code: 'route-unlisted',
        severity: 'warning',
        file: 'data/addresses.yaml',
        message: expect.stringContaining('/teams/gold/'),
      },
    ]);
    expect(text()).toBe(before);
  });

  test('is not added to the ledger by a build that stopped', async () => {
    const { root, text } = copyWithLedger({ ...GOLD, 'teams/zinc.yaml': 'name: Zinc Team\n' });
    const before = text();
    expect((await command(miniSite, ['build', '--root', root], NOT_CI)).code).toBe(1);
    expect(text()).toBe(before);
  });

  test('is not added to a ledger that was edited during the build, but by the next build', async () => {
    const { root, text } = copyWithLedger(GOLD);
    const before = text();
    const interrupted: typeof miniSite = {
      ...miniSite,
      files: () => {
        writeFileSync(join(root, 'data/addresses.yaml'), `${before}# Ask Anna.\n`);
        return [];
      },
    };
    const { code, stdout } = await command(interrupted, ['build', '--root', root], NOT_CI);
    expect([code, text()]).toEqual([0, `${before}# Ask Anna.\n`]);
    expect(stdout).not.toContain('eingetragen');
    expect((await command(miniSite, ['build', '--root', root], NOT_CI)).stdout).toContain('eingetragen');
    expect(text()).toContain('# Ask Anna.');
  });

  test('is not added to the ledger by a validation, which writes and reports nothing', async () => {
    const { root, text } = copyWithLedger(GOLD);
    const before = text();
    expect((await command(miniSite, ['validate', '--root', root], NOT_CI)).stdout).toContain('Alles in Ordnung');
    expect(text()).toBe(before);
  });

  test('starts a ledger if there is none', async () => {
    const root = copyOfMiniSite();
    await command(miniSite, ['build', '--root', root], NOT_CI);
    const text = readFileSync(join(root, 'data/addresses.yaml'), 'utf8');
    expect(text).toMatch(/^# [^$]*\naddresses:\n/);
    expect(text.split('\n').filter((line) => line.includes(' - url:'))).toHaveLength(CURRENT_URLS.length);
    expect(readContent(miniSite, { root, env: { CI: 'true' } }).findings).toEqual([]);
  });
});
