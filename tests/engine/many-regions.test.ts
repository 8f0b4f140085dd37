import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../src/build.ts';
import { memoryOutput } from '../../src/dev/memory-output.ts';
import { MAX_BYTES } from '../../src/load/load.ts';
import type { SiteDefinition } from '../../src/template-api.ts';
import { site } from '../../templates/site.ts';
import { writeSyntheticSite } from '../bench/synthetic-site.ts';

const REGIONS = 200;

/** Drawing the social pictures takes longer than everything else, and they do not count towards the weight of a page. */
const withoutPictures: SiteDefinition = { ...site, pageTypes: site.pageTypes.map(({ picture: _, ...type }) => type) };

/** A list of addresses above the size limit of all other files. */
const LARGE_LEDGER = `addresses:\n  - url: /frueher/\n    gone: true\n    reason: ${'x'.repeat(MAX_BYTES)}\n`;

describe('a website of two hundred regions', () => {
  const root = mkdtempSync(join(tmpdir(), 'nebel-test-'));
  const output = memoryOutput();
  let result: Awaited<ReturnType<typeof build>>;
  const html = (path: string) => String(output.files().get(path));

  beforeAll(async () => {
    writeSyntheticSite(root, REGIONS);
    writeFileSync(join(root, 'data/adressen.yaml'), LARGE_LEDGER);
    result = await build(withoutPictures, { root, out: output, env: {} });
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('builds within the budgets of the project, with a list of addresses above the size limit of other files', () => {
    const errors = result.problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, place }) => `${place.file} ${code}`)).toEqual([]);
  });

  test('links to every region within three clicks of the home page', () => {
    const clicks = new Map([['/', 0]]);
    // Iterating over a map visits entries that are added meanwhile, in order of insertion: nearest first.
    for (const [url, distance] of clicks) {
      for (const [, next = ''] of html(`${url.slice(1)}index.html`).matchAll(/<a[^>]* href="(\/(?:[\w-]+\/)*)"/g)) {
        if (!clicks.has(next)) clicks.set(next, distance + 1);
      }
    }
    const regions = result.pages
      .filter(({ route }) => route.entry.type.name === 'region')
      .map(({ route }) => route.url);
    expect(regions).toHaveLength(REGIONS);
    expect(regions.filter((url) => (clicks.get(url) ?? Number.POSITIVE_INFINITY) > 3)).toEqual([]);
  });

  test('lists at most forty of them in its footer, on its error page and for search engines', () => {
    const regionLinks = (text: string) => text.match(/href="\/regional\/(?!kanton-)/g)?.length;
    const [page = '', footer = ''] = html('404.html').split('<footer');
    expect([regionLinks(page), regionLinks(footer)]).toEqual([40, 40]);
    const service = html('services/schimmel/index.html');
    const { areaServed } = JSON.parse(service.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '')[
      '@graph'
    ][0];
    expect(areaServed).toHaveLength(40);
  });

  test('keeps generated lists of regions out of the list of addresses', () => {
    const urls = result.pages.map(({ route }) => route.url);
    const lists = urls.filter((url) => url.startsWith('/regional/kanton-'));
    expect(lists).toContain('/regional/kanton-zh/');
    expect([...(result.ledger?.unlisted ?? []), ...lists].sort()).toEqual(urls.sort());
  });
});
