import { join } from 'node:path';
import { build } from 'esbuild';
import { compareText } from '../problems/problem.ts';
import type { AssetLinks, SiteDefinition } from '../template-api.ts';
import type { Asset } from '../types.ts';

export interface Bundle {
  readonly assets: readonly Asset[];
  readonly links: AssetLinks;
}

/** Bundles the style sheet and what it names. File names carry a hash of their content and may be cached for ever. */
export async function bundle(site: SiteDefinition): Promise<Bundle> {
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
  const prefix = join(site.templates, 'out/');
  const assets = outputFiles
    .map(({ path, contents }) => ({ output: path.slice(prefix.length).replaceAll('\\', '/'), bytes: contents }))
    .sort((a, b) => compareText(a.output, b.output));
  const urls = (extension: string) =>
    assets.filter(({ output }) => output.endsWith(extension)).map(({ output }) => `/${output}`);
  return { assets, links: { styles: urls('.css'), fonts: urls('.woff2') } };
}
