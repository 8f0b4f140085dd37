/** How long it takes from saving a file until the preview serves the page that shows it. */
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { memoryOf, processorTimeOf } from './processes.ts';
import { medianOf, type Program, type Run } from './timed.ts';

/** A request takes a millisecond, so that it hardly disturbs what is measured. */
const ASK_EVERY_MS = 5;

/** A first build of ten thousand pages takes a minute. */
const PATIENCE_MS = 10 * 60_000;

/**
 * The median over some saves.
 *
 * @param url address of the page that the saves change
 * @param save saves in one more way, and gives a text that the page then has
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
      // What it does after a save, such as writing a cache, is not counted for the next one.
      await setTimeout(500);
      const [begun, used] = [performance.now(), processorTimeOf(pid)];
      await untilServed(url, save(round));
      const wall = (performance.now() - begun) / 1000;
      runs.push({ wall, cpu: processorTimeOf(pid) - used, rssMiB: memoryOf(pid) });
    }
    return medianOf(runs);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function untilServed(url: string, text: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const html = await fetch(url).then(
      (response) => response.text(),
      () => '',
    );
    if (html.includes(text)) return;
    await setTimeout(ASK_EVERY_MS);
  }
  throw new Error(`${url} does not show «${text}».`);
}
