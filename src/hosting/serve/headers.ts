import type { SiteFiles } from './files.ts';

const FILE = '_headers';

/** Returns the headers that a site's `_headers` file sets for a path, with names in lower case. */
export function hostHeaders(files: SiteFiles, path: string): Readonly<Record<string, string>> {
  if (!files.has(FILE)) return {};
  const found: Record<string, string> = {};
  let applies = false;
  for (const line of new TextDecoder().decode(files.read(FILE)).split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    const [, name, value = ''] = /^\s+(.+?): (.*)$/.exec(line.trimEnd()) ?? [];
    if (name === undefined) applies = matches(line.trim(), path);
    else if (applies) found[name.toLowerCase()] = value;
  }
  return found;
}

/** Adapts headers to a preview over plain HTTP, where enforced HTTPS would keep browsers from loading its files. */
export function overPlainHttp(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'strict-transport-security')
      .map(([name, value]) => [name, value.replace('; upgrade-insecure-requests', '')]),
  );
}

/** The path of a rule is exact, or ends with `*` as a wildcard. */
const matches = (rule: string, path: string) =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;
