/**
 * Starts a bundle, using the V8 code cache of an earlier run of the same command if there is one. Compiling takes longer
 * than most commands run.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { Script } from 'node:vm';

// Of an error deep in a package, the template that called it is more than ten calls away.
Error.stackTraceLimit = 100;

/**
 * @param bundle a CommonJS module, whose file name changes with its code
 * @param use distinguishes runs that need different parts of it
 * @returns the exports of the bundle, and a function that stores the code cache for the next run,
 *   which is handed the function that writes files
 */
export function startBundled({ path, code, base, map }, use) {
  const cacheFile = `${path}.${use}`;
  const cachedData = readCache(cacheFile);
  // Runs as if it were inside the engine, so that `require` finds the engine's packages.
  const filename = join(import.meta.dirname, basename(path));
  const script = new Script(`(function (exports, require, module) {\n${code}\n})`, {
    filename,
    lineOffset: -1,
    cachedData,
  });
  const traced = (error) => withSources(error, filename, base, map);
  const module = { exports: {} };
  try {
    script.runInThisContext()(module.exports, createRequire(filename), module);
  } catch (error) {
    throw traced(error);
  }
  const isCached = cachedData !== undefined && !script.cachedDataRejected;
  const keep = (replaceFile) => isCached || writeCache(cacheFile, script.createCachedData(), replaceFile);
  return { exports: module.exports, keep, traced };
}

/** Maps the stack trace of an error and of its causes from the bundle to the sources. */
function withSources(error, filename, base, map) {
  if (error?.cause) withSources(error.cause, filename, base, map);
  if (!(error instanceof Error) || !error.stack?.includes(filename)) return error;
  const sources = new SourceMap(JSON.parse(map()));
  const [before, ...places] = error.stack.split(`${filename}:`);
  const mapped = places.map((place) => {
    const [whole, line, column] = /^(\d+):(\d+)/.exec(place) ?? [''];
    const { originalSource, originalLine, originalColumn } = sources.findEntry(line - 1, column - 1) ?? {};
    if (originalSource === undefined) return filename + place;
    return `${join(base, originalSource)}:${originalLine + 1}:${originalColumn + 1}${place.slice(whole.length)}`;
  });
  error.stack = [before, ...mapped].join('');
  return error;
}

/** Protects V8, which trusts its code cache, from torn files. */
const digest = (code) => createHash('sha1').update(code).digest();

function readCache(path) {
  try {
    const bytes = readFileSync(path);
    const code = bytes.subarray(20);
    return digest(code).equals(bytes.subarray(0, 20)) ? code : undefined;
  } catch {
    // None yet.
    return undefined;
  }
}

function writeCache(path, code, replaceFile) {
  try {
    replaceFile(path, Buffer.concat([digest(code), code]));
  } catch {
    // On a read-only disk, the next start is simply no faster than this one.
  }
}
