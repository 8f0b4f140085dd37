import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** An import at run time. Type imports are erased before. */
export interface Edge {
  readonly from: string;
  /** A file of the project, or the name of a package or Node module. */
  readonly to: string;
  /** The path as it is imported. Differs from `to` for the exports of the engine: `nebel/template-api`. */
  readonly path: string;
}

const ROOT = join(import.meta.dirname, '../..');

const MANIFEST = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Resolves an export of the package to its file. */
const exported = (path: string): string | undefined =>
  path.startsWith('nebel/') ? MANIFEST.exports[`.${path.slice('nebel'.length)}`]?.slice(2) : undefined;

/** Returns every import between our own files, and from them to packages, as esbuild resolves them. */
export async function importGraph(folders: readonly string[]): Promise<Edge[]> {
  const entryPoints = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)nebel$|\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: entryPoints.map((path) => ({ in: path, out: path })),
    outdir: 'out',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '': 'ts' },
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.entries(metafile.inputs).flatMap(([from, { imports }]) =>
    imports.map(({ path }) => ({ from, to: exported(path) ?? path, path })),
  );
}
