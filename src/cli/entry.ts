/** What the launchers in `bin/` run: the command line, its worker threads, and the build process of its preview. */
import type { SiteDefinition } from '../api/template-api.ts';
import { orUndefined } from '../base/lib/collections.ts';
import type { WorkerPort } from '../base/pool.ts';
import type { BuilderStart } from '../studio/studio.ts';

export { replaceFile } from '../base/disk/replace-file.ts';
export { main } from './main.ts';

// Loaded on demand, because most commands need neither.

export async function runWorker(port: WorkerPort): Promise<void> {
  const [{ serveJob }, { readBack }] = await Promise.all([import('../base/pool.ts'), import('../site/site.ts')]);
  serveJob(readBack, port);
}

export async function runBuilder(start: BuilderStart): Promise<void> {
  const { serveBuilds } = await import('../studio/studio.ts');
  const { site } = start;
  const writeOwnTypes = async () => {
    const { writeTypes } = await import('./write-types.ts');
    // The preview needs no types, and what is wrong with a schema it reports itself.
    if (site) orUndefined(() => writeTypes(site));
  };
  await serveBuilds({ ...start, afterBuild: writeOwnTypes });
}

/** Writes the types of the data of a site, for the compiler. */
export async function runTypes(site: SiteDefinition): Promise<void> {
  const { writeTypes } = await import('./write-types.ts');
  writeTypes(site);
}
