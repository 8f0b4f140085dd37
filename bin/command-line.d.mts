import type { Engine } from '../src/cli/context.ts';
import type { FoundSite } from './find-site.mjs';

/** The loaded command line. */
export interface CommandLine {
  readonly exports: Readonly<Record<string, unknown>>;
  /** Maps the stack trace of an error from the bundle to the sources. */
  readonly traced: <Thrown>(error: Thrown) => Thrown;
  /** Undefined if the bundle could not be stored. */
  readonly engine: Engine | undefined;
  /** Stores the compiled code for the next run. */
  readonly keep: () => void;
}
export function loadCommandLine(site: FoundSite | undefined, use: string, folder?: string): Promise<CommandLine>;
/** Maps each file with examples, relative to the templates, to the path of its module. */
export function modulesWithExamples(templates: string): Readonly<Record<string, string>>;
