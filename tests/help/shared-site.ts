import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { PROJECT } from './data-files.ts';

export interface SharedSite {
  /** The folder with the site. Nobody writes into it. */
  readonly out: string;
  readonly pages: readonly { readonly url: string; readonly file: string }[];
}

/** The real website, built once for all tests of a run: by the first that asks, while the others wait. */
export async function sharedSite(): Promise<SharedSite> {
  const folder = join(inject('runFolder'), 'website');
  const [out, built] = [join(folder, 'dist'), join(folder, 'built.json')];
  if (mkdirSync(folder, { recursive: true }) !== undefined) {
    const said = await buildInto(out).catch((error: unknown) => ({ error: String(error) }));
    writeFileSync(`${built}.draft`, JSON.stringify(said));
    renameSync(`${built}.draft`, built);
  }
  while (!existsSync(built)) await wait(50);
  const { error, pages } = JSON.parse(readFileSync(built, 'utf8'));
  if (error) throw new Error(error);
  return { out, pages };
}

async function buildInto(out: string): Promise<Pick<SharedSite, 'pages'>> {
  // Who finds the site built need not load what builds it.
  const [{ build }, { site }] = await Promise.all([import('../../src/build.ts'), import('../../templates/site.ts')]);
  const { problems, stoppedBy, pages } = await build(site, { root: PROJECT, out });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (stoppedBy) throw new Error(`The site does not build:\n${errors.map((each) => JSON.stringify(each)).join('\n')}`);
  return { pages: pages.map(({ route }) => ({ url: route.url, file: route.entry.source.file })) };
}
