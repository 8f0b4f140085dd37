import type { Plugin } from 'esbuild';

/** Lets modules import whatever `import.meta.glob` finds. */
export const globs: Plugin;
/** Replaces each `import.meta.glob` in the text of a module by imports. */
export function withGlobs(text: string, path: string): string;
