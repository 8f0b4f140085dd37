import { escapeXml } from '../markup/xml.ts';
import { compareText } from '../problems/problem.ts';
import type { OutputFile, Page } from '../types.ts';

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
 * The content of `robots.txt`: everything may be read. A page that search engines must not list says so itself, and
 * they can only see that if they may read it.
 */
const robots = (baseUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`;

/**
 * The content of `sitemap.xml` (sitemaps.org, version 0.9): every page that search engines may list, by its canonical
 * address, sorted.
 *
 * `lastmod` is there only where the page itself names a day. Search engines believe the field as long as it is true; a
 * day taken from a clock, a file or a hash would call every corrected comma a new page.
 */
function sitemap(pages: readonly Page[], baseUrl: string): string {
  const entries = pages
    .filter(isListed)
    .sort((a, b) => compareText(a.route.url, b.route.url))
    .map(({ route, meta: { published } }) => {
      const address = escapeXml(baseUrl + encodeURI(route.url));
      const changed = published === undefined ? '' : `<lastmod>${escapeXml(published)}</lastmod>`;
      return `  <url><loc>${address}</loc>${changed}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** Hosts answer with the error page at addresses that do not exist; it has none of its own. */
const isListed = ({ route, meta }: Page) => !meta.noindex && route.output !== '404.html';
