import { HOST_FILES } from '../lib/paths.ts';
import type { SiteFiles } from './files.ts';

/** What plain static hosting answers for a path. */
export type Resolution =
  /** `path` is the file's path inside the site. */
  | { readonly kind: 'file'; readonly path: string; readonly status: 200 | 404 | 410 }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  | { readonly kind: 'nothing'; readonly status: 404 | 410 };

const NOT_FOUND = '404.html';
const GONE = 410;

/** Finds the file as nginx or a CDN would: redirects, index files, trailing slash, 404.html. */
export function resolvePath(files: SiteFiles, requestPath: string): Resolution {
  const rule = hostRule(files, requestPath);
  if (rule?.status === GONE || rule?.status === 404) return errorPage(files, rule.status);
  if (rule) return { kind: 'redirect', ...rule };
  const segments = decodeSegments(requestPath);
  if (segments) {
    const path = segments.join('/');
    const index = [...segments, 'index.html'].join('/');
    if (requestPath.endsWith('/')) {
      if (files.has(index)) return { kind: 'file', path: index, status: 200 };
    } else if (files.has(path)) {
      return { kind: 'file', path, status: 200 };
    } else if (files.has(index)) {
      // Built from the decoded segments, so that `//host` can never become the address of another host.
      return { kind: 'redirect', to: `/${segments.map(encodeURIComponent).join('/')}/`, status: 301 };
    }
  }
  return errorPage(files, 404);
}

const errorPage = (files: SiteFiles, status: 404 | 410): Resolution =>
  files.has(NOT_FOUND) ? { kind: 'file', path: NOT_FOUND, status } : { kind: 'nothing', status };

/** Path segments. Undefined if one of them could leave the site, or if they name a file that hosts do not serve. */
function decodeSegments(requestPath: string): string[] | undefined {
  try {
    const segments = requestPath.split('/').filter(Boolean).map(decodeURIComponent);
    if (HOST_FILES.includes(segments.join('/'))) return undefined;
    // The exception proves who owns a domain.
    const [first, ...others] = segments;
    const named = first === '.well-known' ? others : segments;
    return named.some((segment) => segment.startsWith('.') || /[/\\\0]/.test(segment)) ? undefined : segments;
  } catch {
    return undefined;
  }
}

const REDIRECTS = '_redirects';

/** The first rule for a path in `_redirects`. With 404 or 410 a page is shown in place, with any other status elsewhere. */
function hostRule(files: SiteFiles, path: string) {
  if (!files.has(REDIRECTS)) return undefined;
  for (const line of new TextDecoder().decode(files.read(REDIRECTS)).split('\n')) {
    const [from, to, status] = line.split(' ');
    if (from === path && to && status) return { to, status: Number.parseInt(status, 10) };
  }
  return undefined;
}
