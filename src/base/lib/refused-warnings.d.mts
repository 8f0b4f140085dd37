import type { Plugin } from 'esbuild';

/** Makes errors of CSS modules, and of warnings about what does not work, except in packages. */
export const refusedWarnings: Plugin;
