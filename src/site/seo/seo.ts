/** Creates the files for search engines: `sitemap.xml` and `robots.txt`. */

import { escapeXml } from '../../api/markup/xml.ts';
import type { OutputFile, Page } from '../../api/types.ts';
import { compareText } from '../../base/lib/collections.ts';
import { NOT_FOUND_FILE } from '../../base/lib/paths.ts';

/** @param baseUrl public address of the site, without a trailing slash */
export const crawlerFiles = (pages: readonly Page[], baseUrl: string): OutputFile[] => [
  { output: 'sitemap.xml', bytes: sitemap(pages, baseUrl) },
  { output: 'robots.txt', bytes: robots(baseUrl) },
];

/** Allows crawlers everything: they have to read a page to see that it is marked `noindex`. */
const robots = (baseUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`;

/**
 * Returns the text of `sitemap.xml` (sitemaps.org, version 0.9): the canonical addresses of all indexable pages, sorted.
 *
 * Only pages that state a date have `lastmod`. Search engines trust the field only while it is accurate: a date from a
 * clock, a file or a hash would present every corrected comma as a new page.
 */
function sitemap(pages: readonly Page[], baseUrl: string): string {
  const entries = pages
    .filter(isListed)
    .sort((a, b) => compareText(a.route.url, b.route.url))
    .map(({ route, meta: { published } }) => {
      const changed = published === undefined ? '' : `<lastmod>${escapeXml(published)}</lastmod>`;
      return `  <url><loc>${escapeXml(baseUrl + encodeURI(route.url))}</loc>${changed}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** Excludes the error page, which hosts serve at addresses that do not exist. */
const isListed = ({ route, meta }: Page) => !meta.noindex && route.output !== NOT_FOUND_FILE;
