/** A file with examples, by its path in the templates → what loads the module beside it. */
export type Modules = Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;

/**
 * The modules beside the `examples.yaml` of a site, which the building process of the preview has in this place
 * (`bin/bundled.mjs`). There is nothing here beside the sources.
 */
export const MODULES: Modules = {};
