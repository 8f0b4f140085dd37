/**
 * Writes the types of data that templates import and Git ignores: those of this website and of the starter, for the compiler
 * and editors. Started by `npm ci`.
 */
import { join } from 'node:path';
import { loadCommandLine } from './command-line.mjs';

process.env.NODE_ENV ??= 'production';

const PROJECT = join(import.meta.dirname, '..');
const CACHE = join(PROJECT, 'node_modules/.cache/nebel');

for (const [root, cache] of [
  [PROJECT, CACHE],
  [join(PROJECT, 'src/scaffold/starter'), join(CACHE, 'starter')],
]) {
  const { exports } = await loadCommandLine({ root, module: join(root, 'templates/site.ts') }, 'types', cache);
  await exports.runTypes(exports.site);
}
