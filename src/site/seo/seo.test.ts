import { describe, expect, test } from 'vitest';
import type { PageMeta } from '../../api/template-api.ts';
import type { Page } from '../../api/types.ts';
import { outputPath } from '../../base/lib/paths.ts';
import { crawlerFiles } from './seo.ts';

const page = (url: string, meta: Partial<PageMeta> = {}) =>
  ({ route: { url, output: outputPath(url) }, meta: { title: 't', description: 'd', ...meta } }) as Page;

const contentOf = (output: string, pages: readonly Page[] = [page('/')]) =>
  String(crawlerFiles(pages, 'https://club.example').find((file) => file.output === output)?.bytes);

const sitemapAddresses = (...pages: readonly Page[]) =>
  [...contentOf('sitemap.xml', pages).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  test('lists pages by their full address, sorted', () => {
    expect(sitemapAddresses(page('/teams/red/'), page('/'), page('/teams/blue/'))).toEqual([
      'https://club.example/',
      'https://club.example/teams/blue/',
      'https://club.example/teams/red/',
    ]);
  });

  test('omits the error page and pages that search engines must not list', () => {
    expect(sitemapAddresses(page('/thanks/', { noindex: true }), page('/404.html'), page('/rules.html'))).toEqual([
      'https://club.example/rules.html',
    ]);
  });

  test('encodes addresses for URLs and for XML', () => {
    expect(sitemapAddresses(page('/grün & blau/'))).toEqual(['https://club.example/gr%C3%BCn%20&amp;%20blau/']);
  });

  test('states a date only for pages that state one', () => {
    const text = contentOf('sitemap.xml', [page('/'), page('/news/', { published: '2025-01-14' })]);
    expect(text).toContain('<url><loc>https://club.example/</loc></url>');
    expect(text).toContain('<url><loc>https://club.example/news/</loc><lastmod>2025-01-14</lastmod></url>');
  });
});

test('robots.txt allows everything and refers to the sitemap', () => {
  expect(contentOf('robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://club.example/sitemap.xml\n');
});
