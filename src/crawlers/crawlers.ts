import type { OutputFile, Page } from '../types.ts';
import { sitemap } from './sitemap.ts';

/**
 * What search engines are told about the site, in files of their own.
 *
 * @param baseUrl public address of the site, without a trailing slash
 */
export function crawlerFiles(pages: readonly Page[], baseUrl: string): OutputFile[] {
  return [
    { output: 'sitemap.xml', bytes: sitemap(pages, baseUrl) },
    { output: 'robots.txt', bytes: robots(baseUrl) },
  ];
}

/**
 * Everything may be read. A page that search engines must not list says so itself, and they can only see that if they may
 * read it.
 */
const robots = (baseUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
