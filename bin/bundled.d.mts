import type { FoundSite } from './find-site.mjs';

export interface Bundle {
  /** The file name contains a hash of the code. */
  readonly path: string;
  readonly code: Buffer;
  /** Folder to which the paths in the source map are relative. */
  readonly base: string;
  /** Returns the source map, as JSON. */
  readonly map: () => string;
  /** True if the bundle is stored at its path, for the next run. */
  readonly isKept?: boolean;
}
export function bundledCommandLine(site: FoundSite | undefined, folder?: string): Promise<Bundle>;
export function bundledBuilder(site: FoundSite | undefined): Promise<Bundle>;
/** Returns the code of a module that replaces `src/content/validate/prepared-validators.ts`. It loads packages by `require`. */
export function preparedValidatorsModule(...sites: readonly FoundSite[]): Promise<string>;
/** Maps each file with examples, relative to the templates, to the path of its module. */
export function modulesWithExamples(templates: string): Readonly<Record<string, string>>;
