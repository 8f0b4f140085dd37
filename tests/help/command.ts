import { vi } from 'vitest';
import { main } from '../../src/commands/main.ts';
import type { SiteDefinition } from '../../src/template-api.ts';

export interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command inside the test: for a site of its own, and without the seconds that a process of its own takes. */
export async function command(
  site: SiteDefinition,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Said> {
  const said = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      said[stream] += String(text);
      return true;
    }),
  );
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    return { code: await main(args, site, '0.0.0'), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
