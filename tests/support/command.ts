import { vi } from 'vitest';
import type { Engine } from '../../src/commands/context.ts';
import { main } from '../../src/commands/main.ts';
import type { SiteDefinition } from '../../src/template-api.ts';
import { site } from '../../templates/site.ts';
import { knownOf } from './known.ts';

export interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const STREAMS = ['stdout', 'stderr'] as const;

/**
 * Runs a command inside the test: for a site of its own, and without the seconds that a process of its own takes.
 *
 * @param engine where the command may keep things. Without it, each starts from nothing
 */
export async function command(
  site: SiteDefinition | undefined,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  engine?: Engine,
): Promise<Said> {
  const said = { stdout: '', stderr: '' };
  const spies = STREAMS.map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      said[stream] += String(text);
      return true;
    }),
  );
  const before = STREAMS.map((stream) => process[stream].listeners('error'));
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    return { code: await main(args, site, '0.0.0', { engine, cache: site && knownOf(site) }), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    // A command expects to be the only one of its process, and listens to its end.
    for (const [index, stream] of STREAMS.entries()) {
      const added = process[stream].listeners('error').filter((listener) => !before[index]?.includes(listener));
      for (const listener of added) process[stream].off('error', listener as () => void);
    }
    vi.unstubAllEnvs();
  }
}

const { spelling, ...others } = site;

/** The website without its dictionary: opening that takes longer than reading all of the content. */
const unspelled: SiteDefinition = others;

/** Runs a command for it. */
export const inWebsite = (args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Said> =>
  command(unspelled, args, env);
