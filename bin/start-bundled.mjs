/**
 * Starts a bundle from code that an earlier run of the same command has compiled, if there is some. Compiling takes
 * longer than most commands run.
 */
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, Script } from 'node:vm';

/**
 * @param bundle a CommonJS module, whose path changes with its code
 * @param use distinguishes runs that need different parts of it
 * @returns what the bundle exports, and a function that keeps what has been compiled for the next run
 */
export function startBundled({ path, code }, use) {
  const kept = `${path}.${use}`;
  const cachedData = readKept(kept);
  const script = new Script(`(function (exports, require, module) {${code}\n})`, {
    filename: path,
    cachedData,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(path), module);
  const isKnown = cachedData !== undefined && !script.cachedDataRejected;
  return { exports: module.exports, keep: () => isKnown || writeKept(kept, script.createCachedData()) };
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
