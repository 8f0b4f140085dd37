/** Knows which paths of a site are taken. On many disks, upper and lower case are the same. */
export function takenPaths(taken: readonly { readonly output: string }[]) {
  const files = new Set<string>();
  const folders = new Set<string>();
  const add = (path: string) => {
    files.add(path.toLowerCase());
    for (const folder of foldersOf(path.toLowerCase())) folders.add(folder);
  };
  for (const { output } of taken) add(output);
  return {
    add,
    /** True if there is a file or a folder with this path, or a file where it needs a folder: `sitemap.xml/index.html`. */
    has: (path: string) => {
      const name = path.toLowerCase();
      return files.has(name) || folders.has(name) || foldersOf(name).some((folder) => files.has(folder));
    },
  };
}

export type TakenPaths = ReturnType<typeof takenPaths>;

/** `a/b/c.html` → `a`, `a/b` */
const foldersOf = (path: string): string[] => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
