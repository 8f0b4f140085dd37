/** The last good site as the preview serves it: the built files, with one script added to each page. */

import { isDeepStrictEqual } from 'node:util';
import { memoryTree } from '../../base/disk/file-tree.ts';
import { hashOf } from '../../base/lib/fingerprint.ts';
import { resolvePath, type SiteFiles } from '../../hosting/serve/serve.ts';
import type { NewSite } from './outcome.ts';
import { OWN, type PageState } from './page-state.ts';

/** Output path → content. */
export type BuiltFiles = ReadonlyMap<string, string | Uint8Array>;

/** Applies the changes of a build to the files of the previous one. */
export const filesAfter = (before: BuiltFiles | undefined, { paths, changed }: NewSite): BuiltFiles =>
  new Map(paths.map((path) => [path, changed.get(path) ?? before?.get(path) ?? '']));

/** Lists the output paths of pages that are new or different. */
export const changedPages = (before: BuiltFiles | undefined, after: BuiltFiles): readonly string[] =>
  [...after.keys()].filter((path) => isPage(path) && !isDeepStrictEqual(before?.get(path), after.get(path)));

/** Returns the files as they are served: pages with the script. */
export function servedFiles(built: BuiltFiles): SiteFiles {
  const { text, bytes } = memoryTree(built);
  return {
    has: (path) => built.has(path),
    read: (path) => (isPage(path) ? Buffer.from(withScript(text(path), versionOf(text(path), built))) : bytes(path)),
  };
}

/** Returns version and style sheets of the page at a path. Before the first good build, that is the placeholder. */
export function pageAt(
  built: BuiltFiles | undefined,
  path: string,
  base: string,
): Pick<PageState, 'version' | 'styles'> {
  if (!built) return { version: PLACEHOLDER, styles: [] };
  const found = resolvePath(servedFiles(built), path, base);
  if (found.kind !== 'file' || !isPage(found.path)) return { version: 'none', styles: [] };
  const html = memoryTree(built).text(found.path);
  const styles = [...html.matchAll(STYLE_SHEET)].map(([, , href = '']) => href);
  return { version: versionOf(html, built), styles };
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
function versionOf(html: string, built: BuiltFiles): string {
  const copied = [...built].filter(([path]) => !isPage(path) && !path.startsWith('assets/'));
  const used = copied.flatMap(([path, content]) => (html.includes(`/${path}"`) ? [content] : []));
  return hashOf([html.replace(STYLE_SHEET, '$1$3'), ...used].map(hashOf).join(' '));
}

/** Adds the only difference between the preview and the build. */
function withScript(html: string, version: string): string {
  const script = `<script type="module" src="${OWN.script}?v=${version}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + script : html.slice(0, end) + script + html.slice(end);
}
