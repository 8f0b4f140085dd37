/** A file with examples, by its path in the templates → what loads the module beside it. */
export type Modules = Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;

/** Filled in by `bin/bundled.mjs` for the building process; empty when run from the sources. */
export const MODULES: Modules = {};
