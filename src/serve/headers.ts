import type { SiteFiles } from './files.ts';

const FILE = '_headers';

/** The headers that a site's `_headers` sets for a path, in lower case, as hosts read that file. */
export function hostHeaders(files: SiteFiles, path: string): Readonly<Record<string, string>> {
  if (!files.has(FILE)) return {};
  const found: Record<string, string> = {};
  let fits = false;
  for (const line of new TextDecoder().decode(files.read(FILE)).split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    const [, name, value = ''] = /^\s+(.+?): (.*)$/.exec(line.trimEnd()) ?? [];
    if (name === undefined) fits = matches(line.trim(), path);
    else if (fits) found[name.toLowerCase()] = value;
  }
  return found;
}

/** Headers for a preview over plain HTTP, where demanding HTTPS would keep browsers from loading its files. */
export function overPlainHttp(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'strict-transport-security')
      .map(([name, value]) => [name, value.replace('; upgrade-insecure-requests', '')]),
  );
}

/** A rule's path is exact, or ends with a star for whatever follows. */
const matches = (rule: string, path: string) =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;
