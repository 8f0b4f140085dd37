import { HOST_FILES } from '../lib/paths.ts';
import { ASSETS, asText, exactly, type HostModel } from './model.ts';
import type { Headers } from './security.ts';

/**
 * The content of `.htaccess`. It needs `FileInfo` and no option: with `Options None` a single `RewriteRule` would
 * forbid every address. `RedirectMatch`, because `Redirect` also takes addresses that begin alike.
 */
export function apacheConfig(model: HostModel): string {
  const { headers, revalidated, immutable, shared, redirects, hasNotFoundPage } = model;
  const pages = hasNotFoundPage ? ['ErrorDocument 404 /404.html', 'ErrorDocument 410 /404.html'] : [];
  const rules = redirects.map((redirect) => {
    const rule = `RedirectMatch ${redirect.status} "${exactly(redirect.from)}"`;
    return redirect.status === 410 ? rule : `${rule} "${redirect.to}"`;
  });
  // An asset that is missing today may be there after the next upload, so only found ones are kept.
  const assets = `"expr=%{REQUEST_URI} =~ m#^${ASSETS}# && %{REQUEST_STATUS} -in {'200', '304'}"`;
  return asText([
    ...pages,
    ...rules,
    '',
    '# Hidden files are not served, except those that prove who owns the domain.',
    'RedirectMatch 404 "/\\.(?!well-known/)"',
    `RedirectMatch 404 "^/(${HOST_FILES.join('|')})$"`,
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
