import { join } from 'node:path';
import { vi } from 'vitest';
import { loadCommandLine } from '../../bin/command-line.mjs';
import { findSite } from '../../bin/find-site.mjs';
import type { SiteDefinition } from '../../src/api/template-api.ts';
import type { Engine } from '../../src/cli/context.ts';
import { main } from '../../src/cli/main.ts';
import { site } from '../../templates/site.ts';
import { sharedCacheOf } from './data-files.ts';
import { newWebsite } from './new-website.ts';

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const STREAMS = ['stdout', 'stderr'] as const;

/**
 * Runs a command in the process of the test: works for any site, and saves the seconds that a child process takes.
 *
 * @param engine code version and folder for caches. Without it, nothing is read from or written to a cache file
 */
export const command = (
  site: SiteDefinition | undefined,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  engine?: Engine,
): Promise<CommandResult> =>
  captured(() => {
    const root = findSite(args, process.cwd())?.root;
    return main(args, site, '0.0.0', { root, engine, cache: site && sharedCacheOf(site) });
  }, env);

/** Creates a new website in the process of the test. Returns its folder. */
export const createWebsite = (folder: string, language: string): Promise<string> =>
  newWebsite(folder, language, (args) => command(undefined, args));

/** Loads the templates of a website as they are now, like the launcher, and runs a command in the process of the test. */
export function commandIn(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const found = { root, module: join(root, 'templates/site.ts') };
  return captured(async () => {
    const withoutSite = (broken: unknown) => ({ exports: { main, site: undefined }, broken });
    const { exports, ...start } = await loadCommandLine(found, 'test').catch(withoutSite);
    const run = exports.main as typeof main;
    return run([...args, '--root', root], exports.site as SiteDefinition | undefined, '0.0.0', { ...start, ...found });
  }, env);
}

/** Runs a command line, and collects what it writes. */
async function captured(
  run: () => Promise<number>,
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const output = { stdout: '', stderr: '' };
  const spies = STREAMS.map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      output[stream] += String(text);
      return true;
    }),
  );
  const before = STREAMS.map((stream) => process[stream].listeners('error'));
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    return { code: await run(), ...output };
  } finally {
    for (const spy of spies) spy.mockRestore();
    // A command assumes that it has the process to itself, and leaves its listeners attached.
    for (const [index, stream] of STREAMS.entries()) {
      const added = process[stream].listeners('error').filter((listener) => !before[index]?.includes(listener));
      for (const listener of added) process[stream].off('error', listener as () => void);
    }
    vi.unstubAllEnvs();
  }
}

const { spelling, ...others } = site;

/** The website without its dictionary, which takes longer to open than all of the content to read. */
const unspelled: SiteDefinition = others;

/** Runs a command for the website, without spell checking. */
export const inWebsite = (args: readonly string[], env?: Readonly<Record<string, string>>): Promise<CommandResult> =>
  command(unspelled, args, env);
