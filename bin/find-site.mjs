/** Finds the website of a command line. Plain JavaScript, because it runs before anything that understands TypeScript. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const MODULES = ['site.ts', 'site.tsx', 'site.js'];

/** Returns the module that defines the site of a folder, if there is one. */
const moduleOf = (folder) => MODULES.map((name) => join(folder, 'templates', name)).find(existsSync);

/** Returns the site of the folder or of its nearest ancestor that has one. */
function nearestSite(folder) {
  const module = moduleOf(folder);
  if (module && existsSync(join(folder, 'data'))) return { root: folder, module };
  const parent = dirname(folder);
  return parent === folder ? undefined : nearestSite(parent);
}

/** Returns the value of `--root`. Parsed here, because the commands themselves need the site. */
function rootOption(args) {
  const at = args.findLastIndex((arg) => arg === '--root' || arg.startsWith('--root='));
  return args[at]?.startsWith('--root=') ? args[at].slice('--root='.length) : at < 0 ? undefined : args[at + 1];
}

/**
 * Finds the site of a command line: that of `--root`, or the nearest one from the working directory upwards. The latter also
 * applies if the folder of `--root` has data but no templates.
 *
 * @returns the folder of the site and the module that defines it; undefined if there is none
 */
export function findSite(args, folder) {
  const root = rootOption(args);
  const module = root === undefined ? undefined : moduleOf(resolve(folder, root));
  return module ? { root: resolve(folder, root), module } : nearestSite(folder);
}
