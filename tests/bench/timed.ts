/** One program, run to its end: how long it took and how much memory it held. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Run {
  readonly milliseconds: number;
  /**
   * Largest resident memory of the program and all processes it started, together, in MiB. What they share is counted
   * in each. Zero where the system does not tell.
   */
  readonly peakMemory: number;
}

export interface Program {
  readonly command: string;
  readonly options: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Often enough to see the peak, seldom enough to cost nothing. */
const LOOK_EVERY_MS = 50;

/** Rejects with the end of what the program wrote if it fails. */
export function timed({ command, options, cwd, env = {} }: Program): Promise<Run> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(command, options, {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let written = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece) => {
        written = `${written}${piece}`.slice(-4000);
      });
    }
    let peakMemory = 0;
    const looking = setInterval(() => {
      if (child.pid !== undefined) peakMemory = Math.max(peakMemory, memoryOf(child.pid));
    }, LOOK_EVERY_MS);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(looking);
      const milliseconds = performance.now() - started;
      if (code === 0) resolve({ milliseconds, peakMemory });
      else reject(new Error(`${command} ${options.join(' ')} ended with ${code}:\n${written}`));
    });
  });
}

/** What a process and everything it started holds at the moment, in MiB. Linux tells it; other systems are not asked. */
function memoryOf(pid: number): number {
  try {
    const [, kibibytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const started = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return started.reduce((sum, child) => sum + memoryOf(child), Number(kibibytes) / 1024);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
