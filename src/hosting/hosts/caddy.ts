import { blockOf, type HostModel, joinLines, RELAY_ERRORS } from './model.ts';
import type { Headers } from './security.ts';

/**
 * Generates the directives of the site block in a Caddyfile, except for `root`. Caddy itself obtains certificates and
 * redirects HTTP.
 *
 * @param relay host and port of the relay
 */
export function caddyConfig(model: HostModel, relay: string): string {
  const { headers, revalidated, redirects, unavailablePage, relayPaths, relayMegabytes } = model;
  const served = relayPaths.flatMap((path) => (path.endsWith('/') ? [path.slice(0, -1), `${path}*`] : [path]));
  const relayed = served.join(' ');
  return joinLines([
    'encode zstd gzip',
    ...(relayed === ''
      ? block('header', named(headers))
      : [
          '# The relay sends its own headers.',
          `@relay path ${relayed}`,
          '# More than the relay takes, so that it can answer what is too large with its own page.',
          ...block('request_body @relay', [`max_size ${relayMegabytes}MB`]),
          ...block('@large', [`path ${relayed}`, `header_regexp Content-Length ${atLeast(relayMegabytes)}`]),
          'error @large 413',
          `reverse_proxy @relay ${relay}`,
          `@files not path ${relayed}`,
          ...block('header @files', named(headers)),
        ]),
    '# Caddy knows no type for it.',
    '@manifest path *.webmanifest',
    'header @manifest Content-Type application/manifest+json',
    `@assets path ${model.assets}*`,
    ...block('header @assets', named({ ...model.immutable, ...model.shared })),
    `@revalidated not path ${[`${model.assets}*`, ...served].join(' ')}`,
    ...block('header @revalidated', named(revalidated)),
    '',
    '# Hidden files are not served, except those that prove who owns the domain.',
    ...block('@hidden', ['path_regexp /\\.', 'not path /.well-known/*']),
    'error @hidden 404',
    `@config path ${model.hostFiles.join(' ')}`,
    'error @config 404',
    // Without this, an address without a query would get a question mark.
    ...(redirects.some(({ status }) => status !== 410)
      ? block('map {query} {asked}', ['~.+ "?$0"', 'default ""'])
      : []),
    ...redirects.map((redirect) =>
      redirect.status === 410
        ? `error ${redirect.from} 410`
        : `redir ${redirect.from} ${redirect.to}{asked} ${redirect.status}`,
    ),
    '',
    'file_server',
    ...block('handle_errors', [
      // A response in place of the relay's would lack the headers of the site.
      ...named({ ...headers, ...revalidated }).map((line) => `header ${line}`),
      ...(model.hasNotFoundPage
        ? [
            '@page expression {err.status_code} in [404, 410]',
            ...block('handle @page', [`rewrite * ${model.notFoundPage}`, 'file_server']),
          ]
        : []),
      ...(unavailablePage
        ? [
            `@unavailable expression {err.status_code} in [${RELAY_ERRORS.join(', ')}]`,
            ...block('handle @unavailable', [`rewrite * ${unavailablePage}`, 'file_server']),
          ]
        : []),
    ]),
  ]);
}

/** Returns a pattern for numbers of at least `megabytes` × 1,000,000. All digits of `megabytes` but the first must be 0. */
function atLeast(megabytes: number): string {
  const [first = '', ...zeros] = String(megabytes);
  const rest = zeros.length + 6;
  return first === '1' ? `^\\d{${rest + 1},}$` : `^(?:[${first}-9]\\d{${rest}}|\\d{${rest + 2},})$`;
}

const named = (headers: Headers) => Object.entries(headers).map(([name, value]) => `${name} "${value}"`);

const block = (head: string, body: readonly string[]) => blockOf(head, body, '\t');
