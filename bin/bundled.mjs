/**
 * Bundles the command line and its site into one file, so that it starts in a fraction of the time that compiling a few
 * hundred modules takes. Plain JavaScript, because it runs before anything that understands TypeScript.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENGINE, ownModules } from '../src/base/lib/own-modules.mjs';
import { replaceFile } from './start-bundled.mjs';

const require = createRequire(import.meta.url);

const RECORD = 'cli.json';

/** Age in milliseconds from which a bundle is deleted. Another process may be about to read a younger one. */
const MAX_AGE = 60 * 60_000;

/** Packages that are not bundled, because they contain binaries, read their own files, or are mostly unused. */
const EXTERNAL = [
  '@photostructure/sqlite',
  '@resvg/resvg-js',
  'esbuild',
  'sharp',
  'chokidar',
  'nodemailer',
  'diff',
  'html-validate',
];

/** Inputs that are not bundled themselves but determine what is bundled and how. */
const ENGINE_INPUTS = [
  'package.json',
  'bin/bundled.mjs',
  'src/base/lib/own-modules.mjs',
  'src/content/validate/prepare-validators.ts',
];
const SITE_INPUTS = ['../package.json', '../package-lock.json'];

/** Cache folder of the site or, without one, of the engine. */
const cacheOf = (site) => join(site?.root ?? ENGINE, 'node_modules/.cache/nebel');

/** Folder to which paths are relative: the templates or, without a site, the engine. */
const baseOf = (site) => (site ? dirname(site.module) : ENGINE);

const engineModule = (file) => JSON.stringify(join(ENGINE, 'src', file));

/**
 * @param entry the engine's module to run
 * @param more source of additional exports
 */
const source = (entry, site, more = '') => ({
  contents: `export * from ${engineModule(entry)};${site ? `export { site } from ${JSON.stringify(site.module)};` : ''}${more}`,
  resolveDir: ENGINE,
  loader: 'ts',
});

const optionsFor = (site) => ({
  absWorkingDir: baseOf(site),
  bundle: true,
  platform: 'node',
  // `vm.Script`, which makes the code cache possible, cannot run ES modules.
  format: 'cjs',
  target: 'node20',
  jsx: 'automatic',
  tsconfigRaw: {},
  write: false,
  logLevel: 'silent',
  external: EXTERNAL,
  // Without the streaming renderer, which would double the size.
  alias: {
    'react-dom/server': join(
      dirname(require.resolve('react-dom/package.json')),
      'cjs/react-dom-server-legacy.node.production.js',
    ),
  },
  define: { 'process.env.NODE_ENV': '"production"' },
});

/**
 * Bundles the command line from the current files, or reads the bundle of an earlier run if none of them has changed.
 * Stores a new bundle for the next run, if the folder is writable. Throws the errors of esbuild.
 *
 * @param site result of `findSite`; undefined for the command line without a site
 */
export async function bundledCommandLine(site, folder = cacheOf(site)) {
  const fresh = readFresh(folder, site);
  return fresh ?? keep(await bundle('cli/main.ts', site, [preparedValidators(site)], FOR_THREADS), folder, site);
}

/** Exports for `worker.mjs`. Loaded on demand, because most commands need no threads. */
const FOR_THREADS = `export const forThreads = async () => ({ ...(await import(${engineModule('base/pool.ts')})), ...(await import(${engineModule('site/jobs.ts')})) });`;

/** Bundles the builder of the preview. It serves one process only, so preparing validators or storing it would not pay. */
export const bundledBuilder = (site) => bundle('studio/dev/builder-process.ts', site, [], galleryModules(site));

/** Changes whenever a file is modified or replaced. Files of packages all have the same modification time. */
const stamp = (path) => {
  const { mtimeMs, size, ctimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return path.includes('node_modules') ? `${size} ${ctimeMs}` : `${mtimeMs} ${size}`;
};

/** Reads the bundle of an earlier run. Returns undefined if it is missing, damaged or outdated. */
function readFresh(folder, site) {
  try {
    const { node, engine, file, inputs } = JSON.parse(readFileSync(join(folder, RECORD), 'utf8'));
    const base = baseOf(site);
    if (node !== process.version || engine !== ENGINE) return undefined;
    if (Object.entries(inputs).some(([input, was]) => stamp(join(base, input)) !== was)) return undefined;
    const path = join(folder, file);
    const code = readFileSync(path);
    return nameOf(code) === file
      ? { path, code, isKept: true, base, map: () => readFileSync(`${path}.map`, 'utf8') }
      : undefined;
  } catch {
    return undefined;
  }
}

const nameOf = (code) => `cli-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.cjs`;

async function bundle(entry, site, plugins, more) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    ...optionsFor(site),
    stdin: source(entry, site, more),
    outfile: 'cli.cjs',
    // Small, because the file is read and hashed at every start. Short lines keep stack traces precise.
    minifyWhitespace: true,
    lineLimit: 120,
    legalComments: 'none',
    plugins: [...plugins, ownModules, inPlace],
    metafile: true,
    sourcemap: 'external',
    sourcesContent: false,
  });
  const [map, made] = outputFiles;
  const code = Buffer.from(made.contents);
  const base = baseOf(site);
  return {
    path: join(ENGINE, 'bin', nameOf(code)),
    code,
    base,
    map: () => map.text,
    inputs: Object.keys(metafile.inputs),
  };
}

/** Stores a bundle for the next run. If that fails, the next run bundles again. */
function keep(made, folder, site) {
  const file = nameOf(made.code);
  const path = join(folder, file);
  try {
    mkdirSync(folder, { recursive: true });
    removeOld(folder);
    replaceFile(path, made.code);
    replaceFile(`${path}.map`, made.map());
    const record = { node: process.version, engine: ENGINE, file, inputs: stamps(made, site) };
    replaceFile(join(folder, RECORD), JSON.stringify(record));
    return { ...made, path, isKept: true };
  } catch {
    return { ...made, isKept: false };
  }
}

function stamps({ inputs }, site) {
  const base = baseOf(site);
  const own = inputs.filter((input) => input !== '<stdin>' && !input.includes('node_modules/'));
  const always = [
    ...ENGINE_INPUTS.map((file) => relative(base, join(ENGINE, file))),
    ...(site ? [...SITE_INPUTS, ...schemaFiles(site)] : []),
  ];
  return Object.fromEntries([...new Set([...always, ...own])].sort().map((input) => [input, stamp(join(base, input))]));
}

/** The validators in the bundle are prepared from these files. */
const schemaFiles = (site) =>
  readdirSync(baseOf(site), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));

function removeOld(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.startsWith('cli-') && Date.now() - statSync(path).mtimeMs > MAX_AGE) rmSync(path, { force: true });
  }
}

/** Compiles the validators of the sites' schemas into a module, so that they need not be compiled in every run. */
export async function preparedValidatorsModule(...sites) {
  const { transform } = await import('esbuild');
  const prepared = await Promise.all(sites.map(preparedValidatorsOf));
  const { code } = await transform(`export const PREPARED_VALIDATORS = [${prepared.join(',')}];`, { minify: true });
  return code;
}

/** Returns the validators of a site's schemas, as an expression. */
async function preparedValidatorsOf(site) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    ...optionsFor(site),
    stdin: source('content/validate/prepare-validators.ts', site),
    plugins: [ownModules, inPlace],
  });
  const made = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(made, made.exports, require);
  return made.exports.prepareValidators(made.exports.site);
}

/** Replaces the empty list of prepared validators. Errors in schemas or templates are left to the commands to report. */
const preparedValidators = (site) => ({
  name: 'prepared-validators',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]content[\\/]validate[\\/]prepared-validators\.ts$/ }, async ({ path }) => {
      const contents = site && (await preparedValidatorsModule(site).catch(() => undefined));
      return contents && { contents, resolveDir: dirname(path) };
    });
  },
});

/** Returns the source of an export for the gallery, which loads the modules that have examples. */
function galleryModules(site) {
  const entries = Object.entries(site ? modulesWithExamples(baseOf(site)) : {}).map(
    ([examples, module]) => `${JSON.stringify(examples)}: () => import(${JSON.stringify(module)})`,
  );
  return `export const modules = {${entries.join(',')}};`;
}

/**
 * Maps each file with examples, relative to the templates, to the path of its module: `table/examples.yaml` belongs to
 * `table/table.tsx`, `prose/case.examples.yaml` to `prose/case.tsx`.
 */
export const modulesWithExamples = (templates) =>
  Object.fromEntries(
    readdirSync(templates, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /(^|[/.])examples\.yaml$/.test(file))
      .sort()
      .map((file) => {
        const module = file.replace(/([^/]+)\/examples\.yaml$/, '$1/$1.tsx').replace(/\.examples\.yaml$/, '.tsx');
        return [file, join(templates, module)];
      })
      .filter(([, module]) => statSync(module, { throwIfNoEntry: false })),
  );

/** Replaces `import.meta.dirname` and `import.meta.url` by the values of the original module, instead of the bundle's. */
const inPlace = {
  name: 'in-place',
  setup(build) {
    build.onLoad({ filter: /[\\/](src|templates)[\\/].*\.(tsx?|mjs)$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.')) return undefined;
      // In quotes, it is an option for another bundler.
      const contents = text
        .replace(/import\.meta\.dirname(?!['"])/g, () => JSON.stringify(dirname(path)))
        .replace(/import\.meta\.url(?!['"])/g, () => JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
