import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SiteDefinition } from '../../src/api/template-api.ts';
import { build } from '../../src/build.ts';
import { site } from '../../templates/site.ts';
import { writeSyntheticSite } from '../bench/synthetic-site.ts';
import { suiteFolder } from '../support/mini-site.ts';

const REGIONS = 50;

/** Drawing the social pictures takes longer than everything else. */
const withoutPictures: SiteDefinition = { ...site, pageTypes: site.pageTypes.map(({ picture: _, ...type }) => type) };

describe('a website of fifty regions', { tags: 'slow' }, () => {
  const root = suiteFolder();
  const out = join(root, 'dist');
  const regionLinks = (html: string) => new Set(html.match(/href="\/regional\/[^"]+/g)).size;
  const page = (path: string) => readFileSync(join(out, path), 'utf8').split('<footer');

  beforeAll(async () => {
    writeSyntheticSite(root, REGIONS);
    await build(withoutPictures, { root, out, env: {} });
  });

  test('links to every region on its home page', () => {
    expect(regionLinks(page('index.html')[0] ?? '')).toBe(REGIONS);
  });

  test('lists at most forty of them in its footer, on its error page and for search engines', () => {
    expect(page('404.html').map(regionLinks)).toEqual([40, 40]);
    const [service = ''] = page('services/schimmel/index.html');
    const { areaServed } = JSON.parse(service.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '')[
      '@graph'
    ][0];
    expect(areaServed).toHaveLength(40);
  });
});
