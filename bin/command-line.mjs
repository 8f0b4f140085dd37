/**
 * Bundles the command line and its site into one file, so that it starts in a fraction of the time that compiling a few
 * hundred modules takes. Plain JavaScript, because it runs before anything that understands TypeScript.
 */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withGlobs } from '../src/base/lib/module-globs.mjs';
import { ENGINE, ownModules } from '../src/base/lib/own-modules.mjs';
import { refusedWarnings } from '../src/base/lib/refused-warnings.mjs';
import { startBundled } from './start-bundled.mjs';

const require = createRequire(import.meta.url);

const RECORD = 'cli.json';

/** Age in milliseconds from which stored code is deleted. Another process may be about to read younger code. */
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
  'bin/command-line.mjs',
  'src/base/lib/module-globs.mjs',
  'src/base/lib/own-modules.mjs',
  'src/base/lib/refused-warnings.mjs',
];
const SITE_INPUTS = ['../package.json'];

/** What package managers write when they install or upgrade packages, of which no file is an input. */
const LOCK_FILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** Cache folder of the site or, without one, of the engine. */
const cacheOf = (site) => join(site?.root ?? ENGINE, 'node_modules/.cache/nebel');

/** Folder to which paths are relative: the templates or, without a site, the engine. */
const baseOf = (site) => (site ? dirname(site.module) : ENGINE);

/**
 * Loads the command line with the current code: from the bundle of an earlier run, if no file of it has changed, or from a new
 * one, which is stored for the next run if the folder is writable. Throws the errors of esbuild and of the templates.
 *
 * @param site result of `findSite`; undefined for the command line without a site
 * @param use distinguishes runs that need different parts of the code
 */
export async function loadCommandLine(site, use, folder = cacheOf(site)) {
  const begun = Date.now();
  const bundle = readFresh(folder, site) ?? (await makeBundle(site, folder));
  const { exports, keep, traced } = startBundled(bundle, use);
  const isStored = bundle.isRecorded || store(bundle, folder, begun, exports.replaceFile);
  return {
    exports,
    traced,
    engine: isStored ? { bundle: bundle.path, folder, version: bundle.version } : undefined,
    keep: () => isStored && keep(exports.replaceFile),
  };
}

/** Changes whenever a file is modified or replaced. Files of packages all have the same modification time. */
const stamp = (path) => {
  const { mtimeMs, size, ctimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return path.includes('node_modules') ? `${size} ${ctimeMs}` : `${mtimeMs} ${size}`;
};

/** Hash of a file or, for a folder, of the names in it. A fresh clone has the same content with other stamps. */
function contentOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return '';
  return hashOf(found.isDirectory() ? readdirSync(path).sort().join('\n') : readFileSync(path));
}

const hashOf = (text) => hash('sha256', text).slice(0, 16);

/** Reads the bundle of an earlier run. Returns undefined if it is missing, damaged or outdated. */
function readFresh(folder, site) {
  try {
    const { node, engine, base, file, version, inputs } = JSON.parse(readFileSync(join(folder, RECORD), 'utf8'));
    // A bundle names both folders, and the cache of a website moves or is copied with it.
    if (node !== process.version || engine !== ENGINE || base !== baseOf(site)) return undefined;
    const touched = Object.entries(inputs).filter(([input, [was]]) => stamp(join(base, input)) !== was);
    if (touched.some(([input, [, content]]) => contentOf(join(base, input)) !== content)) return undefined;
    const path = join(folder, file);
    const code = readFileSync(path);
    if (nameOf(code) !== file) return undefined;
    const map = () => readFileSync(`${path}.map`, 'utf8');
    return {
      path,
      code,
      version,
      base,
      map,
      isStored: true,
      isRecorded: touched.length === 0,
      inputs: Object.keys(inputs),
    };
  } catch {
    return undefined;
  }
}

const nameOf = (code) => `cli-${hashOf(code)}.cjs`;

/**
 * Identifies the engine with its templates and their packages, of which code for browsers imports others than the bundle has.
 * The same wherever they lie: a bundle names the folders of its modules, and where its lines break depends on the length of
 * these names.
 */
function versionOf(code, site) {
  const names = [baseOf(site), ENGINE].flatMap((folder) => [
    pathToFileURL(folder).href,
    JSON.stringify(folder).slice(1, -1),
  ]);
  const moved = names.reduce((text, name) => text.replaceAll(name, ''), code.toString().replace(/\\?\n/g, ''));
  return hashOf([moved, ...(site ? locksAbove(site.root).map(contentOf).filter(Boolean) : [])].join(' '));
}

async function makeBundle(site, folder) {
  const { build } = await import('esbuild');
  const base = baseOf(site);
  const { outputFiles, metafile } = await build({
    stdin: { contents: entryOf(site), resolveDir: ENGINE },
    outfile: 'cli.cjs',
    absWorkingDir: base,
    bundle: true,
    platform: 'node',
    // `vm.Script`, which makes the code cache possible, cannot run ES modules.
    format: 'cjs',
    target: 'node20',
    // With a code cache, `vm.Script` forgets how to resolve an `import()` (ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING).
    supported: { 'dynamic-import': false },
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
    define: { 'process.env.NODE_ENV': '"production"', ...MODULE_VARIABLES },
    // Small, because the file is read and hashed at every start. Short lines keep stack traces precise.
    minifyWhitespace: true,
    lineLimit: 120,
    legalComments: 'none',
    plugins: [moduleVariables, ownModules, refusedWarnings],
    metafile: true,
    sourcemap: 'external',
    sourcesContent: false,
  });
  const [map, made] = outputFiles;
  const code = Buffer.from(made.contents);
  const inputs = inputsOf(Object.keys(metafile.inputs), site);
  const version = versionOf(code, site);
  return { path: join(folder, nameOf(code)), code, version, base, map: () => map.text, inputs };
}

/** Exports the command line, the site, and for the gallery a loader of each module that has examples. */
function entryOf(site) {
  const commandLine = `export * from ${JSON.stringify(join(ENGINE, 'src/cli/entry.ts'))};`;
  if (!site) return commandLine;
  const modules = Object.entries(modulesWithExamples(baseOf(site))).map(
    ([examples, module]) => `${JSON.stringify(examples)}: () => import(${JSON.stringify(module)})`,
  );
  return `${commandLine}export { site } from ${JSON.stringify(site.module)};export const modules = {${modules}};`;
}

/** Stores a bundle for the next run, which bundles again if this fails. Returns true if it is stored. */
function store({ path, code, version, base, map, inputs, isStored }, folder, begun, replaceFile) {
  try {
    const known = inputs.map((input) => [input, [stamp(join(base, input)), contentOf(join(base, input))]]);
    // Checked last: a file that changes meanwhile must not be recorded as part of a bundle that lacks the change.
    if (inputs.some((input) => isChangedSince(join(base, input), begun))) return false;
    mkdirSync(folder, { recursive: true });
    removeOld(folder);
    if (!isStored) {
      replaceFile(path, code);
      replaceFile(`${path}.map`, map());
    }
    const record = {
      node: process.version,
      engine: ENGINE,
      base,
      file: basename(path),
      version,
      inputs: Object.fromEntries(known),
    };
    replaceFile(join(folder, RECORD), JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

/** File systems note times a little late. */
const CLOCK_LAG = 20;

/** True if a file may have changed after the bundle was begun, so that its stamp is not that of what was bundled. */
function isChangedSince(path, begun) {
  const { mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  // A time in the future says nothing.
  return mtimeMs > begun - CLOCK_LAG && mtimeMs <= Date.now();
}

/** Files and folders from which a bundle was made, relative to its base. */
function inputsOf(bundled, site) {
  const base = baseOf(site);
  const own = bundled.filter((input) => !/^<stdin>$|node_modules\/|\.css$/.test(input));
  const always = [
    ...ENGINE_INPUTS.map((file) => relative(base, join(ENGINE, file))),
    ...(site ? [...SITE_INPUTS, ...locksAbove(site.root).map((lock) => relative(base, lock)), ...foldersOf(base)] : []),
  ];
  return [...new Set([...always, ...own])].sort();
}

/**
 * Where lock files can lie, up to the nearest folder that has any: those of a workspace lie above its members. One that is
 * missing can be written later.
 */
function locksAbove(folder) {
  const locks = LOCK_FILES.map((name) => join(folder, name));
  const parent = dirname(folder);
  return parent === folder || locks.some((path) => existsSync(path)) ? locks : [...locks, ...locksAbove(parent)];
}

/** The folder of the templates and all below it. They change when a file with examples is added. */
const foldersOf = (base) => [
  '.',
  ...readdirSync(base, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [relative(base, join(entry.parentPath, entry.name))] : [],
  ),
];

function removeOld(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (/^(cli|validators)-/.test(name) && Date.now() - statSync(path).mtimeMs > MAX_AGE) rmSync(path, { force: true });
  }
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

/** Variables that stand for what a module knows of itself. */
const MODULE_VARIABLES = { 'import.meta.dirname': 'MODULE_FOLDER', 'import.meta.url': 'MODULE_URL' };

/** Declares these variables in each module that uses them, because in the bundle all modules are one file. */
const moduleVariables = {
  name: 'module-variables',
  setup({ onLoad }) {
    onLoad({ filter: /\.(tsx?|m?js)$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.')) return undefined;
      const values = { MODULE_FOLDER: dirname(path), MODULE_URL: pathToFileURL(path).href };
      const declarations = Object.entries(values).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
      return { contents: declarations.join('') + withGlobs(text, path), loader: 'default' };
    });
  },
};
