import { HOST_FILES, NOT_FOUND_FILE } from '../../base/lib/paths.ts';
import { pathBelow } from '../../base/lib/url.ts';
import type { SiteFiles } from './files.ts';

/** The response of plain static hosting to a path. */
type Resolution =
  /** `path` is the file's path inside the site. */
  | { readonly kind: 'file'; readonly path: string; readonly status: 200 | 404 | 410 }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  | { readonly kind: 'nothing'; readonly status: 404 | 410 };

const GONE = 410;

/**
 * Resolves a path as nginx or a CDN would: redirects, index files, trailing slash, 404.html.
 *
 * @param base path below which the site lies, without a slash at its end. The start of the host leads there
 */
export function resolvePath(files: SiteFiles, requestPath: string, base: string): Resolution {
  const rule = hostRule(files, requestPath);
  if (rule?.status === GONE || rule?.status === 404) return errorPage(files, rule.status);
  if (rule) return { kind: 'redirect', ...rule };
  const below = pathBelow(base, requestPath);
  if (below === undefined && (requestPath === '/' || requestPath === base))
    return { kind: 'redirect', to: `${base}/`, status: 302 };
  const segments = below === undefined ? undefined : decodeSegments(below);
  if (segments) {
    const path = segments.join('/');
    const index = [...segments, 'index.html'].join('/');
    if (requestPath.endsWith('/')) {
      if (files.has(index)) return { kind: 'file', path: index, status: 200 };
    } else if (files.has(path)) {
      return { kind: 'file', path, status: 200 };
    } else if (files.has(index)) {
      // Built from the decoded segments, so that `//host` never redirects to another host.
      return { kind: 'redirect', to: `${base}/${segments.map(encodeURIComponent).join('/')}/`, status: 301 };
    }
  }
  return errorPage(files, 404);
}

const errorPage = (files: SiteFiles, status: 404 | 410): Resolution =>
  files.has(NOT_FOUND_FILE) ? { kind: 'file', path: NOT_FOUND_FILE, status } : { kind: 'nothing', status };

/** Returns undefined if a segment could leave the site, or if the path names a file that hosts do not serve. */
function decodeSegments(requestPath: string): string[] | undefined {
  try {
    const segments = requestPath.split('/').filter(Boolean).map(decodeURIComponent);
    if (HOST_FILES.includes(segments.join('/'))) return undefined;
    // `.well-known` holds the proofs of domain ownership, so it is served although it is hidden.
    const [first, ...others] = segments;
    const checked = first === '.well-known' ? others : segments;
    return checked.some((segment) => segment.startsWith('.') || /[/\\\0]/.test(segment)) ? undefined : segments;
  } catch {
    return undefined;
  }
}

const REDIRECTS = '_redirects';

/** The first rule for a path in `_redirects`. Status 404 or 410 means an error page, any other a redirect. */
function hostRule(files: SiteFiles, path: string) {
  if (!files.has(REDIRECTS)) return undefined;
  for (const line of new TextDecoder().decode(files.read(REDIRECTS)).split('\n')) {
    const [from, to, status] = line.split(' ');
    if (from === path && to && status) return { to, status: Number.parseInt(status, 10) };
  }
  return undefined;
}
