/** Where the website is that a command works on. Plain JavaScript, because it runs before anything that understands TypeScript. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const MODULES = ['site.ts', 'site.tsx', 'site.js'];

/** The module that defines the site of a folder, if the folder has one. */
const moduleOf = (folder) => MODULES.map((name) => join(folder, 'templates', name)).find(existsSync);

/** The nearest site upwards of a folder. */
function nearest(folder) {
  const module = moduleOf(folder);
  if (module && existsSync(join(folder, 'data'))) return { root: folder, module };
  const above = dirname(folder);
  return above === folder ? undefined : nearest(above);
}

/** What a command line says after `--root`. It is looked at here, because the commands themselves need the site. */
function wantedRoot(args) {
  const at = args.findLastIndex((arg) => arg === '--root' || arg.startsWith('--root='));
  return args[at]?.startsWith('--root=') ? args[at].slice('--root='.length) : at < 0 ? undefined : args[at + 1];
}

/**
 * The site of a command line: that of `--root`, or the nearest one upwards of where it is called. A folder with data and
 * without templates is shown with the nearest templates.
 *
 * @returns the folder of the site and the module that defines it; undefined if there is none
 */
export function findSite(args, folder) {
  const wanted = wantedRoot(args);
  const module = wanted === undefined ? undefined : moduleOf(resolve(folder, wanted));
  return module ? { root: resolve(folder, wanted), module } : nearest(folder);
}
