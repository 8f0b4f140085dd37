import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../src/build.ts';
import type { PageDiff } from '../../src/diff/change.ts';
import { site } from '../../templates/site.ts';
import { inWebsite as nebel } from '../support/command.ts';
import { copySample, SAMPLE, sharedCacheOf } from '../support/data-files.ts';
import { suiteFolder, temporaryFolder } from '../support/mini-site.ts';

describe('a price changed in the data of the real website', () => {
  const root = suiteFolder();
  let urls: readonly string[];

  beforeAll(async () => {
    copySample(root);
    const { pages } = await build(site, { root, out: join(root, 'old'), cache: sharedCacheOf(site) });
    const file = join(root, 'data/services/schimmel.yaml');
    const text = readFileSync(file, 'utf8');
    expect(text.match(/^ +to: 2000$/gm)).toHaveLength(1);
    writeFileSync(file, text.replace(/^( +to:) 2000$/m, '$1 2050'));
    await build(site, { root, out: join(root, 'new'), cache: sharedCacheOf(site) });
    urls = pages.map(({ route }) => route.url);
  });

  const pageText = (folder: string, url: string) =>
    readFileSync(join(root, folder, url.endsWith('/') ? `${url}index.html` : url), 'utf8');

  test('changes exactly that price, on exactly the pages that show it', async () => {
    const { code, stdout } = await nebel(['diff', 'old', 'new', '--root', root, '--format', 'json']);
    const { added, removed, shared, changed }: { changed: PageDiff[] } & Record<string, unknown> = JSON.parse(stdout);
    expect({ code, added, removed, shared }).toEqual({ code: 0, added: [], removed: [], shared: [] });

    const showing = urls.filter((url) => pageText('new', url).includes('2’050')).sort();
    expect(showing).toContain('/services/schimmel/');
    expect(showing.length).toBeGreaterThan(1);
    expect(changed.map(({ url }) => url).sort()).toEqual(showing);
    for (const { changes } of changed) {
      const prices = changes.filter(({ kind }) => kind === 'price');
      expect(prices.length).toBeGreaterThan(0);
      for (const { before, after } of prices) expect(before?.replace('2’000', '2’050')).toBe(after);
    }
    const others = changed.flatMap(({ changes }) => changes.filter(({ kind }) => kind !== 'price' && kind !== 'text'));
    expect(others).toEqual([]);
  });

  test('is one line in a pull request', async () => {
    const { stdout } = await nebel(['diff', 'old', 'new', '--root', root, '--format', 'markdown']);
    expect(stdout).toMatch(/^ {2}Preis +CHF 1’300–2’000 → CHF 1’300–2’050/m);
  });
});

describe('nebel diff', () => {
  function twoFolders(before: string, after: string): string {
    const root = temporaryFolder();
    for (const [folder, text] of [
      ['old', before],
      ['new', after],
    ] as const) {
      mkdirSync(join(root, folder, 'team'), { recursive: true });
      writeFileSync(join(root, folder, 'team/index.html'), `<title>Team</title><body><main>${text}</main></body>`);
    }
    return root;
  }

  test('exits with 0 whether or not anything changed, and says which', async () => {
    const same = twoFolders('<p class="old">Gleich.</p>', '<p class="new">Gleich.</p>');
    expect(await nebel(['diff', 'old', 'new', '--root', same])).toEqual({
      code: 0,
      stdout: 'Für Besucher ändert sich nichts.\n',
      stderr: '',
    });
    const other = twoFolders('<p>Vorher so.</p>', '<p>Nachher so.</p>');
    const { code, stdout } = await nebel(['diff', 'old', 'new', '--root', other, '--lang', 'en']);
    expect(code).toBe(0);
    expect(stdout).toContain('Paragraph         [-Vorher-] {+Nachher+} so.');
  });

  test('exits with 2 for two folders without pages, instead of reporting no changes', async () => {
    const { code, stdout, stderr } = await nebel(['diff', 'data/services', 'data/regions', '--root', SAMPLE]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Im Ordner data/regions liegt keine Seite.');
  });

  test('exits with 2 for a missing folder', async () => {
    const { code, stderr } = await nebel(['diff', 'old', 'gone', '--root', twoFolders('', '')]);
    expect(code).toBe(2);
    expect(stderr).toContain('Den Ordner gone gibt es nicht.');
  });
});
