import type { FoundSite } from './find-site.mjs';

export interface Bundle {
  /** Its name changes with its content. */
  readonly path: string;
  readonly code: Buffer;
  /** The folder from which its source map names files. */
  readonly base: string;
  /** A source map, as JSON: where its lines come from. */
  readonly map: () => string;
  /** True if it lies at its path, for the next run. */
  readonly isKept?: boolean;
}
export function bundledCommandLine(site: FoundSite | undefined, folder?: string): Promise<Bundle>;
export function bundledBuilder(site: FoundSite | undefined): Promise<Bundle>;
/** The code of a module in place of `src/validate/prepared-checks.ts`. It loads packages by `require`. */
export function preparedChecksModule(...sites: readonly FoundSite[]): Promise<string>;
/** A file with examples, relative to the templates → path of the module beside it. */
export function modulesWithExamples(templates: string): Readonly<Record<string, string>>;
