import { HOST_FILES } from '../lib/paths.ts';
import { ASSETS, asText, blockOf, type HostModel, RELAY_ERRORS } from './model.ts';
import type { Headers } from './security.ts';

/**
 * What belongs into the site's block of a Caddyfile, beside its `root`. Caddy gets certificates and redirects http
 * itself.
 *
 * @param relay host and port of our own relay
 */
export function caddyConfig(model: HostModel, relay: string): string {
  const { headers, revalidated, redirects, unavailablePage, relayPaths, relayMegabytes } = model;
  const served = relayPaths.flatMap((path) => (path.endsWith('/') ? [path.slice(0, -1), `${path}*`] : [path]));
  const relayed = served.join(' ');
  return asText([
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
    `@assets path ${ASSETS}*`,
    ...block('header @assets', named({ ...model.immutable, ...model.shared })),
    `@revalidated not path ${[`${ASSETS}*`, ...served].join(' ')}`,
    ...block('header @revalidated', named(revalidated)),
    '',
    '# Hidden files are not served, except those that prove who owns the domain.',
    ...block('@hidden', ['path_regexp /\\.', 'not path /.well-known/*']),
    'error @hidden 404',
    `@config path ${HOST_FILES.map((file) => `/${file}`).join(' ')}`,
    'error @config 404',
    ...redirects.map((redirect) =>
      redirect.status === 410
        ? `error ${redirect.from} 410`
        : `redir ${redirect.from} ${redirect.to}?{query} ${redirect.status}`,
    ),
    '',
    'file_server',
    ...block('handle_errors', [
      // An answer in place of the relay lacks the headers of the site.
      ...named({ ...headers, ...revalidated }).map((line) => `header ${line}`),
      ...(model.hasNotFoundPage
        ? [
            '@page expression {err.status_code} in [404, 410]',
            ...block('handle @page', ['rewrite * /404.html', 'file_server']),
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

/** A regular expression for numbers of at least `megabytes` × 1,000,000, where only the first digit is not zero. */
function atLeast(megabytes: number): string {
  const [first = '', ...zeros] = String(megabytes);
  const rest = zeros.length + 6;
  return first === '1' ? `^\\d{${rest + 1},}$` : `^(?:[${first}-9]\\d{${rest}}|\\d{${rest + 2},})$`;
}

const named = (headers: Headers) => Object.entries(headers).map(([name, value]) => `${name} "${value}"`);

const block = (head: string, body: readonly string[]) => blockOf(head, body, '\t');
