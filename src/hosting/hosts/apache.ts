import { HOST_FILES } from '../../base/lib/paths.ts';
import { exactPattern, type HostModel, joinLines } from './model.ts';
import type { Headers } from './security.ts';

/**
 * Generates `.htaccess`. It needs `AllowOverride FileInfo` only, and no `Options`: under `Options None`, a single
 * `RewriteRule` would forbid every URL. It uses `RedirectMatch`, because `Redirect` matches prefixes.
 */
export function apacheConfig(model: HostModel): string {
  const { headers, revalidated, immutable, shared, redirects, hasNotFoundPage, notFoundPage } = model;
  const pages = hasNotFoundPage ? [404, 410].map((status) => `ErrorDocument ${status} ${notFoundPage}`) : [];
  const rules = redirects.map((redirect) => {
    const rule = `RedirectMatch ${redirect.status} "${exactPattern(redirect.from)}"`;
    return redirect.status === 410 ? rule : `${rule} "${redirect.to}"`;
  });
  // Only existing assets may be cached: a missing one may appear with the next upload.
  const assets = `"expr=%{REQUEST_URI} =~ m#^${model.assets}# && %{REQUEST_STATUS} -in {'200', '304'}"`;
  return joinLines([
    ...pages,
    ...rules,
    '',
    '# Hidden files are not served, except those that prove who owns the domain.',
    'RedirectMatch 404 "/\\.(?!well-known/)"',
    `RedirectMatch 404 "^${model.base}/(${HOST_FILES.join('|')})$"`,
    '',
    '# A folder without a page of its own lists nothing.',
    `<If "-d %{REQUEST_FILENAME} && ! -f '%{REQUEST_FILENAME}/index.html'">`,
    '  RedirectMatch 404 ".*"',
    '</If>',
    '',
    '<IfModule mod_headers.c>',
    ...set(headers),
    ...set(revalidated),
    ...set({ ...immutable, ...shared }, assets),
    '</IfModule>',
    '',
    '<IfModule mod_mime.c>',
    '  AddCharset utf-8 .html .css .js .svg .txt .xml .webmanifest',
    '  AddType application/manifest+json .webmanifest',
    '  AddType font/woff2 .woff2',
    '</IfModule>',
    '',
    '<IfModule mod_deflate.c>',
    '  AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript image/svg+xml',
    '  AddOutputFilterByType DEFLATE text/plain text/xml application/xml application/manifest+json',
    '</IfModule>',
  ]);
}

const set = (headers: Headers, condition?: string) =>
  Object.entries(headers).map(([name, value]) =>
    ['  Header always set', name, `"${value}"`, condition].join(' ').trimEnd(),
  );
