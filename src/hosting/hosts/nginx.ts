import { blockOf, exactPattern, type HostModel, joinLines, RELAY_ERRORS, subtreePattern } from './model.ts';
import type { Headers } from './security.ts';

/**
 * Generates the directives of nginx's `server` block, except for address, certificate and `root`.
 *
 * @param relay host and port of the relay
 */
export function nginxConfig(model: HostModel, relay: string): string {
  const { headers, revalidated, immutable, shared, redirects, hasNotFoundPage, notFoundPage } = model;
  const gone = redirects.some(({ status }) => status === 410) ? [410] : [];
  const errorPages = [
    ...[404, ...gone].map((status) => `error_page ${status} ${notFoundPage};`),
    '# A folder without a page of its own lists nothing.',
    `error_page 403 =404 ${notFoundPage};`,
    '',
  ];
  return joinLines([
    'index index.html;',
    'charset utf-8;',
    'absolute_redirect off;',
    'server_tokens off;',
    ...addHeaders(headers),
    ...addHeaders(revalidated),
    '',
    ...(hasNotFoundPage ? errorPages : []),
    ...location('/', ['try_files $uri $uri/ =404;']),
    '# A location with headers of its own does not inherit those outside it. Without «always», a missing file is not kept.',
    ...location(model.assets, [
      'try_files $uri =404;',
      ...addHeaders(headers),
      ...addHeaders({ ...immutable, ...shared }, ''),
    ]),
    ...location('~ \\.webmanifest$', ['types { }', 'default_type application/manifest+json;']),
    '# Hidden files are not served, except those that prove who owns the domain.',
    ...location('~ /\\.(?!well-known/)', ['return 404;']),
    ...model.hostFiles.flatMap((path) => location(`= ${path}`, ['return 404;'])),
    ...redirects.flatMap((redirect) =>
      location(`= ${redirect.from}`, [
        redirect.status === 410 ? 'return 410;' : `return ${redirect.status} ${redirect.to}$is_args$args;`,
      ]),
    ),
    ...(model.relayPaths.length > 0 ? relayLocations(model, relay) : []),
    '',
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/css text/plain text/xml text/javascript application/javascript application/json',
    '           application/xml application/manifest+json image/svg+xml;',
  ]);
}

/** Without headers of the server: the relay sends the same ones with its pages, and they would be duplicated. */
function relayLocations(model: HostModel, relay: string): string[] {
  const { relayPaths, relayMegabytes, headers, revalidated, unavailablePage } = model;
  const transport = 'Strict-Transport-Security';
  const forward = (patterns: readonly string[], rest: readonly string[] = []) =>
    location(`~ (?:${patterns.join('|')})`, [
      `proxy_pass http://${relay};`,
      'proxy_set_header Host $server_name;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      '# More than the relay takes, so that it can answer what is too large with its own page.',
      `client_max_body_size ${relayMegabytes}m;`,
      ...(headers[transport] === undefined
        ? []
        : [`proxy_hide_header ${transport};`, `add_header ${transport} "${headers[transport]}" always;`]),
      '# What this server itself answers in place of the relay.',
      `error_page ${RELAY_ERRORS.join(' ')} ${unavailablePage ?? '@unavailable'};`,
      ...rest,
    ]);
  const forms = relayPaths.filter((path) => !path.endsWith('/'));
  const folders = relayPaths.filter((path) => path.endsWith('/'));
  const unlogged = [
    '# Addresses of photos and of links to sign in contain keys, which common formats and every error would log.',
    'access_log off;',
    'error_log /dev/null crit;',
  ];
  return [
    '# The relay has its own headers. One line here keeps those of this server out.',
    ...(forms.length > 0 ? forward(forms.map(exactPattern)) : []),
    ...(folders.length > 0 ? forward(folders.map(subtreePattern), unlogged) : []),
    ...(unavailablePage
      ? [
          '# Over HTTP/2, a body that was too large is measured once more for this page.',
          ...location(`= ${unavailablePage}`, ['client_max_body_size 0;']),
        ]
      : location('@unavailable', [...addHeaders({ ...headers, ...revalidated }), 'return 502;'])),
  ];
}

const addHeaders = (headers: Headers, always = ' always') =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}"${always};`);

const location = (match: string, body: readonly string[]) => blockOf(`location ${match}`, body, '    ');
