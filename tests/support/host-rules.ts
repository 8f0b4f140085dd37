/**
 * Simulates how two hosts of static files interpret `_headers` and `_redirects`, according to their documentation:
 * docs.netlify.com (Redirects and rewrites; Custom headers) and developers.cloudflare.com/pages (Redirects; Headers; Serving
 * Pages), read in 2025.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface HostAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Dialect {
  /** Matches the status of a valid line. Other lines are skipped. */
  readonly validStatus: RegExp;
  /** True if an existing file takes precedence over a line, unless its status ends with an exclamation mark. */
  readonly filesFirst: boolean;
  /** Status of the redirect that adds the trailing slash of a folder. */
  readonly slashStatus: number;
  /** Combines the values of a header that two rules set. */
  readonly combine: (first: string, second: string) => string;
  /** True if `/old` and `/old/` match the same line. */
  readonly ignoresTrailingSlash: boolean;
}

const NETLIFY: Dialect = {
  validStatus: /^(200|301|302|404|410|451)!?$/,
  filesFirst: true,
  slashStatus: 301,
  combine: (_, second) => second,
  ignoresTrailingSlash: true,
};

const CLOUDFLARE: Dialect = {
  validStatus: /^(200|301|302|303|307|308)$/,
  filesFirst: false,
  slashStatus: 308,
  combine: (first, second) => `${first}, ${second}`,
  ignoresTrailingSlash: false,
};

/** Default of both hosts. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

export const netlify = (folder: string) => host(folder, NETLIFY);
export const cloudflare = (folder: string) => host(folder, CLOUDFLARE);

function host(folder: string, dialect: Dialect): (path: string) => HostAnswer {
  const lines = (name: string) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const isFile = (path: string) => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile();
  const isServed = (path: string) => isFile(path) && !['/_headers', '/_redirects'].includes(path);
  const fileAt = (path: string) =>
    [path, `${path}index.html`].find((each) => isServed(each) && (each !== path || !path.endsWith('/')));
  const bare = (path: string) => (dialect.ignoresTrailingSlash ? path.replace(/(.)\/$/, '$1') : path);

  function headersFor(path: string): Record<string, string> {
    const found: Record<string, string> = {};
    let isMatch = false;
    for (const line of lines('_headers')) {
      const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) isMatch = pattern(line.trim()).test(path);
      else if (isMatch) {
        const known = found[name.toLowerCase()];
        found[name.toLowerCase()] = known === undefined ? value : dialect.combine(known, value);
      }
    }
    return { 'cache-control': DEFAULT_CACHE_CONTROL, ...found };
  }

  const show = (status: number, file: string, path: string): HostAnswer => ({
    status,
    headers: headersFor(path),
    body: readFileSync(join(folder, file), 'utf8'),
  });

  return (path) => {
    for (const line of lines('_redirects')) {
      const [from = '', to = '', code = '302'] = line.trim().split(/\s+/);
      if (!dialect.validStatus.test(code) || bare(from) !== bare(path)) continue;
      if (dialect.filesFirst && !code.endsWith('!') && fileAt(path)) continue;
      const status = Number.parseInt(code, 10);
      if (status >= 300 && status < 400) return { status, headers: { location: to }, body: '' };
      return show(status, to, path);
    }
    const file = fileAt(path);
    if (file) return show(200, file, path);
    if (fileAt(`${path}/`)) return { status: dialect.slashStatus, headers: { location: `${path}/` }, body: '' };
    return show(404, '/404.html', path);
  };
}

const pattern = (rule: string) =>
  new RegExp(
    `^${rule
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );
