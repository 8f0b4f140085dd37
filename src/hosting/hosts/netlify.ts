import { MANIFEST_FILE } from '../../base/lib/paths.ts';
import { type HostModel, joinLines } from './model.ts';
import type { Headers } from './security.ts';

const REDIRECTS_HEAD = `# Responses at addresses without a page, for hosts that read this file. The exclamation mark makes the first
# of two lines win over the file at that path, which is for plain hosting; hosts that do not know it take the second.
`;

const HIDDEN = [MANIFEST_FILE, '.htaccess'];

/**
 * Generates `_redirects` for Netlify and Cloudflare Pages. The first matching line wins. Cloudflare skips lines with 404 or
 * 410, so it answers 404 for a removed page.
 */
export function netlifyRedirects({ redirects, base, notFoundPage }: HostModel): string {
  const moved = redirects.map((redirect) => {
    if (redirect.status === 410) return `${redirect.from} ${notFoundPage} 410!\n`;
    const { from, to, status } = redirect;
    return `${from} ${to} ${status}!\n${from} ${to} ${status}\n`;
  });
  const hidden = HIDDEN.map((file) => `${base}/${file} ${notFoundPage} 404!\n${base}/${file} ${base}/ 302\n`);
  return REDIRECTS_HEAD + [...moved, ...hidden].join('');
}

const HEADERS_HEAD = `# Headers of all responses, for hosts that read this file. No address gets the same header from two rules, because
# some of these hosts would join the values. Without a rule, they make browsers revalidate everything.
`;

/** Generates `_headers` for Netlify and Cloudflare Pages. */
export function netlifyHeaders({ headers, assets, immutable, shared }: HostModel): string {
  return HEADERS_HEAD + rule('/*', headers) + rule(`${assets}*`, { ...immutable, ...shared });
}

const rule = (path: string, headers: Headers) =>
  joinLines([path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)]);
