/** True if a path relative to `data/` fits a pattern with at most one `*`, which matches one file name. */
export function filesMatch(pattern: string, path: string): boolean {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === path;
  const extension = /\.ya?ml$/i.exec(path)?.[0] ?? '';
  const middle = path.slice(before.length, -extension.length);
  return path.startsWith(before) && middle !== '' && !middle.includes('/');
}

interface Needing {
  readonly files: string;
  readonly always?: readonly string[];
  readonly ledger?: boolean;
}

/** The files that have to be there, relative to `data/`. */
export function neededFiles({ files, always = [], ledger = false }: Needing): readonly string[] {
  if (files.includes('*')) return always.map((name) => files.replace('*', name));
  return ledger ? [] : [files];
}
