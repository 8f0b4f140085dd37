import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Day } from '../lib/day.ts';
import type { Language } from '../problems/describe.ts';
import type { Outcome } from './outcome.ts';

export interface BuilderOptions {
  /** Path of the module that exports the site as `site`. */
  readonly siteModule: string;
  readonly root: string;
  readonly language: Language;
}

/** What the building process is sent. */
export interface BuildOrder {
  readonly today: Day | undefined;
}

/** Builds in a process of its own, which remembers what it did, and can be replaced when its code has changed. */
export interface Builder {
  /** Builds the site of a day. Never rejects. Nothing if the process was replaced in the middle of it. */
  build(today: Day | undefined): Promise<Outcome | undefined>;
  /** Lets the next build start with fresh code. */
  replace(): void;
  close(): void;
}

const ENTRY = join(import.meta.dirname, 'builder-process.ts');
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm')).href;

export function createBuilder(options: BuilderOptions): Builder {
  let child: ChildProcess | undefined;
  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    build(today) {
      if (!child?.connected) child = start(options);
      const current = child;
      return new Promise((resolve) => {
        const settle = (outcome: Outcome | undefined) => {
          current.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error');
          resolve(outcome);
        };
        const lost = (why: string) => {
          const replaced = child !== current;
          if (!replaced) child = undefined;
          settle(replaced ? undefined : { kind: 'failed', failure: { message: why, trace: why } });
        };
        current.once('message', (outcome) => settle(outcome as Outcome));
        current.once('exit', (code, signal) => lost(`The building process ended (${signal ?? code}).`));
        current.once('error', (error) => lost(error.message));
        const order: BuildOrder = { today };
        current.send(order, (error) => error && lost(error.message));
      });
    },
    replace: end,
    close: end,
  };
}

const start = (options: BuilderOptions): ChildProcess =>
  fork(ENTRY, [JSON.stringify(options)], {
    execArgv: ['--import', LOADER],
    env: { ...process.env, ...compilerOptions(dirname(options.siteModule)) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** The loader looks for compiler options where the process was started; what counts is where the templates lie. */
function compilerOptions(folder: string): { TSX_TSCONFIG_PATH?: string } {
  const file = join(folder, 'tsconfig.json');
  if (existsSync(file)) return { TSX_TSCONFIG_PATH: file };
  return dirname(folder) === folder ? {} : compilerOptions(dirname(folder));
}
