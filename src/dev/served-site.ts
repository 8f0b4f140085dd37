import { hashOf } from '../lib/hash.ts';
import type { SiteFiles } from '../serve/files.ts';
import { resolvePath } from '../serve/resolve.ts';
import type { NewSite } from './outcome.ts';
import { OWN, type PageState } from './page-state.ts';

/** The site of the last build that succeeded, in memory: a build under way changes nothing about it. */
export interface ServedSite {
  /** As they are served: pages with the reload script. */
  readonly files: SiteFiles;
  /** Version and style sheets of the page that is shown at a path. */
  pageAt(path: string): Pick<PageState, 'version' | 'styles'>;
  readonly isThere: boolean;
  /** Output paths of pages that are new or different from those of `other`. */
  changedSince(other: ServedSite): readonly string[];
  made(path: string): Buffer | undefined;
  followedBy(site: NewSite): ServedSite;
}

/** Before the first good build: any page is the one that waits for it. */
export const NOTHING_YET: ServedSite = servedSite(new Map(), false);

function servedSite(built: ReadonlyMap<string, Buffer>, isThere: boolean): ServedSite {
  // Bundled files have their hash in their name, but those that are copied as they are can change behind a page's back.
  const copied = [...built].filter(([path]) => !isPage(path) && !path.startsWith('assets/'));
  const versionOf = (html: string) => {
    const used = copied.flatMap(([name, bytes]) => (html.includes(`"/${name}"`) ? bytes : []));
    return hashOf([html.replace(STYLE_SHEET, '$1$3'), ...used].map(hashOf).join(' '));
  };
  const files: SiteFiles = {
    has: (path) => built.has(path),
    read(path) {
      const bytes = built.get(path);
      if (!bytes) throw new Error(`There is no file ${path} in the preview.`);
      if (!isPage(path)) return bytes;
      const html = bytes.toString();
      return Buffer.from(withScript(html, versionOf(html)));
    },
  };
  const pageAt = (path: string) => {
    const found = resolvePath(files, path);
    const html = found.kind === 'file' && isPage(found.path) ? built.get(found.path)?.toString() : undefined;
    if (found.kind !== 'file' || html === undefined) return { version: isThere ? 'none' : WAITING, styles: [] };
    return { version: versionOf(html), styles: stylesOf(html) };
  };
  return {
    files,
    isThere,
    pageAt,
    made: (path) => built.get(path),
    changedSince: (other) =>
      [...built].filter(([path, bytes]) => isPage(path) && !other.made(path)?.equals(bytes)).map(([path]) => path),
    followedBy({ paths, changed }) {
      const next = paths.flatMap((path): [string, Buffer][] => {
        const content = changed.get(path);
        const bytes = content === undefined ? built.get(path) : Buffer.from(content);
        return bytes ? [[path, bytes]] : [];
      });
      return servedSite(new Map(next), true);
    },
  };
}

const WAITING = 'waiting';

const isPage = (path: string) => path.endsWith('.html');

/** What an otherwise empty page consists of while there is none to show. */
export const waitingPage = () =>
  withScript(
    '<!doctype html>\n<html><head><meta charset="utf-8"><title>…</title></head><body></body></html>\n',
    WAITING,
  );

/** Adds the one thing in which the preview differs from the build. */
function withScript(html: string, version: string): string {
  const script = `<script type="module" src="${OWN.script}?v=${version}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + script : html.slice(0, end) + script + html.slice(end);
}

const STYLE_SHEET = /(<link\b[^>]*\bhref=")(\/assets\/[^"]+\.css)(")/g;

const stylesOf = (html: string) => [...html.matchAll(STYLE_SHEET)].map(([, , href = '']) => href);
