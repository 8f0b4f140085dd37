import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT, SAMPLE } from './data-files.ts';
import { writeWebsite } from './mini-site.ts';
import type { Ran } from './nebel.ts';

/** What is odd about the machine; see odd-machine.mjs. */
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
  /** Number of the user and of the group, where we may choose. */
  readonly uid?: number;
  /** Runs through a shell, so that there can be limits and redirections: `$@` is the command. */
  readonly shell?: string;
  /** Command that starts Node, in place of the Node that runs the tests. */
  readonly node?: readonly string[];
}

/** A second clone of the project with caches of its own, in which a command line can be tortured. */
export interface Clone {
  readonly folder: string;
  /** Where its caches are. */
  readonly cache: string;
  readonly out: string;
  run(args: readonly string[], options?: RunOptions): Promise<Ran>;
  /** Starts a command and hands out its process. */
  start(args: readonly string[], options?: RunOptions): ReturnType<typeof spawn>;
  /** What commands have left lying about: neither part of the copy nor a data file nor a finished site. */
  leftovers(): string[];
  remove(): void;
}

const CACHE = '.cache/nebel';
const ODD_MACHINE = join(import.meta.dirname, 'odd-machine.mjs');

export interface CloneOptions {
  /** Of its folder. */
  readonly name?: string | undefined;
  /** Takes the pictures that were drawn for this project, because drawing them takes longer than all the rest. */
  readonly sharesPictures?: boolean;
}

/** What a user's copy of the project holds, with the packages of this one: our templates with the sample's content, or the mini site in their place. */
export function cloneOf(
  site: 'website' | 'mini-site',
  { name = 'clone', sharesPictures = false }: CloneOptions = {},
): Clone {
  const outer = mkdtempSync(join(tmpdir(), 'nebel-proof-'));
  // Another user shall be able to read it.
  chmodSync(outer, 0o755);
  const folder = join(outer, name);
  const isCode = (path: string) => !/\.test\.tsx?$/.test(path);
  for (const part of ['bin', 'src', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(PROJECT, part), join(folder, part), { recursive: true, filter: isCode });
  if (site === 'website') {
    cpSync(join(PROJECT, 'templates'), join(folder, 'templates'), { recursive: true, filter: isCode });
    cpSync(join(SAMPLE, 'data'), join(folder, 'data'), { recursive: true });
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

  const start: Clone['start'] = (args, { odd, env, uid, shell, node = [process.execPath] } = {}) => {
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
    start,
    run: (args, options) =>
      new Promise((resolve) => {
        const child = start(args, options);
        const [stdout, stderr]: [string[], string[]] = [[], []];
        child.stdout?.setEncoding('utf8').on('data', (text: string) => stdout.push(text));
        child.stderr?.setEncoding('utf8').on('data', (text: string) => stderr.push(text));
        child.on('close', (code) => resolve({ code, stdout: stdout.join(''), stderr: stderr.join('') }));
      }),
    leftovers: () => present().filter((path) => !copied.has(path) && path !== 'dist' && !/^data.*\.yaml$/.test(path)),
    remove: () => rmSync(outer, { recursive: true, force: true }),
  };
}
