import type { Plugin } from 'esbuild';

/** Makes errors of warnings about what does not work, except in packages. */
export const refusedWarnings: Plugin;
