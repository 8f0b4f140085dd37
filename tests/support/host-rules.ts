/**
 * What two hosts without servers of our own make of `_headers` and `_redirects`, after their documentation:
 * docs.netlify.com (Redirects and rewrites; Custom headers) and developers.cloudflare.com/pages (Redirects; Headers;
 * Serving Pages), read in 2025.
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
  /** Statuses that a line may have, as it is written. Other lines are skipped. */
  readonly codes: RegExp;
  /** True if a line only counts where there is no file, unless it ends with an exclamation mark. */
  readonly filesFirst: boolean;
  /** Status of the way from a folder without a slash to the one with it. */
  readonly toSlash: number;
  /** What becomes of a header that two rules name. */
  readonly twice: (first: string, second: string) => string;
  /** True if `/old` is the same as `/old/`. */
  readonly slashMeansNothing: boolean;
}

const NETLIFY: Dialect = {
  codes: /^(200|301|302|404|410|451)!?$/,
  filesFirst: true,
  toSlash: 301,
  twice: (_, second) => second,
  slashMeansNothing: true,
};

const CLOUDFLARE: Dialect = {
  codes: /^(200|301|302|303|307|308)$/,
  filesFirst: false,
  toSlash: 308,
  twice: (first, second) => `${first}, ${second}`,
  slashMeansNothing: false,
};

/** Both send this with files for which no rule says anything else. */
const PRESET = 'public, max-age=0, must-revalidate';

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
  const bare = (path: string) => (dialect.slashMeansNothing ? path.replace(/(.)\/$/, '$1') : path);

  function headersFor(path: string): Record<string, string> {
    const found: Record<string, string> = {};
    let fits = false;
    for (const line of lines('_headers')) {
      const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) fits = pattern(line.trim()).test(path);
      else if (fits) {
        const known = found[name.toLowerCase()];
        found[name.toLowerCase()] = known === undefined ? value : dialect.twice(known, value);
      }
    }
    return { 'cache-control': PRESET, ...found };
  }

  const show = (status: number, file: string, path: string): HostAnswer => ({
    status,
    headers: headersFor(path),
    body: readFileSync(join(folder, file), 'utf8'),
  });

  return (path) => {
    for (const line of lines('_redirects')) {
      const [from = '', to = '', code = '302'] = line.trim().split(/\s+/);
      if (!dialect.codes.test(code) || bare(from) !== bare(path)) continue;
      if (dialect.filesFirst && !code.endsWith('!') && fileAt(path)) continue;
      const status = Number.parseInt(code, 10);
      if (status >= 300 && status < 400) return { status, headers: { location: to }, body: '' };
      return show(status, to, path);
    }
    const file = fileAt(path);
    if (file) return show(200, file, path);
    if (fileAt(`${path}/`)) return { status: dialect.toSlash, headers: { location: `${path}/` }, body: '' };
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
