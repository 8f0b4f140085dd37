/** Our own builds of one site, as its owner would start them: a process of the command line for each. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Run, timed } from './timed.ts';

export interface OwnSite {
  /** Copy of the project that builds. */
  readonly project: string;
  /** Folder that holds `data/`. */
  readonly root: string;
}

/** `nebel build` with whatever earlier builds left. */
export const build = (site: OwnSite): Promise<Run> => nebel(site, ['build', '--root', site.root]);

/** Makes the next build a cold one, which has at most the pictures for sharing that were drawn before. */
export function forgetBuilds({ project, root }: OwnSite, { pictures }: { readonly pictures: 'kept' | 'drawn' }): void {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const kept = join(project, 'node_modules/.cache/nebel');
  const doomed = readdirSync(kept).filter(
    (name) => name.startsWith('build-') || (pictures === 'drawn' && name === 'pictures'),
  );
  for (const name of doomed) rmSync(join(kept, name), { recursive: true });
}

/** The first build bundles and compiles the command line for all that follow, whatever their site. */
export const prepare = (site: OwnSite): Promise<Run> => build(site);

const nebel = ({ project, root }: OwnSite, options: readonly string[]) =>
  timed({ command: process.execPath, options: [join(project, 'bin/nebel'), ...options], cwd: root });
