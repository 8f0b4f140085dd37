/** Measures the time from saving a file until the preview serves the changed page. */
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { medianOf, memoryOf, type Program, processorTimeOf, type Run } from './timed.ts';

/** A request takes a millisecond, so polling hardly disturbs the measurement. */
const POLL_INTERVAL_MS = 5;

/** A first build of ten thousand pages takes a minute. */
const TIMEOUT_MS = 10 * 60_000;

/**
 * Returns the median of several saves.
 *
 * @param url address of the page that the saves change
 * @param save makes another change, and returns a string that the page contains afterwards
 */
export async function measurePreview(
  { command, options, cwd }: Program,
  url: string,
  save: (round: number) => string,
  saves: number,
): Promise<Run> {
  const child = spawn(command, options, { cwd, stdio: 'ignore', env: { ...process.env, NODE_ENV: 'production' } });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} cannot be started.`);
  const ended = new Promise((resolve) => child.on('close', resolve));
  try {
    await untilServed(url, '<main');
    const runs: Run[] = [];
    for (let round = 0; round < saves; round += 1) {
      // Work after a save, such as writing a cache, must not count towards the next one.
      await setTimeout(500);
      const [start, used] = [performance.now(), processorTimeOf(pid)];
      await untilServed(url, save(round));
      const wall = (performance.now() - start) / 1000;
      runs.push({ wall, cpu: processorTimeOf(pid) - used, rssMiB: memoryOf(pid) });
    }
    return medianOf(runs);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function untilServed(url: string, text: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    const html = await fetch(url).then(
      (response) => response.text(),
      () => '',
    );
    if (html.includes(text)) return;
    await setTimeout(POLL_INTERVAL_MS);
  }
  throw new Error(`${url} does not show «${text}».`);
}
