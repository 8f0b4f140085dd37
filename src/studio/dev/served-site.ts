/** The last good site as the preview serves it: the built files, with one script added to each page. */

import { hashOf } from '../../base/lib/fingerprint.ts';
import { textOf } from '../../base/lib/texts.ts';
import { filesIn, resolvePath, type SiteFiles } from '../../hosting/serve/serve.ts';
import type { NewSite } from './outcome.ts';
import { OWN } from './page-state.ts';

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

/** Returns the version of the page at a path. Before the first good build, that is the placeholder. */
export function versionAt(site: NewSite | undefined, path: string, base: string): string {
  if (!site) return PLACEHOLDER;
  const files = filesIn(site.folder);
  const found = resolvePath(files, path, base);
  return found.kind === 'file' && isPage(found.path) ? versionOf(textOf(files.read(found.path)), site, files) : 'none';
}

const PLACEHOLDER = 'waiting';

/** Returns an empty page with the script, to be served until the first good build. */
export const placeholderPage = () =>
  withScript(
    '<!doctype html>\n<html><head><meta charset="utf-8"><title>…</title></head><body></body></html>\n',
    PLACEHOLDER,
  );

const isPage = (path: string) => path.endsWith('.html');

/** Hashes a page and the files it references. Bundled files already have a hash in their names. */
function versionOf(html: string, { paths }: NewSite, files: SiteFiles): string {
  const copied = paths.filter((path) => !isPage(path) && !path.startsWith('assets/'));
  const used = copied.filter((path) => html.includes(`/${path}"`)).map((path) => hashOf(files.read(path)));
  return hashOf([hashOf(html), ...used].join(' '));
}

/** Adds the only difference between the preview and the build. */
function withScript(html: string, version: string): string {
  const script = `<script type="module" src="${OWN.script}?v=${version}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + script : html.slice(0, end) + script + html.slice(end);
}
