import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the engine: a package of a website, or a repository of its own. */
const ENGINE = join(import.meta.dirname, '../..');

/**
 * Where a file of the documentation is for a reader in a folder: `docs/deploy.md` in the engine's own repository,
 * `node_modules/nebel/docs/deploy.md` in a website, the whole path elsewhere.
 *
 * @param name path below `docs/`
 */
export function docsFile(name: string, folder = process.cwd()): string {
  const file = `docs/${name}`;
  if (folder === ENGINE) return file;
  const inPackage = `node_modules/nebel/${file}`;
  return existsSync(join(folder, inPackage)) ? inPackage : join(ENGINE, file).replaceAll('\\', '/');
}
