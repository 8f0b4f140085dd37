import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createElement } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SiteDefinition } from '../../src/api/template-api.ts';
import { type BuildResult, build } from '../../src/build.ts';
import { readContent } from '../../src/content/read-content.ts';
import { hostFilesOf } from '../../src/hosting/hosts/hosts.ts';
import { bundle } from '../../src/site/bundle/bundle.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { hashTree } from '../support/hash-tree.ts';
import { type Changes, contentOf, copyOfMiniSite, temporaryFolder } from '../support/mini-site.ts';

/** Lists every file in a folder, sorted, with `HASH` in place of the hashes in file names. */
function tree(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replace(/-(?:[A-Z0-9]{8}|[a-z0-9]{6})\./, '-HASH.'))
    .sort();
}

const codesOf = ({ findings }: BuildResult) => findings.map(({ code }) => code);

describe('a site that the engine has never heard of', () => {
  test('becomes a tree of plain files, which show its data', async () => {
    const root = copyOfMiniSite();
    const out = join(root, 'dist');
    const hostFiles = hostFilesOf(miniSite, {});
    expect(await build(miniSite, { root, out, hostFiles })).toMatchObject({ findings: [], files: 11 });
    expect(tree(out)).toEqual([
      '.htaccess',
      '.nebel',
      '404.html',
      '_headers',
      '_redirects',
      'assets/cheer-HASH.js',
      'assets/index-HASH.png',
      'assets/sending-HASH.js',
      'assets/site-HASH.css',
      'assets/start-HASH.js',
      'favicon.svg',
      'icon-512.png',
      'imprint/index.html',
      'index.html',
      'notices/summer-party/index.html',
      'privacy/index.html',
      'robots.txt',
      'sitemap.xml',
      'teams/blue/index.html',
      'teams/red/index.html',
      'thanks/index.html',
    ]);
    expect(readdirSync(root).sort()).toEqual(['data', 'dist']);
    const html = readFileSync(join(out, 'teams/red/index.html'), 'utf8');
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('<title>Red Team</title>');
    expect(html).toContain('<link rel="canonical" href="https://www.bicycle-workshop.example/teams/red/"/>');
    expect(html).toContain('We have <strong>never</strong> lost against the <a href="/teams/blue/">Blue Team</a>.');
    expect(html).toContain('<a href="/teams/blue/">Blue Team</a><span>Green Team</span>');
    expect(html).toContain('Bring water and CHF 120.');
    expect(html).toMatch(/<script type="module" src="\/assets\/start-[A-Z0-9]{8}\.js"><\/script>/);
    expect(html).toContain('<div data-island="cheer" data-props="{&quot;team&quot;:&quot;Red Team&quot;}"><button');
  });

  test('with two mistakes in its templates fails with the first, and the other does not crash the process', async () => {
    const root = copyOfMiniSite();
    const picture = () => {
      throw new Error('No picture.');
    };
    const pageTypes = miniSite.pageTypes.map((type) => ({ ...type, picture }));
    const site: SiteDefinition = { ...miniSite, pageTypes, scripts: [miniSite.styles] };
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    await expect(build(site, { root, out: join(root, 'dist') })).rejects.toThrow('No picture.');
    await expect(bundle(site)).rejects.toThrow(miniSite.styles);
    await setTimeout(100);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('writes its address as browsers do, however its owner typed it', async () => {
    const root = copyOfMiniSite();
    const out = join(root, 'dist');
    const site = { ...miniSite, baseUrl: () => 'https://www.Grün.ch:443' };
    expect(codesOf(await build(site, { root, out }))).toEqual([]);
    const page = readFileSync(join(out, 'teams/red/index.html'), 'utf8');
    expect(page).toContain('<link rel="canonical" href="https://www.xn--grn-ioa.ch/teams/red/"/>');
    expect(readFileSync(join(out, 'robots.txt'), 'utf8')).toContain('Sitemap: https://www.xn--grn-ioa.ch/sitemap.xml');
  });

  test('recognises a link to the address that browsers show as an internal one', () => {
    const root = copyOfMiniSite({
      'teams/red.yaml': contentOf('teams/red.yaml').replace(
        '(/teams/blue/)',
        '(https://www.xn--grn-ioa.ch/teams/bleu/)',
      ),
    });
    const site = { ...miniSite, baseUrl: () => 'https://www.Grün.ch:443' };
    expect(readContent(site, { root }).findings.map(({ code }) => code)).toEqual(['link-unknown']);
  });

  test('links to a file that it publishes unchanged, such as a price list', async () => {
    const lead = contentOf('teams/red.yaml').replace('(/teams/blue/)', '(/favicon.svg)');
    const root = copyOfMiniSite({ 'teams/red.yaml': lead });
    const out = join(root, 'dist');
    expect(codesOf(await build(miniSite, { root, out }))).toEqual([]);
    expect(readFileSync(join(out, 'teams/red/index.html'), 'utf8')).toContain('<a href="/favicon.svg">');
  });

  test('can be built for another base URL', async () => {
    const root = copyOfMiniSite();
    await build(miniSite, { root, out: join(root, 'dist'), baseUrl: 'https://preview.example' });
    const textOf = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');
    expect(textOf('index.html')).toContain('href="https://preview.example/"');
    expect(textOf('sitemap.xml')).toContain('<loc>https://preview.example/teams/red/</loc>');
    expect(textOf('sitemap.xml')).not.toContain('bicycle-workshop.example');
    expect(textOf('robots.txt')).toContain('Sitemap: https://preview.example/sitemap.xml');
  });

  test('can add its own files, made from all its pages', async () => {
    const root = copyOfMiniSite();
    const teams: SiteDefinition['files'] = ({ pages }) => [
      { output: 'api/teams.json', bytes: JSON.stringify(pages('team').map(({ url }) => url)) },
    ];
    await build({ ...miniSite, files: teams }, { root, out: join(root, 'dist') });
    expect(readFileSync(join(root, 'dist/api/teams.json'), 'utf8')).toBe('["/teams/blue/","/teams/red/"]');
  });
});

describe('the last good site', () => {
  /** Builds the site, then builds over it with a change. */
  async function buildTwice(changes: Changes, second: SiteDefinition = miniSite) {
    const out = join(temporaryFolder(), 'dist');
    await build(miniSite, { root: copyOfMiniSite(), out });
    const before = hashTree(out);
    const result = await build(second, { root: copyOfMiniSite(changes), out });
    expect(readdirSync(join(out, '..')), 'no temporary file is left').toEqual(['dist']);
    return { result, untouched: hashTree(out) === before };
  }

  test('is left untouched by a page that fails the check of the output', async () => {
    const document: SiteDefinition['document'] = (props) =>
      createElement('html', null, createElement('h1', null, 'One'), miniSite.document(props));
    const { result, untouched } = await buildTwice({}, { ...miniSite, document });
    expect(new Set(codesOf(result))).toEqual(new Set(['output-exactly-one', 'page-duplicate']));
    expect(result.stoppedBy).toBe('output');
    expect(untouched).toBe(true);
  });

  test('is left untouched by a template that exceeds its budget', async () => {
    const { result, untouched } = await buildTwice({}, { ...miniSite, budgets: { home: { total: 100_000, css: 10 } } });
    expect(result.findings).toMatchObject([{ code: 'output-heavy', severity: 'error', params: { part: 'css' } }]);
    expect(untouched).toBe(true);
  });

  test('is replaced although the text of a page has outgrown its budget, and the warning states by how much', async () => {
    const numbers = Array.from({ length: 80 }, (_, index) => (index * 7919) % 997);
    const body = `<p>The winning tickets are ${numbers.join(' and ')}.</p>`;
    const { result, untouched } = await buildTwice(
      { 'notices/2025-summer-party.yaml': `title: Summer party\nbody: ${body}\n` },
      { ...miniSite, budgets: { notice: { total: 100_000, html: 100 } } },
    );
    expect(result.findings).toMatchObject([
      {
        code: 'output-heavy',
        severity: 'warning',
        place: { file: 'data/notices/2025-summer-party.yaml' },
        params: { part: 'html' },
      },
    ]);
    const [heavy] = result.findings;
    expect(heavy?.code === 'output-heavy' && heavy.params.growth).toBeGreaterThan(20);
    expect(untouched).toBe(false);
  });

  test('is replaced by a site that has only warnings', async () => {
    const green = 'name: Green Team\nlead: Here we are.\n';
    const { result, untouched } = await buildTwice({ 'teams/green.yaml': green });
    expect(codesOf(result)).toEqual(['announced-exists']);
    expect(result.stoppedBy).toBeUndefined();
    expect(untouched).toBe(false);
  });
});
