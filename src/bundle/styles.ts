import { join } from 'node:path';
import { build, type Metafile, type OutputFile } from 'esbuild';
import type { SiteDefinition } from '../template-api.ts';

export interface BundledStyles {
  readonly files: readonly OutputFile[];
  readonly madeFrom: Metafile['inputs'];
}

/** Bundles the style sheet and what it names. */
export async function bundleStyles(site: SiteDefinition): Promise<BundledStyles> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: site.templates,
    entryPoints: [{ in: join(site.templates, site.styles), out: 'site' }],
    outdir: 'out',
    entryNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    loader: { '.woff2': 'file', '.svg': 'file' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return { files: outputFiles, madeFrom: metafile.inputs };
}
