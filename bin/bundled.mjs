/**
 * The command line with the site it works on as one file, so that it starts in a fraction of the time that compiling a
 * few hundred modules takes. Plain JavaScript, because it runs before anything that understands TypeScript.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENGINE, ownModules } from '../src/bundle/own-modules.mjs';

const require = createRequire(import.meta.url);

const RECORD = 'cli.json';

/** A bundle that was made so long ago is deleted, in milliseconds. A younger one may be about to be read. */
const OLD = 60 * 60_000;

/** Packages with binaries, files of their own or a large rest: loaded where they are used, as packages. */
const EXTERNAL = ['@resvg/resvg-js', 'esbuild', 'libsql', 'sharp', 'chokidar', 'nodemailer', 'diff'];

/** Always looked at: they decide what is bundled and how. */
const OF_ENGINE = ['package.json', 'bin/bundled.mjs', 'src/bundle/own-modules.mjs', 'src/validate/prepare-checks.ts'];
const OF_SITE = ['../package.json', '../package-lock.json'];

/** Where what belongs to a site is kept. Without a site, what belongs to the engine. */
const cacheOf = (site) => join(site?.root ?? ENGINE, 'node_modules/.cache/nebel');

/** The folder from which files are named: that of the templates. */
const baseOf = (site) => (site ? dirname(site.module) : ENGINE);

const engineModule = (file) => JSON.stringify(join(ENGINE, 'src', file));

/**
 * @param entry the engine's module that is run, with the site beside it
 * @param more source of what else is exported
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
  // Only this form can be started from compiled code that was kept.
  format: 'cjs',
  target: 'node20',
  jsx: 'automatic',
  tsconfigRaw: {},
  write: false,
  logLevel: 'silent',
  external: EXTERNAL,
  // Without what writes pages into streams, which is as large again.
  alias: {
    'react-dom/server': join(
      dirname(require.resolve('react-dom/package.json')),
      'cjs/react-dom-server-legacy.node.production.js',
    ),
  },
  define: { 'process.env.NODE_ENV': '"production"' },
});

/**
 * The command line for a site, made from the files as they are now, or for none: its path, its bytes and where its lines
 * come from. It is kept for the next run, where the folder can be written. Throws what esbuild finds wrong with the
 * templates.
 *
 * @param site what `findSite` has found
 */
export async function bundledCommandLine(site, folder = cacheOf(site)) {
  return readFresh(folder, site, readRecord(folder)) ?? keep(await commandLine(site), folder, site);
}

const commandLine = (site) => bundle('commands/main.ts', site, [preparedChecks(site)], FOR_THREADS);

/** What `worker.mjs` asks of the bundle. Loaded when it does: most commands need neither. */
const FOR_THREADS = `export const forThreads = async () => ({ ...(await import(${engineModule('pool.ts')})), ...(await import(${engineModule('jobs.ts')})) });`;

/** What builds for the preview: made for one process, so that no check need be prepared and nothing kept. */
export const bundledBuilder = (site) => bundle('dev/builder-process.ts', site, [], galleryModules(site));

function readRecord(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, RECORD), 'utf8'));
  } catch {
    // None yet, or one that was torn: a new one is made.
    return undefined;
  }
}

/** What changes with a file, or when another one takes its place: packers give all files the same time. */
const stamp = (path) => {
  const { mtimeMs, size, ctimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return path.includes('node_modules') ? `${size} ${ctimeMs}` : `${mtimeMs} ${size}`;
};

function readFresh(folder, site, { node, engine, file, inputs } = {}) {
  try {
    const base = baseOf(site);
    if (node !== process.version || engine !== ENGINE) return undefined;
    if (Object.entries(inputs).some(([input, was]) => stamp(join(base, input)) !== was)) return undefined;
    const path = join(folder, file);
    const code = readFileSync(path);
    // A bundle that is not what was once put there, because a disk lost part of it, is not started.
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
    // The file is read and hashed at every start. Its lines stay short, for the places in a trace.
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

/** Keeps a bundle for the next run. Where that is not possible, the next one makes it again. */
function keep(made, folder, site) {
  const { code } = made;
  const file = nameOf(code);
  const path = join(folder, file);
  try {
    mkdirSync(folder, { recursive: true });
    removeOld(folder);
    write(path, code);
    write(`${path}.map`, made.map());
    write(
      join(folder, RECORD),
      JSON.stringify({ node: process.version, engine: ENGINE, file, inputs: stamps(made, site) }),
    );
    return { ...made, path, isKept: true };
  } catch {
    return { ...made, isKept: false };
  }
}

function stamps({ inputs }, site) {
  const base = baseOf(site);
  const own = inputs.filter((input) => input !== '<stdin>' && !input.includes('node_modules/'));
  const always = [
    ...OF_ENGINE.map((file) => relative(base, join(ENGINE, file))),
    ...(site ? [...OF_SITE, ...schemaFiles(site)] : []),
  ];
  return Object.fromEntries([...new Set([...always, ...own])].sort().map((input) => [input, stamp(join(base, input))]));
}

/** Checks are prepared from them. */
const schemaFiles = (site) =>
  readdirSync(baseOf(site), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));

function removeOld(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.startsWith('cli-') && Date.now() - statSync(path).mtimeMs > OLD) rmSync(path, { force: true });
  }
}

/** A module in place of `src/validate/prepared-checks.ts`: the checks of the schemas of these sites, compiled now and not in every run. */
export async function preparedChecksModule(...sites) {
  const { transform } = await import('esbuild');
  const prepared = await Promise.all(sites.map(preparedChecksOf));
  const { code } = await transform(`export const PREPARED = [${prepared.join(',')}];`, { minify: true });
  return code;
}

/** The checks of a site's schemas, as an expression. */
async function preparedChecksOf(site) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    ...optionsFor(site),
    stdin: source('validate/prepare-checks.ts', site),
    plugins: [ownModules, inPlace],
  });
  const made = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(made, made.exports, require);
  return made.exports.prepareChecks(made.exports.site);
}

/** A mistake in a schema or a template is told by the command that meets it. */
const preparedChecks = (site) => ({
  name: 'prepared-checks',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]validate[\\/]prepared-checks\.ts$/ }, async ({ path }) => {
      const contents = site && (await preparedChecksModule(site).catch(() => undefined));
      return contents && { contents, resolveDir: dirname(path) };
    });
  },
});

/** What loads the modules of a site that have examples, for the gallery. */
function galleryModules(site) {
  const entries = Object.entries(site ? modulesWithExamples(baseOf(site)) : {}).map(
    ([examples, module]) => `${JSON.stringify(examples)}: () => import(${JSON.stringify(module)})`,
  );
  return `export const modules = {${entries.join(',')}};`;
}

/**
 * A file with examples, relative to the templates → path of the module beside it: of `table/examples.yaml` it is
 * `table/table.tsx`, of `prose/case.examples.yaml` it is `prose/case.tsx`.
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

/** Modules that ask where they are get the answer of their own place, not of the bundle's. */
const inPlace = {
  name: 'in-place',
  setup(build) {
    build.onLoad({ filter: /[\\/](src|templates)[\\/].*\.(tsx?|mjs)$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.')) return undefined;
      // In quotes it is the name of something that another bundler shall put in its place.
      const contents = text
        .replace(/import\.meta\.dirname(?!['"])/g, () => JSON.stringify(dirname(path)))
        .replace(/import\.meta\.url(?!['"])/g, () => JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

function write(path, content) {
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
