/** Knows which paths of a site are taken. On many disks, upper and lower case are the same. */
export interface TakenPaths {
  add(path: string): void;
  /** True if there is a file or a folder with this path, or a file where it needs a folder: `sitemap.xml/index.html`. */
  has(path: string): boolean;
}

export function takenPaths(taken: readonly { readonly output: string }[]): TakenPaths {
  const files = new Set<string>();
  const folders = new Set<string>();
  const add = (path: string) => {
    files.add(path.toLowerCase());
    for (const folder of foldersOf(path.toLowerCase())) folders.add(folder);
  };
  for (const { output } of taken) add(output);
  return {
    add,
    has: (path) => {
      const name = path.toLowerCase();
      return files.has(name) || folders.has(name) || foldersOf(name).some((folder) => files.has(folder));
    },
  };
}

/** `a/b/c.html` → `a`, `a/b` */
const foldersOf = (path: string): string[] => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
