/** One program, run to its end: how long it took and how much memory it held. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Run {
  readonly milliseconds: number;
  /** Largest resident memory of the process itself, in MiB; zero where the system does not tell. */
  readonly peakMemory: number;
}

/** Often enough to see the peak shortly before the end, seldom enough to cost nothing. */
const LOOK_EVERY_MS = 20;

/** Rejects with the end of what the program wrote if it fails. */
export function timed(
  command: string,
  options: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Run> {
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
      peakMemory = Math.max(peakMemory, peakOf(child.pid));
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

/** Linux keeps the peak of every process; other systems are not asked. */
function peakOf(pid: number | undefined): number {
  try {
    const [, kibibytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kibibytes) / 1024;
  } catch {
    return 0;
  }
}
