import { basename, join, posix } from 'node:path';
import { build } from 'esbuild';
import type { SiteDefinition } from '../../api/template-api.ts';

/** Bundles the style sheets of the site and of its page types. `ofType` maps page types to the names of theirs. */
export async function bundleStyles(site: SiteDefinition) {
  const own = site.pageTypes.flatMap(({ styles }) => styles ?? []);
  const entries = [...new Set([site.styles, ...own])];
  const { outputFiles, metafile } = await build({
    absWorkingDir: site.templates,
    entryPoints: entries.map((entry) => ({
      in: join(site.templates, entry),
      out: entry === site.styles ? 'site' : basename(entry, '.css'),
    })),
    outdir: 'out',
    entryNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    // AVIF files are small backgrounds above the fold: inlining them costs less than a request.
    loader: { '.woff2': 'file', '.svg': 'file', '.avif': 'dataurl' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const outputs = Object.entries(metafile.outputs);
  const nameOf = (entry: string) => {
    const output = outputs.find(([, { entryPoint }]) => entryPoint === posix.normalize(entry));
    if (!output) throw new Error(`The style sheet "${entry}" was not bundled.`);
    return basename(output[0]);
  };
  return {
    files: outputFiles,
    site: nameOf(site.styles),
    ofType: Object.fromEntries(
      site.pageTypes.flatMap(({ name, styles }) => (styles === undefined ? [] : [[name, nameOf(styles)] as const])),
    ),
  };
}
