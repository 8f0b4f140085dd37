/** The door of this wing: the live preview, and writing on the page. */
export { type BuilderStart, serveBuilds } from './dev/builder-process.ts';
export { createDevServer } from './dev/dev.ts';
export { memoryOutput } from './dev/memory-output.ts';
export { type DevBuildOutcome, SHOWN_AS } from './dev/outcome.ts';
export { DEV_WORDS } from './dev/words.ts';
