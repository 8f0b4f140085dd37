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

/** Drawing pictures for sharing takes longer than everything else, and no page weighs more for it. */
const quick: SiteDefinition = { ...site, pageTypes: site.pageTypes.map(({ picture: _, ...type }) => type) };

/** A list of addresses longer than any other file may be. */
const LEDGER = `addresses:\n  - url: /frueher/\n    gone: true\n    reason: ${'x'.repeat(MAX_BYTES)}\n`;

describe('a website of two hundred regions', () => {
  const root = mkdtempSync(join(tmpdir(), 'nebel-test-'));
  const output = memoryOutput();
  let result: Awaited<ReturnType<typeof build>>;
  const html = (path: string) => String(output.files().get(path));

  beforeAll(async () => {
    writeSyntheticSite(root, REGIONS);
    writeFileSync(join(root, 'data/adressen.yaml'), LEDGER);
    result = await build(quick, { root, out: output, env: {} });
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('builds with the budgets of the project and a list of addresses longer than any other file', () => {
    const errors = result.problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, place }) => `${place.file} ${code}`)).toEqual([]);
  });

  test('leads to every region from the home page, by links alone and in three clicks', () => {
    const clicks = new Map([['/', 0]]);
    // A map may grow while it is walked, in the order of arrival: nearest first.
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

  test('names no more than forty of them in its foot, on its error page and to search engines', () => {
    const regionLinks = (text: string) => text.match(/href="\/regional\/(?!kanton-)/g)?.length;
    const [page = '', foot = ''] = html('404.html').split('<footer');
    expect([regionLinks(page), regionLinks(foot)]).toEqual([40, 40]);
    const service = html('services/schimmel/index.html');
    const { areaServed } = JSON.parse(service.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '')[
      '@graph'
    ][0];
    expect(areaServed).toHaveLength(40);
  });

  test('keeps lists that come and go by themselves out of the list of addresses', () => {
    const urls = result.pages.map(({ route }) => route.url);
    const lists = urls.filter((url) => url.startsWith('/regional/kanton-'));
    expect(lists).toContain('/regional/kanton-zh/');
    expect([...(result.ledger?.unlisted ?? []), ...lists].sort()).toEqual(urls.sort());
  });
});
