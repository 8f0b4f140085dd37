/** The site of the last build that succeeded, as the preview serves it: its own files, with one script in each page. */
import { isDeepStrictEqual } from 'node:util';
import { memoryTree } from '../lib/file-tree.ts';
import { hashOf } from '../lib/fingerprint.ts';
import type { SiteFiles } from '../serve/files.ts';
import { resolvePath } from '../serve/resolve.ts';
import type { NewSite } from './outcome.ts';
import { OWN, type PageState } from './page-state.ts';

/** Output path → content. */
export type BuiltFiles = ReadonlyMap<string, string | Uint8Array>;

/** All files after a build that names only what has changed. */
export const filesAfter = (before: BuiltFiles | undefined, { paths, changed }: NewSite): BuiltFiles =>
  new Map(paths.map((path) => [path, changed.get(path) ?? before?.get(path) ?? '']));

/** Output paths of pages that are new or different. */
export const changedPages = (before: BuiltFiles | undefined, after: BuiltFiles): readonly string[] =>
  [...after.keys()].filter((path) => isPage(path) && !isDeepStrictEqual(before?.get(path), after.get(path)));

/** The files as they are served: pages with the script. */
export function servedFiles(built: BuiltFiles): SiteFiles {
  const { text, bytes } = memoryTree(built);
  return {
    has: (path) => built.has(path),
    read: (path) => (isPage(path) ? Buffer.from(withScript(text(path), versionOf(text(path), built))) : bytes(path)),
  };
}

/** Version and style sheets of the page that is shown at a path. Before the first good build, any page waits for it. */
export function pageAt(built: BuiltFiles | undefined, path: string): Pick<PageState, 'version' | 'styles'> {
  if (!built) return { version: WAITING, styles: [] };
  const found = resolvePath(servedFiles(built), path);
  if (found.kind !== 'file' || !isPage(found.path)) return { version: 'none', styles: [] };
  const html = memoryTree(built).text(found.path);
  const styles = [...html.matchAll(STYLE_SHEET)].map(([, , href = '']) => href);
  return { version: versionOf(html, built), styles };
}

const WAITING = 'waiting';

/** An empty page with the script, for the time before the first good build. */
export const waitingPage = () =>
  withScript(
    '<!doctype html>\n<html><head><meta charset="utf-8"><title>…</title></head><body></body></html>\n',
    WAITING,
  );

const isPage = (path: string) => path.endsWith('.html');

const STYLE_SHEET = /(<link\b[^>]*\bhref=")(\/assets\/[^"]+\.css)(")/g;

/** Changes with a page and the files that it names, style sheets aside. Names of bundled files hold a hash already. */
function versionOf(html: string, built: BuiltFiles): string {
  const copied = [...built].filter(([path]) => !isPage(path) && !path.startsWith('assets/'));
  const used = copied.flatMap(([path, content]) => (html.includes(`"/${path}"`) ? [content] : []));
  return hashOf([html.replace(STYLE_SHEET, '$1$3'), ...used].map(hashOf).join(' '));
}

/** Adds the one thing in which the preview differs from the build. */
function withScript(html: string, version: string): string {
  const script = `<script type="module" src="${OWN.script}?v=${version}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + script : html.slice(0, end) + script + html.slice(end);
}
