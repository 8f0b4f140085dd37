/** Runs a program to its end and measures its time, its processor time and its memory. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Run {
  /** Elapsed seconds. */
  readonly wall: number;
  /** Seconds of processor time, of the program and all processes it waited for. */
  readonly cpu: number;
  /**
   * Largest resident memory of the program and all processes it started, together, in MiB. Shared memory counts for each
   * process. Zero on systems that do not report it.
   */
  readonly rssMiB: number;
}

export interface Program {
  readonly command: string;
  readonly options: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Exit codes that are not failures. A linter with findings exits with 1. */
  readonly codes?: readonly number[];
}

/** Often enough to catch the peak, rarely enough to cost nothing. */
const SAMPLE_INTERVAL_MS = 50;

/** Node does not report the usage of a child process. The shell does, in two lines: its own times and its children’s. */
const WITH_TIMES = '"$@"; code=$?; times >&2; exit $code';

/** Rejects with the end of its error output if the program fails. */
export function timed({ command, options, cwd, env = {}, codes = [0] }: Program): Promise<Run> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn('sh', ['-c', WITH_TIMES, 'sh', command, ...options], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (piece) => {
      stderr = `${stderr}${piece}`.slice(-4000);
    });
    let rssMiB = 0;
    const sampling = setInterval(() => {
      if (child.pid !== undefined) rssMiB = Math.max(rssMiB, memoryOf(child.pid));
    }, SAMPLE_INTERVAL_MS);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(sampling);
      const wall = (performance.now() - started) / 1000;
      if (code !== null && codes.includes(code)) resolve({ wall, cpu: childCpuTime(stderr), rssMiB });
      else reject(new Error(`${command} ${options.join(' ')} ended with ${code}:\n${stderr}`));
    });
  });
}

/** Parses the last line of `times`: user and system time of children, as in `0m1.240s 0m0.310s`. */
function childCpuTime(stderr: string): number {
  const pairs = [...stderr.matchAll(/(\d+)m([\d.]+)s/g)].slice(-2);
  return pairs.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** The median of each figure separately; with an even number of runs, the upper one. */
export function medianOf(runs: readonly Run[]): Run {
  const middle = (figure: keyof Run) =>
    runs.map((run) => run[figure]).toSorted((a, b) => a - b)[runs.length >> 1] ?? Number.NaN;
  return { wall: middle('wall'), cpu: middle('cpu'), rssMiB: middle('rssMiB') };
}

/** Combines programs that ran one after the other into one run. */
export const combine = (runs: readonly Run[]): Run => ({
  wall: runs.reduce((sum, { wall }) => sum + wall, 0),
  cpu: runs.reduce((sum, { cpu }) => sum + cpu, 0),
  rssMiB: Math.max(...runs.map(({ rssMiB }) => rssMiB)),
});

/** Current resident memory of a process and its descendants, in MiB. Returns 0 on systems other than Linux. */
export const memoryOf = (pid: number): number =>
  sumOver(
    pid,
    () => {
      const [, kibibytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return Number(kibibytes) / 1024;
    },
    memoryOf,
  );

/** Linux counts in hundredths of a second on every processor. */
const TICKS_PER_SECOND = 100;

/**
 * Processor time of a process and its descendants since the start, in seconds. The time of an ended process counts towards its
 * parent. Returns 0 on systems other than Linux.
 */
export const processorTimeOf = (pid: number): number =>
  sumOver(
    pid,
    () => {
      // The name of the program can contain spaces and brackets; the figures come after it.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
      const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
      return ((user ?? 0) + (system ?? 0) + (childrenUser ?? 0) + (childrenSystem ?? 0)) / TICKS_PER_SECOND;
    },
    processorTimeOf,
  );

function sumOver(pid: number, own: () => number, ofChild: (pid: number) => number): number {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return children.reduce((sum, child) => sum + ofChild(child), own());
  } catch {
    // The process has ended.
    return 0;
  }
}
