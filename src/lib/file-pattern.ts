/** True if a path relative to `data/` fits a pattern with at most one `*`, which stands for one file name. */
export function filesMatch(pattern: string, path: string): boolean {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === path;
  const extension = /\.ya?ml$/i.exec(path)?.[0] ?? '';
  const middle = path.slice(before.length, -extension.length);
  return path.startsWith(before) && middle !== '' && !middle.includes('/');
}
