import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copySample, PROJECT } from './data-files.ts';
import { suiteFolder, writeWebsite } from './mini-site.ts';
import { resultOf } from './nebel.ts';

/** Simulated peculiarities of the machine; see odd-machine.mjs. */
export interface Oddity {
  readonly shuffle?: number;
  readonly cores?: number;
  readonly name?: string;
  readonly clock?: number;
  readonly fails?: { readonly at: number; readonly code: string; readonly within: string };
  readonly dies?: { readonly at: number; readonly within: string };
  readonly counts?: { readonly within: string; readonly file: string };
}

export interface RunOptions {
  readonly odd?: Oddity;
  readonly env?: Readonly<Record<string, string>>;
  /** Id of the user and the group to run as. Only root can set it. */
  readonly uid?: number;
  /** Shell script with limits and redirections, in which `$@` is the command. */
  readonly shell?: string;
  /** Command that starts Node, instead of the Node that runs the tests. */
  readonly node?: readonly string[];
}

const CACHE = '.cache/nebel';
const ODD_MACHINE = join(import.meta.dirname, 'odd-machine.mjs');

export interface CloneOptions {
  /** Name of the project folder. */
  readonly name?: string | undefined;
  /** Shares the picture cache of this project, because drawing takes longer than everything else. */
  readonly sharesPictures?: boolean;
}

/**
 * Creates a copy of the project as a user has it, for tests that abuse the command line, with its own caches and symlinks to the packages of this one. It contains our templates with
 * the sample's content, or the mini site.
 */
export function cloneOf(site: 'website' | 'mini-site', { name = 'clone', sharesPictures = false }: CloneOptions = {}) {
  const outer = suiteFolder();
  // Some tests run as another user.
  chmodSync(outer, 0o755);
  const folder = join(outer, name);
  const isCode = (path: string) => !/\.test\.tsx?$/.test(path);
  for (const part of ['bin', 'src', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(PROJECT, part), join(folder, part), { recursive: true, filter: isCode });
  if (site === 'website') {
    cpSync(join(PROJECT, 'templates'), join(folder, 'templates'), { recursive: true, filter: isCode });
    copySample(folder);
  } else {
    writeWebsite(folder);
  }
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const each of readdirSync(join(PROJECT, 'node_modules')))
    if (!/^\.(cache|vite)/.test(each)) symlinkSync(join(PROJECT, 'node_modules', each), join(packages, each));

  const cache = join(packages, CACHE);
  if (sharesPictures) {
    const pictures = join(PROJECT, 'node_modules', CACHE, 'pictures');
    mkdirSync(pictures, { recursive: true });
    mkdirSync(cache, { recursive: true });
    symlinkSync(pictures, join(cache, 'pictures'));
  }

  const start = (args: readonly string[], { odd, env, uid, shell, node = [process.execPath] }: RunOptions = {}) => {
    const preload = odd ? ['--import', ODD_MACHINE] : [];
    const command = [...node, ...preload, join(folder, 'bin/nebel'), ...args];
    const [program = '', ...rest] = shell === undefined ? command : ['/bin/sh', '-c', shell, 'sh', ...command];
    return spawn(program, rest, {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', CI: '', ODD_MACHINE: JSON.stringify(odd ?? {}), ...env },
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
  };
  const present = () => [...readdirSync(folder), ...below('data')];
  const below = (part: string) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).map((path) => join(part, path));
  const copied = new Set(present());
  return {
    folder,
    cache,
    out: join(folder, 'dist'),
    /** Starts a command and returns its process. */
    start,
    run: (args: readonly string[], options?: RunOptions) => resultOf(start(args, options)),
    /** Stray files: neither part of the copy, nor data files, nor the finished site. */
    leftovers: () =>
      present().filter(
        (path) => !copied.has(path) && !['dist', '.types'].includes(path) && !/^data.*\.yaml$/.test(path),
      ),
  };
}

export type Clone = ReturnType<typeof cloneOf>;
