import { statSync } from 'node:fs';
import { join } from 'node:path';

/** What plain static hosting answers for a path. */
export type Resolution =
  | { readonly kind: 'file'; readonly path: string; readonly status: 200 | 404 }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'nothing' };

/** Finds the file for a request path as nginx or a CDN would: index files, trailing slash, 404.html. */
export function resolvePath(folder: string, requestPath: string): Resolution {
  const segments = decodeSegments(requestPath);
  if (segments) {
    const path = join(folder, ...segments);
    if (requestPath.endsWith('/')) {
      const index = join(path, 'index.html');
      if (isFile(index)) return { kind: 'file', path: index, status: 200 };
    } else if (isFile(path)) {
      return { kind: 'file', path, status: 200 };
    } else if (isFile(join(path, 'index.html'))) {
      // Built from the decoded segments, so that «//host» can never become an address elsewhere.
      return { kind: 'redirect', to: `/${segments.map(encodeURIComponent).join('/')}/` };
    }
  }
  const notFound = join(folder, '404.html');
  return isFile(notFound) ? { kind: 'file', path: notFound, status: 404 } : { kind: 'nothing' };
}

/** Path segments, or nothing if one of them could leave the folder or names a hidden file. */
function decodeSegments(requestPath: string): string[] | undefined {
  try {
    const segments = requestPath.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.some((segment) => segment.startsWith('.') || /[/\\\0]/.test(segment)) ? undefined : segments;
  } catch {
    return undefined;
  }
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
