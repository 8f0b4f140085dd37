import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** One import at run time. Types are erased before, as they are when the program runs. */
export interface Edge {
  readonly from: string;
  /** A file of the project, or the name of a package or Node module. */
  readonly to: string;
  /** The same, except that what the engine exports is called as it is imported: `nebel/template-api`. */
  readonly path: string;
}

const ROOT = join(import.meta.dirname, '../..');

const MANIFEST = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** The file behind what the package exports. */
const exported = (path: string): string | undefined =>
  path.startsWith('nebel/') ? MANIFEST.exports[`.${path.slice('nebel'.length)}`]?.slice(2) : undefined;

/** Every import between our own files, and from them to packages, as esbuild sees them. */
export async function importGraph(rooms: readonly string[]): Promise<Edge[]> {
  const entryPoints = rooms.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)nebel$|\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(room, file)),
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
