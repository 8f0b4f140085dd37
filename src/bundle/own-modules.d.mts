import type { Plugin } from 'esbuild';

/** The engine's folder: that of its package. */
export const ENGINE: string;
export const ownModules: Plugin;
