import type { SiteFiles } from './files.ts';

const FILE = '_headers';

/** The headers for a path that the `_headers` of a site names, in lower case, as hosts read that file. */
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

/** The same for a preview over plain http, where demanding https would keep browsers from loading its files. */
export function overPlainHttp(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'strict-transport-security')
      .map(([name, value]) => [name, value.replace('; upgrade-insecure-requests', '')]),
  );
}

/** A rule's path: exact, or with a star for whatever follows. */
const matches = (rule: string, path: string) =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;
