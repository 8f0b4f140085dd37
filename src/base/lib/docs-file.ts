import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Root folder of the engine: an installed package, or its own repository. */
const ENGINE = join(import.meta.dirname, '../../..');

/**
 * Path of a documentation file as seen from a folder: `docs/deploy.md` in the engine's own repository,
 * `node_modules/nebel/docs/deploy.md` in a website, the absolute path elsewhere.
 *
 * @param name path below `docs/`
 */
export function docsFile(name: string, folder = process.cwd()): string {
  const file = `docs/${name}`;
  if (folder === ENGINE) return file;
  const inPackage = `node_modules/nebel/${file}`;
  return existsSync(join(folder, inPackage)) ? inPackage : join(ENGINE, file).replaceAll('\\', '/');
}
