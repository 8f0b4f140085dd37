/**
 * Simulates an odd machine. Loaded with `node --import` before anything else, and configured by JSON in the variable
 * ODD_MACHINE. Plain JavaScript, because it runs before any loader of TypeScript.
 *
 * - `shuffle`: seed; folders list their files in another order each time
 * - `cores`: number of processors
 * - `name`: name of the machine and of its user
 * - `clock`: milliseconds since 1970; from there, the clock jumps back and forth by years
 * - `fails`: `{ at, code, within }`; from disk change number `at` on, every one below `within` fails with `code`
 * - `dies`: `{ at, within }`; the process is killed in the middle of disk change number `at`
 * - `counts`: `{ within, file }`; on exit, the number of changes below `within` is written to `file`
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** All functions through which the engine changes the disk. */
const WRITES = ['writeFileSync', 'writevSync'];
const DELETIONS = ['rmSync', 'unlinkSync', 'rmdirSync'];
const OTHERS = ['mkdirSync', 'renameSync', 'linkSync', 'copyFileSync', 'chmodSync'];

const odd = JSON.parse(process.env.ODD_MACHINE ?? '{}');

if (odd.shuffle !== undefined) shuffleFolders(odd.shuffle);
if (odd.cores !== undefined) {
  os.availableParallelism = () => odd.cores;
  os.cpus = () => Array.from({ length: odd.cores }, () => ({ model: 'odd', speed: 1, times: {} }));
}
if (odd.name !== undefined) {
  const { userInfo } = os;
  os.hostname = () => odd.name;
  os.userInfo = (options) => ({ ...userInfo(options), username: odd.name, homedir: `/home/${odd.name}` });
  os.homedir = () => `/home/${odd.name}`;
}
if (odd.clock !== undefined) jumpingClock(odd.clock);
if (isMainThread && (odd.fails || odd.dies || odd.counts)) watchChanges();
syncBuiltinESMExports();

function shuffleFolders(seed) {
  let state = seed;
  // A linear congruential generator: poor randomness, good disorder.
  const below = (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const { readdirSync } = fs;
  fs.readdirSync = (...args) => {
    const names = readdirSync(...args);
    for (let last = names.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      [names[last], names[other]] = [names[other], names[last]];
    }
    return names;
  };
}

function jumpingClock(start) {
  const YEARS = [0, 3, -7, 12, -1, 25, -20];
  const Real = Date;
  let calls = 0;
  const now = () => {
    calls += 1;
    return start + YEARS[calls % YEARS.length] * 31_557_600_000 + calls;
  };
  globalThis.Date = class extends Real {
    constructor(...args) {
      super(...(args.length === 0 ? [now()] : args));
    }
    static now = now;
  };
}

function watchChanges() {
  const { writeFileSync, openSync, closeSync, existsSync } = fs;
  const { within } = odd.fails ?? odd.dies ?? odd.counts;
  let count = 0;
  // Some of these functions call each other.
  let isInside = false;
  let isDeleting = false;
  /** File descriptor → path of a file open for writing. */
  const open = new Map();
  const inside = (act) => {
    isInside = true;
    try {
      return act();
    } finally {
      isInside = false;
    }
  };
  fs.openSync = (path, flags, ...args) => {
    const file = openSync(path, flags, ...args);
    if (/^[wa]/.test(flags)) open.set(file, path);
    return file;
  };
  fs.closeSync = (file) => {
    open.delete(file);
    return closeSync(file);
  };
  for (const name of [...WRITES, ...DELETIONS, ...OTHERS]) {
    const original = fs[name];
    fs[name] = (target, ...args) => {
      const path = open.get(target) ?? target;
      const isDeletion = DELETIONS.includes(name);
      if (isInside || !String(path).startsWith(within) || (isDeletion && !existsSync(path)))
        return original(target, ...args);
      // A folder is deleted file by file, which counts as one change.
      if (!(isDeletion && isDeleting)) count += 1;
      const isFirst = !(isDeletion && isDeleting);
      isDeleting = isDeletion;
      return inside(() => {
        // A full disk does not prevent deletions.
        if (odd.fails && count >= odd.fails.at && !isDeletion) fail(name, target, args);
        if (odd.dies && count === odd.dies.at && isFirst) die(name, target, args);
        return original(target, ...args);
      });
    };
  }
  if (odd.counts) process.on('exit', () => writeFileSync(odd.counts.file, String(count)));

  function fail(name, target, args) {
    const { code } = odd.fails;
    const isWrite = WRITES.includes(name);
    if (isWrite) writeHalf(target, args);
    const syscall = isWrite ? 'write' : name.replace('Sync', '');
    const error = new Error(`${code}: as the test wants it, ${syscall}`);
    // Like the system, which does not name an open file that cannot be written.
    throw Object.assign(error, { code, syscall, ...(isWrite ? {} : { path: target }) });
  }

  function die(name, target, args) {
    if (WRITES.includes(name)) writeHalf(target, args);
    process.kill(process.pid, 'SIGKILL');
  }

  function writeHalf(target, [data, options]) {
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
    writeFileSync(target, bytes.subarray(0, Math.floor(bytes.length / 2)), options);
  }
}
