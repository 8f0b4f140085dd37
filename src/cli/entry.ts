/** What the launchers in `bin/` run: the command line, its worker threads, and the build process of its preview. */
import type { WorkerPort } from '../base/pool.ts';
import type { BuilderStart } from '../studio/studio.ts';

export { replaceFile } from '../base/disk/replace-file.ts';
export { main } from './main.ts';

// Loaded on demand, because most commands need neither.

export async function runWorker(port: WorkerPort): Promise<void> {
  const [{ serveJobs }, { JOBS }] = await Promise.all([import('../base/pool.ts'), import('../site/site.ts')]);
  serveJobs(JOBS, port);
}

export async function runBuilder(start: BuilderStart): Promise<void> {
  const { serveBuilds } = await import('../studio/studio.ts');
  serveBuilds(start);
}
