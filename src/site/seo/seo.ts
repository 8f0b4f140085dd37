/** Creates the files for search engines: `sitemap.xml` and `robots.txt`. */

import { escapeXml } from '../../api/markup/xml.ts';
import type { OutputFile, Page } from '../../api/types.ts';
import { compareText } from '../../base/lib/collections.ts';
import { NOT_FOUND_FILE } from '../../base/lib/paths.ts';

/** Addresses that search engines read in one sitemap. That number stays below its limit of 50 MB, too. */
const MAX_ADDRESSES = 50_000;

/** @param baseUrl public address of the site, without a trailing slash */
export const crawlerFiles = (pages: readonly Page[], baseUrl: string): OutputFile[] => [
  ...sitemaps(pages, baseUrl),
  { output: 'robots.txt', bytes: robots(baseUrl) },
];

/** Allows crawlers everything: they have to read a page to see that it is marked `noindex`. */
const robots = (baseUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`;

/**
 * Returns `sitemap.xml` (sitemaps.org, version 0.9): the canonical addresses of all indexable pages, sorted. If they are too
 * many for one file, it lists the files that have them.
 *
 * Only pages that state a date have `lastmod`. Search engines trust the field only while it is accurate: a date from a
 * clock, a file or a hash would present every corrected comma as a new page.
 */
function sitemaps(pages: readonly Page[], baseUrl: string): OutputFile[] {
  const entries = pages
    .filter(isListed)
    .sort((a, b) => compareText(a.route.url, b.route.url))
    .map(({ route, meta: { published } }) => {
      const changed = published === undefined ? '' : `<lastmod>${escapeXml(published)}</lastmod>`;
      return `  <url>${location(baseUrl, route.url)}${changed}</url>\n`;
    });
  if (entries.length <= MAX_ADDRESSES) return [{ output: 'sitemap.xml', bytes: document('urlset', entries) }];
  const parts = Array.from({ length: Math.ceil(entries.length / MAX_ADDRESSES) }, (_, index) => ({
    output: `sitemap-${index + 1}.xml`,
    bytes: document('urlset', entries.slice(index * MAX_ADDRESSES, (index + 1) * MAX_ADDRESSES)),
  }));
  const listed = parts.map(({ output }) => `  <sitemap>${location(baseUrl, `/${output}`)}</sitemap>\n`);
  return [{ output: 'sitemap.xml', bytes: document('sitemapindex', listed) }, ...parts];
}

const location = (baseUrl: string, url: string) => `<loc>${escapeXml(baseUrl + encodeURI(url))}</loc>`;

const document = (root: string, entries: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</${root}>
`;

/** Excludes the error page, which hosts serve at addresses that do not exist. */
const isListed = ({ route, meta }: Page) => !meta.noindex && route.output !== NOT_FOUND_FILE;
