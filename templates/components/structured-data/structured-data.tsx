import type { SiteView } from 'nebel/template-api';
import type { WayBack } from '../../addresses.ts';
import { siteDataOf } from '../../site-data.ts';

/** A schema.org object. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** JSON-LD that repeats the content of the page for search engines. A test compares every value with the visible text. */
export function StructuredData({ things }: { readonly things: readonly Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // The HTML parser ends a script at `</script`, even within JSON strings.
  const safe = json.replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes and break the JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safe }} />;
}

/** Describes the breadcrumb of a page: the target of its visible back link, and the page. */
export function trailThing(site: SiteView, { href, to }: WayBack, name: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: siteDataOf(site).words.back[to].name, item: site.baseUrl + href },
      { '@type': 'ListItem', position: 2, name },
    ],
  };
}
