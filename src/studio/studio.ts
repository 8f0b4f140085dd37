/** The door of this wing: the live preview, and writing on the page. */
import type { BuilderStart } from './dev/builder-process.ts';
import type { DevOptions } from './dev/dev.ts';

export type { BuilderStart } from './dev/builder-process.ts';
export { type DevBuildOutcome, SHOWN_AS } from './dev/outcome.ts';
export { DEV_WORDS } from './dev/words.ts';

// Loaded on demand, because each process of the preview needs only one of them.

export const createDevServer = async (options: DevOptions) => (await import('./dev/dev.ts')).createDevServer(options);

export const serveBuilds = async (start: BuilderStart) => (await import('./dev/builder-process.ts')).serveBuilds(start);
