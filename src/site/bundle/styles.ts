import { basename } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { SiteDefinition } from '../../api/template-api.ts';
import { filesBelow } from '../../base/disk/files-below.ts';
import { refusedWarnings } from '../../base/lib/refused-warnings.mjs';
import { OTHERS, type Sheet, sheetsOf } from './sheets.ts';

/**
 * Bundles the style sheets of the site and those that page types share. `ofType` maps page types to the names of theirs;
 * `unused` are those in the templates that no page has, `warnings` what browsers would not understand, and `modules` those that
 * pages are made of.
 */
export async function bundleStyles(site: SiteDefinition) {
  const { sheets, modules } = await sheetsOf(site);
  const { outputFiles, metafile, warnings } = await build({
    absWorkingDir: site.templates,
    entryPoints: [...sheets.keys()].map((name) => ({ in: `${LIST}:${name}`, out: name })),
    plugins: [lists(sheets, site.templates), refusedWarnings],
    outdir: 'out',
    entryNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    // AVIF files are small backgrounds above the fold: inlining them costs less than a request.
    loader: { '.woff2': 'file', '.svg': 'file', '.avif': 'dataurl' },
    preserveSymlinks: true,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const outputs = Object.entries(metafile.outputs);
  const nameOf = (name: string) => {
    const output = outputs.find(([, { entryPoint }]) => entryPoint === `${LIST}:${name}`);
    if (!output) throw new Error(`The style sheet "${name}" was not bundled.`);
    return basename(output[0]);
  };
  return {
    files: outputFiles,
    warnings,
    modules,
    unused: handwritten(site).filter((file) => !(file in metafile.inputs)),
    site: nameOf(OTHERS),
    ofType: Object.fromEntries(
      site.pageTypes.flatMap(({ name, styles }) => (styles === undefined ? [] : [[name, nameOf(styles)] as const])),
    ),
  };
}

/** Returns the style sheets of the templates, apart from files that are published unchanged. */
const handwritten = ({ templates, publicFiles }: SiteDefinition): string[] =>
  filesBelow(templates, { hidden: /^\./ })
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.css') && !path.startsWith(`${publicFiles}/`));

const LIST = 'style-list';

/** Provides a list of imports for each name. */
const lists = (sheets: ReadonlyMap<string, readonly Sheet[]>, resolveDir: string): Plugin => ({
  name: 'style-lists',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${LIST}:`) }, ({ path }) => ({
      path: path.slice(LIST.length + 1),
      namespace: LIST,
    }));
    build.onLoad({ filter: /.*/, namespace: LIST }, ({ path: name }) => {
      const lines = (sheets.get(name) ?? []).map(
        ({ file, layer }) => `@import ${JSON.stringify(`./${file}`)}${layer ? ` layer(${layer})` : ''};`,
      );
      // An empty file would look as if its content had been lost.
      return { contents: lines.join('\n') || '@layer components;', resolveDir, loader: 'css' };
    });
  },
});
