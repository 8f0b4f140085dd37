/**
 * The content of `robots.txt`: everything may be read. A page that search engines must not list says so itself, and
 * they can only see that if they may read it.
 */
export const robots = (baseUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
