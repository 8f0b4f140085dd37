/**
 * `import.meta.glob` in the modules of a website: imports whatever a folder has, so that nothing has to list it. Plain
 * JavaScript, because it also bundles the command line.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `import.meta.glob<Part>('./*-part.tsx', { eager: true })` */
const GLOB = /import\.meta\.glob(?:<\w+>)?\(\s*'(\.\/(?:[^'*]*\/)?)([^'*/]*)\*([^'*/]*)',\s*\{ eager: true \},?\s*\)/g;

/** Replaces each `import.meta.glob` in a module by imports, which its first line gets, so that no line moves. */
export function withGlobs(text, path) {
  const imports = [];
  const replaced = text.replace(GLOB, (_, folder, start, end) => {
    const modules = readdirSync(join(dirname(path), folder))
      .filter((name) => !name.startsWith('.'))
      .filter((name) => name.startsWith(start) && name.endsWith(end) && name.length >= start.length + end.length)
      .sort()
      .map((name) => {
        const address = JSON.stringify(folder + name);
        const variable = `glob${imports.length}`;
        imports.push(`import * as ${variable} from ${address};`);
        return `${address}: ${variable}`;
      });
    return `({ ${modules.join(', ')} })`;
  });
  return imports.join('') + replaced;
}

/** Lets modules import whatever `import.meta.glob` finds. */
export const globs = {
  name: 'globs',
  setup(build) {
    build.onLoad({ filter: /\.[jt]sx?$/ }, ({ path }) => {
      const text = path.includes('node_modules') ? '' : readFileSync(path, 'utf8');
      return text.includes('import.meta.glob') ? { contents: withGlobs(text, path), loader: 'default' } : undefined;
    });
  },
};
