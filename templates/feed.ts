import { escapeXml, type OutputFile, type PageLink, plainText, type SiteView } from 'nebel/template-api';
import { articlePages, siteDataOf } from './site-data.ts';
import type { ArticleSummary, BlogSummary } from './summaries.ts';

/** Returns the address of the blog's feed, or undefined without articles. */
export function feedUrl(view: SiteView): string | undefined {
  const [blog] = view.pages('blog');
  return blog && articlePages(view).length > 0 ? `${blog.url}feed.xml` : undefined;
}

/** Returns the articles of the blog as an Atom feed (RFC 4287), the newest first. */
export function feed(view: SiteView): OutputFile[] {
  const address = feedUrl(view);
  const [blog] = view.pages('blog') as readonly PageLink<BlogSummary>[];
  if (!address || !blog) return [];
  const articles = articlePages(view);
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(siteDataOf(view).site.language)}">
  <id>${escapeXml(view.baseUrl + blog.url)}</id>
  <title>${escapeXml(blog.summary.title)}</title>
  <subtitle>${escapeXml(plainText(blog.summary.lead))}</subtitle>
  <updated>${instant(articles[0]?.summary.date ?? '')}</updated>
  <link href="${escapeXml(view.baseUrl + blog.url)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(view.baseUrl + address)}"/>
${articles.map((article) => entry(article, view.baseUrl)).join('')}</feed>
`;
  return [{ output: address.slice(1), bytes: xml }];
}

function entry({ url, summary }: PageLink<ArticleSummary>, baseUrl: string): string {
  const { title, excerpt, category, date, author } = summary;
  const address = escapeXml(baseUrl + url);
  return `  <entry>
    <id>${address}</id>
    <title>${escapeXml(title)}</title>
    <published>${instant(date)}</published>
    <updated>${instant(date)}</updated>
    <author><name>${escapeXml(author.name)}</name></author>
    <category term="${escapeXml(category)}"/>
    <summary>${escapeXml(plainText(excerpt))}</summary>
    <link href="${address}"/>
  </entry>
`;
}

/** Converts a day to the timestamp that feeds require. Noon UTC is the same day nearly everywhere. */
const instant = (day: string) => `${day}T12:00:00Z`;
