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
  test('omits the error page and pages that search engines must not list', () => {
    expect(sitemapAddresses(page('/thanks/', { noindex: true }), page('/404.html'), page('/rules.html'))).toEqual([
      'https://club.example/rules.html',
    ]);
  });

  test('encodes addresses for URLs and for XML', () => {
    expect(sitemapAddresses(page('/grün & blau/'))).toEqual(['https://club.example/gr%C3%BCn%20&amp;%20blau/']);
  });
});
