import { basename, join, posix } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { DeliverySettings, StoredForm } from '../../api/forms/delivery.ts';
import type { ReadDataset, SiteDefinition } from '../../api/template-api.ts';
import { TemplateMistake } from '../../base/findings/failure.ts';
import { finding } from '../../base/findings/finding.ts';
import { orUndefined, ownValue } from '../../base/lib/collections.ts';
import { ownModules } from '../../base/lib/own-modules.mjs';
import { refusedWarnings } from '../../base/lib/refused-warnings.mjs';

const OPTIONS = {
  outdir: 'out',
  entryNames: 'assets/[name]-[hash]',
  chunkNames: 'assets/[name]-[hash]',
  bundle: true,
  format: 'esm',
  // Browsers of about the last four years: all of these came out between June and September 2022.
  target: ['chrome103', 'edge103', 'firefox102', 'safari16', 'ios16'],
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Hashes depend on paths relative to the templates, so a symlinked package must count as being where its link is.
  preserveSymlinks: true,
  legalComments: 'none',
  minify: true,
  write: false,
  metafile: true,
  logLevel: 'silent',
} satisfies BuildOptions;

/**
 * Bundles the islands, whose modules it names, the module that sends forms, and the start script with the plain scripts. The latter two have
 * generated entry points and are built separately, so that each is a single file: duplicating the little code that they
 * share with islands is cheaper than another request.
 */
export async function bundleScripts(site: SiteDefinition, delivery: DeliverySettings, read?: ReadDataset) {
  const { templates, islands = {}, scripts = [] } = site;
  const data = browserData(site, read);
  if (scripts.length === 0 && Object.keys(islands).length === 0) return { files: [], warnings: [], modules: [] };
  const [bundled, sending] = await Promise.all([
    bundleIslands(templates, islands, data),
    bundleAlone(templates, 'sending', sendingEntry(delivery), data),
  ]);
  const entry = startEntry(templates, { scripts, islands: bundled.urls, sending: `./${sending.name}` });
  const start = await bundleAlone(templates, 'start', entry, data);
  return {
    files: [...bundled.files, ...sending.files, ...start.files],
    start: start.name,
    warnings: [bundled, sending, start].flatMap(({ warnings }) => warnings),
    modules: bundled.modules,
  };
}

async function bundleIslands(templates: string, islands: Readonly<Record<string, string>>, data: Plugin) {
  const names = Object.keys(islands).sort();
  const { outputFiles, metafile, warnings } = await build({
    ...OPTIONS,
    absWorkingDir: templates,
    entryPoints: names.map((name) => ({ in: join(templates, islands[name] ?? ''), out: name })),
    plugins: [data, ownModules, refusedWarnings],
    // Shared chunks: several islands load React only once.
    splitting: true,
  });
  const outputs = Object.entries(metafile.outputs);
  const urls = names.map((name) => {
    const output = outputs.find(([, { entryPoint }]) => entryPoint === posix.normalize(islands[name] ?? ''));
    if (!output) throw new Error(`The island "${name}" was not bundled.`);
    if (!output[1].exports.includes('default')) throw withoutDefault(templates, islands[name] ?? '');
    return [name, `./${basename(output[0])}`] as const;
  });
  return { files: outputFiles, warnings, modules: Object.keys(metafile.inputs), urls: Object.fromEntries(urls) };
}

/** The start script imports islands only in the browser, so esbuild does not notice. */
const withoutDefault = (templates: string, file: string) =>
  new TemplateMistake(
    finding(
      'template-broken',
      { file: `${basename(templates)}/${file}` },
      { message: `No matching export in "${file}" for import "default"`, page: undefined },
    ),
  );

async function bundleAlone(templates: string, out: string, entry: string, data: Plugin) {
  const { outputFiles, warnings } = await build({
    ...OPTIONS,
    absWorkingDir: templates,
    entryPoints: [{ in: GENERATED, out }],
    plugins: [generated(entry, templates), data, ownModules, refusedWarnings],
  });
  return { files: outputFiles, warnings, name: basename(outputFiles[0]?.path ?? '') };
}

const GENERATED = 'generated:entry';

/** Provides an entry point that is not a file. Its dynamic imports stay external: they refer to finished bundles. */
const generated = (contents: string, resolveDir: string): Plugin => ({
  name: 'generated-entry',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${GENERATED}$`) }, ({ path }) => ({ path, namespace: 'generated' }));
    build.onLoad({ filter: /.*/, namespace: 'generated' }, () => ({ contents, resolveDir, loader: 'ts' }));
    build.onResolve({ filter: /.*/, namespace: 'generated' }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
});

/** Provides the modules `nebel:data/NAME`, which the site derives from its data sets. */
const browserData = ({ browserData: made = {} }: SiteDefinition, read: ReadDataset | undefined): Plugin => ({
  name: 'browser-data',
  setup(build) {
    build.onResolve({ filter: /^nebel:data\// }, ({ path }) => ({
      path: path.slice('nebel:data/'.length),
      namespace: 'browser-data',
    }));
    build.onLoad({ filter: /.*/, namespace: 'browser-data' }, ({ path: name }) => {
      const make = ownValue(made, name);
      if (!make) return { errors: [{ text: `The site has no browserData named "${name}".` }] };
      if (!read) throw new Error(`"${name}" needs data sets, and none were passed.`);
      const value = make(read);
      const contents = orUndefined(() => JSON.stringify(value));
      if (contents === undefined) return { errors: [{ text: `browserData["${name}"]() is not plain JSON.` }] };
      return { contents, loader: 'json' };
    });
  },
});

const BROWSER = join(import.meta.dirname, '../../api/browser');

interface StartEntry {
  readonly scripts: readonly string[];
  /** Name → address of the bundled island, relative to the start script. */
  readonly islands: Readonly<Record<string, string>>;
  readonly sending: string;
}

/** Returns the source of the script that every page loads. It starts plain scripts at once and loads the rest on demand. */
function startEntry(templates: string, { scripts, islands, sending }: StartEntry): string {
  return [
    `import { start } from ${quote(join(BROWSER, 'start.ts'))};`,
    ...scripts.map((file, index) => `import script${index} from ${quote(join(templates, file))};`),
    'start({',
    `  loadSending: () => import(${quote(sending)}),`,
    `  scripts: [${scripts.map((_, index) => `script${index}`).join(', ')}],`,
    '  islands: {',
    ...Object.entries(islands).map(([name, url]) => `    ${quote(name)}: () => import(${quote(url)}),`),
    '  },',
    '});',
  ].join('\n');
}

/** Returns the source of the module that sends forms. Loaded with the first island, or if the outbox has an inquiry. */
const sendingEntry = (delivery: DeliverySettings): string =>
  [
    `import { startSending } from ${quote(join(BROWSER, 'submit.ts'))};`,
    `import { sender } from ${quote(join(BROWSER, `send-${delivery.kind}.ts`))};`,
    `export const sending = startSending(sender(${settings(delivery)}));`,
  ].join('\n');

const quote = (text: string) => JSON.stringify(text);

function settings(delivery: DeliverySettings): string {
  if (delivery.kind === 'relay') return quote(delivery.origin ?? '');
  const { endpoint, base, key, forms } = delivery;
  return JSON.stringify({ endpoint, base, key, forms: forms.map(stored) });
}

/** Drops everything that the browser does not store, to keep the script small. */
const stored = ({ action, table, fields, constants, timestamp }: StoredForm): StoredForm => ({
  action,
  table,
  fields: fields
    .filter(({ extra }) => !extra)
    .map(({ name, column, emptyText }) => ({ name, column, ...(emptyText && { emptyText }) })),
  ...(constants && { constants }),
  ...(timestamp && { timestamp }),
});
