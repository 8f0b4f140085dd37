/** Something search engines know a type for, in the words of schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/**
 * What a page says, once more for search engines: one block of data, no code. Whatever it says is on the page
 * as well; a test holds every value against the visible text.
 */
export function StructuredData({ things }: { readonly things: readonly Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // The browser looks for the end of the script before anyone reads JSON.
  const safe = json.replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes quotes in scripts, which would be no JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safe }} />;
}
