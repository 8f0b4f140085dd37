import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import type { SiteDefinition } from '../../src/api/template-api.ts';
import { type Day, dayIn } from '../../src/base/lib/day.ts';
import { PROJECT, SAMPLE, sharedCacheOf } from './data-files.ts';

export interface SharedSite {
  /** Folder of the site. No test writes to it. */
  readonly out: string;
  readonly pages: readonly SharedPage[];
  /** Day it was built for. Without one, dates in the data are ignored. */
  readonly today?: Day | undefined;
}

export interface SharedPage {
  readonly url: string;
  /** Name of its page type. */
  readonly type: string;
  /** Its data file, relative to the root. */
  readonly file: string;
}

/** The environment of the builds: a key that must not get into a site unless its data says so. */
export const STORE_ACCESS = {
  AIRTABLE_API_KEY: 'keyExample0000000',
  AIRTABLE_BASE_ID: 'appExample0000000',
  AIRTABLE_ENDPOINT_URL: 'https://store.example/',
};

/** Builds the website with the content of `data/` for today, once for all tests of a run. */
export const builtWebsite = (): Promise<SharedSite> =>
  builtOnce('website', PROJECT, dayIn('Europe/Zurich', new Date()));

/** Builds the website with the sample's content, once for all tests of a run. */
export const builtSample = (): Promise<SharedSite> => builtOnce('sample', SAMPLE);

/** Builds a site in the first test that needs it, while the others wait. */
async function builtOnce(name: string, root: string, today?: Day): Promise<SharedSite> {
  const folder = join(inject('runFolder'), 'sites', name);
  const [out, built] = [join(folder, 'dist'), join(folder, 'built.json')];
  mkdirSync(dirname(folder), { recursive: true });
  if (claim(folder)) {
    const outcome = await buildInto(root, out, today).catch((error: unknown) => ({ error: String(error) }));
    writeFileSync(`${built}.draft`, JSON.stringify(outcome));
    renameSync(`${built}.draft`, built);
  }
  while (!existsSync(built)) await wait(50);
  const { error, ...outcome } = JSON.parse(readFileSync(built, 'utf8'));
  if (error) throw new Error(error);
  return { out, ...outcome };
}

/** True if this process is the first to create the folder. */
function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function buildInto(root: string, out: string, today?: Day): Promise<Omit<SharedSite, 'out'>> {
  // Imported lazily: a test that finds the site built does not need the engine.
  const [{ build }, { hostFilesOf }, { site: placed }] = await Promise.all([
    import('../../src/build.ts'),
    import('../../src/hosting/hosts/hosts.ts'),
    import('../../templates/site.ts'),
  ]);
  // Tests name files by their addresses, whatever folder of its host the site lies in.
  const site: SiteDefinition = { ...placed, baseUrl: (shared) => new URL(placed.baseUrl(shared)).origin };
  const env = STORE_ACCESS;
  const options = { root, out, today, env, cache: sharedCacheOf(placed), hostFiles: hostFilesOf(site, env) };
  const { findings, stoppedBy, pages } = await build(site, options);
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (stoppedBy) throw new Error(`The site does not build:\n${errors.map((each) => JSON.stringify(each)).join('\n')}`);
  return {
    today,
    pages: pages.map(({ route: { url, entry } }) => ({ url, type: entry.type.name, file: entry.source.file })),
  };
}
