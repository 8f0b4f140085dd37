/** The last good site as the preview serves it: the built files, with one script added to each page. */

import { hashOf } from '../../base/lib/fingerprint.ts';
import { textOf } from '../../base/lib/texts.ts';
import { filesIn, resolvePath, type SiteFiles } from '../../hosting/serve/serve.ts';
import type { NewSite } from './outcome.ts';
import { OWN, type PageState } from './page-state.ts';

/** Lists the output paths of pages that are new or different. */
export const changedPages = ({ changed }: NewSite): readonly string[] => changed.filter(isPage);

/** Adds the script to the pages of a site. */
export const withScripts =
  (site: NewSite) =>
  (files: SiteFiles): SiteFiles => ({
    has: files.has,
    read(path) {
      const bytes = files.read(path);
      if (!isPage(path)) return bytes;
      const html = textOf(bytes);
      return Buffer.from(withScript(html, versionOf(html, site, files)));
    },
  });

/**
 * The site as the studio shows it in a frame: without scripts, so that nothing moves or folds away while it is edited, with
 * the styles of its marks, and with headers that allow the frame.
 */
export const forStudio = ({ has, read }: SiteFiles): SiteFiles => ({
  has,
  read(path) {
    if (path === HEADERS)
      return Buffer.from(textOf(read(path)).replace(NO_FRAMES, "frame-ancestors 'self'").replace(DENY, '$1SAMEORIGIN'));
    if (!isPage(path)) return read(path);
    return Buffer.from(textOf(read(path)).replace(SCRIPT, '').replace('</head>', `${MARKS}</head>`));
  },
});

const HEADERS = '_headers';
const NO_FRAMES = /frame-ancestors 'none'/g;
const DENY = /(X-Frame-Options: )DENY/gi;
const MARKS = `<link rel="stylesheet" href="${OWN.marks}">`;
const SCRIPT = /<script\b.*?<\/script>/gs;

/** Returns version and style sheets of the page at a path. Before the first good build, that is the placeholder. */
export function pageAt(site: NewSite | undefined, path: string, base: string): Pick<PageState, 'version' | 'styles'> {
  if (!site) return { version: PLACEHOLDER, styles: [] };
  const files = filesIn(site.folder);
  const found = resolvePath(files, path, base);
  if (found.kind !== 'file' || !isPage(found.path)) return { version: 'none', styles: [] };
  const html = textOf(files.read(found.path));
  const styles = [...html.matchAll(STYLE_SHEET)].map(([, , href = '']) => href);
  return { version: versionOf(html, site, files), styles };
}

const PLACEHOLDER = 'waiting';

/** Returns an empty page with the script, to be served until the first good build. */
export const placeholderPage = () =>
  withScript(
    '<!doctype html>\n<html><head><meta charset="utf-8"><title>…</title></head><body></body></html>\n',
    PLACEHOLDER,
  );

const isPage = (path: string) => path.endsWith('.html');

const STYLE_SHEET = /(<link\b[^>]*\bhref=")((?:\/[\w.~-]+)*\/assets\/[^"]+\.css)(")/g;

/** Hashes a page and the files it references, except style sheets. Bundled files already have a hash in their names. */
function versionOf(html: string, { paths }: NewSite, files: SiteFiles): string {
  const copied = paths.filter((path) => !isPage(path) && !path.startsWith('assets/'));
  const used = copied.filter((path) => html.includes(`/${path}"`)).map((path) => hashOf(files.read(path)));
  return hashOf([hashOf(html.replace(STYLE_SHEET, '$1$3')), ...used].join(' '));
}

/** Adds the only difference between the preview and the build. */
function withScript(html: string, version: string): string {
  const script = `<script type="module" src="${OWN.script}?v=${version}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + script : html.slice(0, end) + script + html.slice(end);
}
