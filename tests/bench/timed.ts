/** One program, run to its end: how long it took, what it asked of the processor and how much memory it held. */
import { spawn } from 'node:child_process';
import { memoryOf } from './processes.ts';

export interface Run {
  /** Seconds by the clock. */
  readonly wall: number;
  /** Seconds of processor time, of the program and all processes it waited for. */
  readonly cpu: number;
  /**
   * Largest resident memory of the program and all processes it started, together, in MiB. What they share is counted
   * in each. Zero where the system does not tell.
   */
  readonly rssMiB: number;
}

export interface Program {
  readonly command: string;
  readonly options: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Exit codes that are no failure. A linter that finds something ends with 1. */
  readonly codes?: readonly number[];
}

/** Often enough to see the peak, seldom enough to cost nothing. */
const LOOK_EVERY_MS = 50;

/** Node does not tell what a child process has used. The shell does, in its last two lines: its own time, and that of children. */
const WITH_TIMES = '"$@"; code=$?; times >&2; exit $code';

/** Rejects with the end of what the program wrote if it fails. */
export function timed({ command, options, cwd, env = {}, codes = [0] }: Program): Promise<Run> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn('sh', ['-c', WITH_TIMES, 'sh', command, ...options], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let written = '';
    child.stderr.on('data', (piece) => {
      written = `${written}${piece}`.slice(-4000);
    });
    let rssMiB = 0;
    const looking = setInterval(() => {
      if (child.pid !== undefined) rssMiB = Math.max(rssMiB, memoryOf(child.pid));
    }, LOOK_EVERY_MS);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(looking);
      const wall = (performance.now() - started) / 1000;
      if (code !== null && codes.includes(code)) resolve({ wall, cpu: childTime(written), rssMiB });
      else reject(new Error(`${command} ${options.join(' ')} ended with ${code}:\n${written}`));
    });
  });
}

/** From the last line of `times`: user and system time of children, as in `0m1.240s 0m0.310s`. */
function childTime(written: string): number {
  const pairs = [...written.matchAll(/(\d+)m([\d.]+)s/g)].slice(-2);
  return pairs.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** The middle run by each figure; of an even number the upper of the two. */
export function medianOf(runs: readonly Run[]): Run {
  const middle = (figure: keyof Run) =>
    runs.map((run) => run[figure]).toSorted((a, b) => a - b)[runs.length >> 1] ?? Number.NaN;
  return { wall: middle('wall'), cpu: middle('cpu'), rssMiB: middle('rssMiB') };
}

/** Programs that ran one after the other, as if they were one. */
export const inTurn = (runs: readonly Run[]): Run => ({
  wall: runs.reduce((sum, { wall }) => sum + wall, 0),
  cpu: runs.reduce((sum, { cpu }) => sum + cpu, 0),
  rssMiB: Math.max(...runs.map(({ rssMiB }) => rssMiB)),
});
