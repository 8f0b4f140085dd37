import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { build } from '../../src/build.ts';
import { draftMarkIn } from '../../src/content/content.ts';
import { hostFilesOf } from '../../src/hosting/hosts/hosts.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { command } from '../support/command.ts';
import { copySample } from '../support/data-files.ts';
import { memoryCache } from '../support/memory-cache.ts';
import { type Changes, copyOfMiniSite, temporaryFolder } from '../support/mini-site.ts';
import { startCommand } from '../support/running.ts';

const TODAY = '2026-11-30';
const UNPUBLISHED = {
  'teams/gold.yaml': 'name: Gold Team\nlead: Look at the [Zinc Team](/teams/zinc/).\ndraft: true\n',
  'teams/zinc.yaml': 'name: Zinc Team\nlead: We are of zinc.\nfrom: 2026-12-01\n',
};
const GOLD = 'teams/gold/index.html';
const ZINC = 'teams/zinc/index.html';

async function buildWithDrafts(changes: Changes, options = {}) {
  const root = copyOfMiniSite(changes);
  const out = join(root, 'dist');
  const result = await build(miniSite, {
    root,
    out,
    today: TODAY,
    drafts: true,
    draftMark: draftMarkIn('de'),
    hostFiles: hostFilesOf(miniSite, {}),
    ...options,
  });
  return { result, root, out, read: (file: string) => readFileSync(join(out, file), 'utf8') };
}

/** Returns the explanation and the label of the draft mark on a page. */
const markOf = (html: string) => /<p class="nebel-draft"[^>]* title="([^"]*)">(.*?)<\/p>/.exec(html)?.slice(1);

describe('a site built with drafts', () => {
  test('includes unpublished pages, each marked with why and until when, and marks no other', async () => {
    const { result, read } = await buildWithDrafts(UNPUBLISHED);
    expect(result.findings).toEqual([]);
    expect(markOf(read(GOLD))).toEqual([expect.stringContaining('data/teams/gold.yaml'), 'Entwurf']);
    expect(markOf(read(ZINC))).toEqual([expect.stringContaining('am 1.12.2026'), 'Entwurf bis 1.12.2026']);
    expect(read(GOLD)).toContain('<a href="/teams/zinc/">');
    expect(read('index.html')).toContain('<a href="/teams/zinc/">Zinc Team</a>');
    expect(markOf(read('teams/red/index.html'))).toBeUndefined();
    expect(read('sitemap.xml')).not.toMatch(/gold|zinc/);
    expect(read(GOLD)).toContain('<meta name="robots" content="noindex"/>');
  });

  test('shows an announced page instead of its announcement', async () => {
    const { read, result } = await buildWithDrafts({
      'teams/green.yaml': 'name: Green Team\nlead: Soon.\ndraft: true\n',
    });
    expect(result.findings).toEqual([]);
    expect(read('index.html')).not.toContain('Green Team, soon');
    expect(read('index.html')).toContain('<a href="/teams/green/">Green Team</a>');
  });

  test('shows a draft although its address redirects elsewhere for now', async () => {
    const routes = 'addresses:\n  - url: /teams/gold/\n    redirect: /teams/red/\n';
    const { read } = await buildWithDrafts({ ...UNPUBLISHED, 'addresses.yaml': routes });
    expect(markOf(read(GOLD))?.[1]).toBe('Entwurf');
    expect(read('_redirects')).not.toContain('/teams/gold/');
  });

  test.each([
    [
      'texts',
      'sections:\n  - { kind: text, anchor: now, heading: "", text: "" }\n',
      ['schema-required ', 'schema-too-short /sections/0/heading', 'schema-too-short /sections/0/text'],
      ['‹Text›', '‹Short text›'],
    ],
    [
      'numbers and references',
      'lead: We are of gold.\nages: { from: 30 }\ncards:\n  - {}\nreading: ""\n',
      ['schema-required /ages', 'schema-required /cards/0', 'schema-type /reading'],
      ['Entwurf. Fehlt noch: to, team, Reading time'],
    ],
  ])(
    'lists the %s that a draft lacks without an error, and names them in the preview alone',
    async (_, more, lacking, shown) => {
      const text = `name: Gold Team\n${more}`;
      const draft = { 'teams/gold.yaml': `draft: true\n${text}` };
      const { result, read } = await buildWithDrafts(draft, { incomplete: true });
      const found = result.findings.map(({ severity, code, place }) => `${severity} ${code} ${place.pointer}`);
      expect(found).toEqual(lacking.map((each) => `warning ${each}`));
      for (const words of shown) expect(read(GOLD)).toContain(words);
      const others = await buildWithDrafts(draft);
      expect(others.result.findings).toEqual(result.findings);
      expect(existsSync(join(others.out, GOLD))).toBe(false);
      const { result: published } = await buildWithDrafts({ 'teams/gold.yaml': text });
      expect(published.findings.map(({ severity }) => severity)).toEqual(['error', 'error', 'error']);
    },
  );

  test('previews several drafts that lack their title, although their stand-ins are the same', async () => {
    const text = 'draft: true\nname: ""\nlead: We win.\n';
    const drafts = { 'teams/gold.yaml': text, 'teams/zinc.yaml': text };
    const { result } = await buildWithDrafts(drafts, { incomplete: true });
    expect(result.findings.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'warning schema-too-short',
      'warning schema-too-short',
    ]);
    expect(result.stoppedBy).toBeUndefined();
  });

  test('prefers the public one of two files that share an address', async () => {
    const { read, result } = await buildWithDrafts({
      'notices/2025-summer-party.yaml': 'title: This summer\nbody: <p>It is fine.</p>\nuntil: 2026-12-31\n',
      'notices/2027-summer-party.yaml': 'title: Next summer\nbody: <p>It will be fine.</p>\nfrom: 2027-01-01\n',
    });
    expect(result.findings).toEqual([]);
    expect(read('notices/summer-party/index.html')).toContain('This summer');
  });

  test('shows the next one of several unpublished files that share an address', async () => {
    const { read } = await buildWithDrafts({
      'notices/2028-gala.yaml': 'title: Second gala\nbody: <p>x</p>\nfrom: 2028-01-01\n',
      'notices/2027-gala.yaml': 'title: First gala\nbody: <p>x</p>\nday: 2027-01-01\n',
    });
    expect(read('notices/gala/index.html')).toContain('First gala');
  });

  test('still reports links from public pages to unpublished ones', async () => {
    const { result } = await buildWithDrafts({
      ...UNPUBLISHED,
      'teams/blue.yaml': 'name: Blue Team\nlead: Look at the [Gold Team](/teams/gold/).\n',
    });
    expect(result.findings).toMatchObject([{ code: 'link-not-public', place: { file: 'data/teams/blue.yaml' } }]);
  });

  test('has its marks in the requested language, and loses them when the day comes, even with a cache from the day before', async () => {
    const options = { draftMark: draftMarkIn('en'), cache: memoryCache() };
    const { root, out, read } = await buildWithDrafts(UNPUBLISHED, options);
    expect(markOf(read(ZINC))?.[1]).toBe('Draft until 2026-12-01');
    await build(miniSite, { root, out, today: '2026-12-01', drafts: true, ...options });
    expect(markOf(read(ZINC))).toBeUndefined();
    await build(miniSite, { root, out, today: '2026-12-01', cache: options.cache });
    expect(existsSync(join(out, GOLD))).toBe(false);
  });
});

describe('nebel build', () => {
  const buildCommand = (root: string, ...more: string[]) =>
    command(miniSite, ['build', '--root', root, '--now', TODAY, ...more], { CI: '' });

  test('lists the unpublished pages that it left out or included', async () => {
    const root = copyOfMiniSite(UNPUBLISHED);
    const files = 'data/teams/gold.yaml (Entwurf), data/teams/zinc.yaml (ab 1.12.2026)';
    const without = await buildCommand(root);
    expect(without.stdout).toContain(`2 Seiten sind noch nicht öffentlich und weggelassen: ${files}.`);
    expect(existsSync(join(root, 'dist', GOLD))).toBe(false);
    const included = await buildCommand(root, '--drafts');
    expect(included.stdout).toContain(`nicht zum Veröffentlichen: 2 Seiten sind noch nicht öffentlich`);
    expect(existsSync(join(root, 'dist', GOLD))).toBe(true);
  });

  test('names the drafts that it left out of a build with drafts, and what they lack', async () => {
    const root = copyOfMiniSite({ ...UNPUBLISHED, 'teams/lead.yaml': 'draft: true\nname: Lead Team\nlead: ""\n' });
    const { stdout } = await buildCommand(root, '--drafts');
    expect(stdout).toMatch(/nicht zum Veröffentlichen: 2 Seiten sind .+ dabei: .+gold.+zinc[^\n]+\n/);
    expect(stdout).toContain(
      '1 Seite ist unvollständig und darum weggelassen: data/teams/lead.yaml (fehlt noch: Text). npx nebel dev zeigt auch das.',
    );
    expect(existsSync(join(root, 'dist/teams/lead/index.html'))).toBe(false);
  });

  test('does not record the addresses of drafts', async () => {
    const root = copyOfMiniSite({ ...UNPUBLISHED, 'addresses.yaml': 'addresses:\n  - url: /\n' });
    await buildCommand(root, '--drafts');
    expect(readFileSync(join(root, 'data/addresses.yaml'), 'utf8')).not.toMatch(/gold|zinc/);
  });

  test('refuses to release drafts', async () => {
    const { code, stderr } = await buildCommand(copyOfMiniSite(UNPUBLISHED), '--drafts', '--release');
    expect([code, stderr]).toEqual([2, expect.stringContaining('--drafts oder --release')]);
  });
});

describe('nebel preview --drafts', () => {
  test('shows drafts without a build, and leaves none', { tags: 'slow' }, async () => {
    const [root, temporary] = [temporaryFolder(), temporaryFolder()];
    const article = 'data/articles/covid-viren-kaltvernebelung-schutz.yaml';
    copySample(root);
    const text = readFileSync(join(root, article), 'utf8');
    const later = text.replace(/^date: .*$/m, 'date: "2099-01-01"').replace(/^id: .*$/m, 'id: 99');
    writeFileSync(join(root, 'data/articles/keime.yaml'), later.replaceAll('Viren', 'Keime'));
    const { address, end } = await startCommand(
      ['preview', '--root', root, '--drafts', '--store', join(root, 'leads.sqlite')],
      { TMPDIR: temporary },
    );
    const html = await (await fetch(`${address}/blog/keime/`)).text();
    expect(markOf(html)?.[1]).toBe('Entwurf bis 1.1.2099');
    expect(existsSync(join(root, 'dist'))).toBe(false);
    await end('SIGINT');
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('reports the mistakes that prevent a build', async () => {
    const root = copyOfMiniSite({ 'teams/gold.yaml': 'name: Gold Team\nlead: We win.\nfee: 7\ndraft: true\n' });
    const { code, stdout } = await command(miniSite, ['preview', '--root', root, '--drafts']);
    expect([code, stdout]).toEqual([1, expect.stringContaining('schema-out-of-range')]);
  });
});
