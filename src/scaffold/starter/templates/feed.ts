import { escapeXml, type OutputFile, type PageLink, plainText, type SiteView } from 'nebel/template-api';
import type { Site } from '../.types/data.ts';
import type { Summary } from './site-data.ts';

export const FEED = '/feed.xml';

/** The articles as an Atom feed (RFC 4287), the newest first. Without articles, there is none. */
export function feed(view: SiteView): OutputFile[] {
  const { language, company, words } = view.shared.site as Site;
  const articles = (view.pages('article') as readonly PageLink<Summary>[]).toSorted((a, b) =>
    dayOf(b).localeCompare(dayOf(a), 'en'),
  );
  const [newest] = articles;
  if (!newest) return [];
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${escapeXml(`${view.baseUrl}/`)}</id>
  <title>${escapeXml(`${words.articles}, ${company.name}`)}</title>
  <updated>${instant(dayOf(newest))}</updated>
  <author><name>${escapeXml(company.name)}</name></author>
  <link href="${escapeXml(`${view.baseUrl}/`)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(view.baseUrl + FEED)}"/>
${articles.map((article) => entry(article, view.baseUrl)).join('')}</feed>
`;
  return [{ output: FEED.slice(1), bytes: xml }];
}

function entry(article: PageLink<Summary>, baseUrl: string): string {
  const { name, lead } = article.summary;
  const address = escapeXml(baseUrl + article.url);
  return `  <entry>
    <id>${address}</id>
    <title>${escapeXml(name)}</title>
    <updated>${instant(dayOf(article))}</updated>
    <summary>${escapeXml(plainText(lead))}</summary>
    <link href="${address}"/>
  </entry>
`;
}

const dayOf = ({ summary }: PageLink<Summary>) => summary.date ?? '';

/** Noon UTC is the same day nearly everywhere. */
const instant = (day: string) => `${day}T12:00:00Z`;
