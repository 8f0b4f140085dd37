import type { Plugin } from 'esbuild';

/** Folder of the engine's package. */
export const ENGINE: string;
export const ownModules: Plugin;
