/**
 * The command line as one file, so that it starts in a fraction of the time that compiling a few hundred modules takes.
 * Plain JavaScript, because it runs before anything that understands TypeScript.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'node_modules/.cache/nebel');
const RECORD = 'cli.json';

/** A bundle that was made so long ago is deleted, in milliseconds. A younger one may be about to be read. */
const OLD = 60 * 60_000;

/** Packages with binaries, files of their own or a large rest: loaded where they are used, as packages. */
const EXTERNAL = ['@resvg/resvg-js', 'esbuild', 'libsql', 'tsx', 'html-validate', 'chokidar', 'nodemailer', 'diff'];

/** Always looked at: they decide what is bundled and how. */
const ALWAYS = ['bin/bundled.mjs', 'package.json', 'package-lock.json', 'src/validate/prepare-checks.ts'];

const BUNDLED = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: 'node',
  // Only this form can be started from compiled code that was kept.
  format: 'cjs',
  target: 'node20',
  jsx: 'automatic',
  write: false,
  logLevel: 'silent',
};

const module = (contents) => ({ contents, resolveDir: ROOT, loader: 'ts' });

/**
 * A bundle that was made from the files as they are now, its path and its bytes; makes one if there is none. Undefined
 * if that is not possible: the folder cannot be written, or a file has a mistake that the caller will meet, too.
 */
export async function bundledCommandLine(folder = FOLDER) {
  try {
    return readFresh(folder, readRecord(folder)) ?? (await bundle(folder));
  } catch {
    return undefined;
  }
}

function readRecord(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, RECORD), 'utf8'));
  } catch {
    // None yet, or one that was torn: a new one is made.
    return undefined;
  }
}

const stamp = (file) => {
  const { mtimeMs, size } = statSync(`${ROOT}/${file}`);
  return `${mtimeMs} ${size}`;
};

function readFresh(folder, { node, file, inputs } = {}) {
  try {
    if (node !== process.version || Object.entries(inputs).some(([input, was]) => stamp(input) !== was))
      return undefined;
    const path = join(folder, file);
    const code = readFileSync(path);
    // A bundle that is not what was once put there, because a disk lost part of it, is not started.
    return nameOf(code) === file ? { path, code } : undefined;
  } catch {
    return undefined;
  }
}

const nameOf = (code) => `cli-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.cjs`;

async function bundle(folder) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    ...BUNDLED,
    stdin: module("export { main } from './src/commands/main.ts'; export { site } from './templates/site.ts';"),
    // The file is read and hashed at every start. Its lines stay short, for the places in a trace.
    minifyWhitespace: true,
    lineLimit: 120,
    legalComments: 'none',
    external: EXTERNAL,
    // Without what writes pages into streams, which is as large again.
    alias: { 'react-dom/server': join(ROOT, 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js') },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [preparedChecks, inPlace],
    metafile: true,
  });
  const code = Buffer.from(outputFiles[0].contents);
  const file = nameOf(code);
  const path = join(folder, file);
  const own = Object.keys(metafile.inputs).filter((input) => input !== '<stdin>' && !input.includes('node_modules/'));
  const inputs = Object.fromEntries([...ALWAYS, ...schemaFiles(), ...own].sort().map((input) => [input, stamp(input)]));
  mkdirSync(folder, { recursive: true });
  removeOld(folder);
  write(path, code);
  write(join(folder, RECORD), JSON.stringify({ node: process.version, file, inputs }));
  return { path, code };
}

/** Checks are prepared from them. */
const schemaFiles = () =>
  readdirSync(join(ROOT, 'templates'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `templates/${name}`);

function removeOld(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.startsWith('cli-') && Date.now() - statSync(path).mtimeMs > OLD) rmSync(path, { force: true });
  }
}

/** A module in place of `src/validate/prepared-checks.ts`: the checks of this website's schemas, compiled now and not in every run. */
export async function preparedChecksModule() {
  const { build, transform } = await import('esbuild');
  const { outputFiles } = await build({
    ...BUNDLED,
    stdin: module(`
      import { prepareChecks } from './src/validate/prepare-checks.ts';
      import { site } from './templates/site.ts';
      module.exports = prepareChecks(site);
    `),
    plugins: [inPlace],
  });
  const made = { exports: '' };
  new Function('module', 'require', outputFiles[0].text)(made, createRequire(import.meta.url));
  const { code } = await transform(`export const PREPARED = ${made.exports};`, { minify: true });
  return code;
}

const preparedChecks = {
  name: 'prepared-checks',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]validate[\\/]prepared-checks\.ts$/ }, async ({ path }) => ({
      contents: await preparedChecksModule(),
      resolveDir: dirname(path),
    }));
  },
};

/** Modules that ask where they are get the answer of their own place, not of the bundle's. */
const inPlace = {
  name: 'in-place',
  setup(build) {
    build.onLoad({ filter: /[\\/](src|templates)[\\/].*\.tsx?$/ }, ({ path }) => {
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
