/**
 * Starts a bundle from code that an earlier run of the same command has compiled, if there is some. Compiling takes
 * longer than most commands run.
 */
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { constants, Script } from 'node:vm';

/**
 * @param bundle a CommonJS module, whose name changes with its code
 * @param use distinguishes runs that need different parts of it
 * @returns what the bundle exports, and a function that keeps what has been compiled for the next run
 */
export function startBundled({ path, code, base, map }, use) {
  const kept = `${path}.${use}`;
  const cachedData = readKept(kept);
  // What it leaves outside are packages of the engine, so it is run as if it lay there.
  const filename = join(import.meta.dirname, basename(path));
  const script = new Script(`(function (exports, require, module) {\n${code}\n})`, {
    filename,
    lineOffset: -1,
    cachedData,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const traced = (error) => withSources(error, filename, base, map);
  const module = { exports: {} };
  try {
    script.runInThisContext()(module.exports, createRequire(filename), module);
  } catch (error) {
    throw traced(error);
  }
  const isKnown = cachedData !== undefined && !script.cachedDataRejected;
  const keep = () => isKnown || writeKept(kept, script.createCachedData());
  return { exports: module.exports, keep, traced };
}

/** Lets the trace of an error, and of what caused it, name lines of sources instead of lines of the bundle. */
function withSources(error, filename, base, map) {
  if (!(error instanceof Error) || !error.stack?.includes(filename)) {
    if (error?.cause) withSources(error.cause, filename, base, map);
    return error;
  }
  const sources = new SourceMap(JSON.parse(map()));
  const [before, ...places] = error.stack.split(`${filename}:`);
  const mapped = places.map((place) => {
    const [whole, line, column] = /^(\d+):(\d+)/.exec(place) ?? [''];
    const { originalSource, originalLine, originalColumn } = sources.findEntry(line - 1, column - 1) ?? {};
    if (originalSource === undefined) return filename + place;
    return `${join(base, originalSource)}:${originalLine + 1}:${originalColumn + 1}${place.slice(whole.length)}`;
  });
  error.stack = [before, ...mapped].join('');
  if (error.cause) withSources(error.cause, filename, base, map);
  return error;
}

// The engine that reads compiled code trusts it, so a file that was torn must not get there.
const digest = (code) => createHash('sha1').update(code).digest();

function readKept(path) {
  try {
    const bytes = readFileSync(path);
    const code = bytes.subarray(20);
    return digest(code).equals(bytes.subarray(0, 20)) ? code : undefined;
  } catch {
    // None yet.
    return undefined;
  }
}

function writeKept(path, code) {
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  try {
    writeFileSync(draft, Buffer.concat([digest(code), code]));
    renameSync(draft, path);
  } catch {
    // Where nothing can be kept, the next start takes as long as this one.
    rmSync(draft, { force: true });
  }
}
