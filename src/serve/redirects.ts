import type { SiteFiles } from './files.ts';

const FILE = '_redirects';

/** What the host's own rules say of an address. A page is shown in place with 410, elsewhere with any other status. */
export interface HostRule {
  readonly to: string;
  readonly status: number;
}

/** The rule for a path in the `_redirects` of a site: the first one that names it, as hosts read that file. */
export function hostRule(files: SiteFiles, path: string): HostRule | undefined {
  if (!files.has(FILE)) return undefined;
  for (const line of new TextDecoder().decode(files.read(FILE)).split('\n')) {
    const [from, to, status] = line.split(' ');
    if (from === path && to && status) return { to, status: Number.parseInt(status, 10) };
  }
  return undefined;
}
