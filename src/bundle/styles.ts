import { join } from 'node:path';
import { build, type OutputFile } from 'esbuild';
import type { SiteDefinition } from '../template-api.ts';

/** Bundles the style sheet and what it names. */
export async function bundleStyles(site: SiteDefinition): Promise<readonly OutputFile[]> {
  const { outputFiles } = await build({
    absWorkingDir: site.templates,
    entryPoints: [{ in: join(site.templates, site.styles), out: 'site' }],
    outdir: 'out',
    entryNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    loader: { '.woff2': 'file', '.svg': 'file' },
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'silent',
  });
  return outputFiles;
}
