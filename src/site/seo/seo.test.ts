import { expect, test } from 'vitest';
import type { Page } from '../../api/types.ts';
import { crawlerFiles } from './seo.ts';

const pageAt = (url: string) => ({ route: { url, output: `${url}index.html` }, meta: {} }) as Page;

test('the sitemap encodes addresses for URLs and for XML', () => {
  const sitemap = crawlerFiles([pageAt('/grün & blau/')], 'https://club.example').find(
    ({ output }) => output === 'sitemap.xml',
  );
  expect(String(sitemap?.bytes)).toContain('<loc>https://club.example/gr%C3%BCn%20&amp;%20blau/</loc>');
});

test('more pages than search engines read in one sitemap are listed in several, which the sitemap names', () => {
  const pages = Array.from({ length: 50_001 }, (_, index) => pageAt(`/${index}/`));
  const files = Object.fromEntries(
    crawlerFiles(pages, 'https://club.example').map(({ output, bytes }) => [output, String(bytes)]),
  );
  const addresses = (name: string) => [...(files[name] ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  expect(files['sitemap.xml']).toContain('<sitemapindex');
  expect(addresses('sitemap.xml')).toEqual([
    'https://club.example/sitemap-1.xml',
    'https://club.example/sitemap-2.xml',
  ]);
  expect([addresses('sitemap-1.xml').length, addresses('sitemap-2.xml').length]).toEqual([50_000, 1]);
  expect(new Set([...addresses('sitemap-1.xml'), ...addresses('sitemap-2.xml')]).size).toBe(50_001);
});
