import { escapeXml } from '../../api/markup/xml.ts';
import type { DraftMark, OutputFile } from '../../api/types.ts';
import { TemplateMisuse } from '../../base/lib/errors.ts';
import { hashOf } from '../../base/lib/fingerprint.ts';

/** Uses system colours only, which clash with no site. Stays clear of the buttons of the studio, below it. */
const STYLES = `.nebel-draft {
  position: fixed;
  bottom: 5rem;
  left: 0.5rem;
  z-index: 2147483640;
  margin: 0;
  padding: 0.25rem 0.75rem;
  font: 600 1rem / 1.5 system-ui, sans-serif;
  color: MarkText;
  background: Mark;
  border: 2px solid MarkText;
  border-radius: 0.5rem;
}
`;

/** Style sheet of the mark. Part of a site that has marked pages. */
export const MARK_STYLES: OutputFile = { output: `assets/draft-${hashOf(STYLES).slice(0, 8)}.css`, bytes: STYLES };

/** Adds the mark to the document of an unpublished page, and `noindex` for search engines. */
export function withMark(html: string, { label, title, language }: DraftMark): string {
  const head = `<meta name="robots" content="noindex"/><link rel="stylesheet" href="/${MARK_STYLES.output}"/>`;
  const mark = `<p class="nebel-draft" role="note" lang="${language}" title="${escapeXml(title)}">${escapeXml(label)}</p>`;
  return insertBefore('</body>', mark, insertBefore('</head>', head, html));
}

function insertBefore(tag: string, added: string, html: string): string {
  const at = html.lastIndexOf(tag);
  if (at === -1) throw new TemplateMisuse(`The document of a page has no ${tag}.`);
  return html.slice(0, at) + added + html.slice(at);
}
