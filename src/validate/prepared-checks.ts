import type { ValidateFunction } from 'ajv';
import type { Schemas } from '../lib/json-schema.ts';
import type { FORMATS } from './compiler.ts';
import type { KEYWORDS } from './keywords.ts';

/** Precompiled checks. */
export interface PreparedChecks {
  /** Key of the schemas that they were compiled from. */
  readonly key: string;
  /** Binds the checks to a scope, and returns them by schema file. */
  readonly make: (scope: CheckScope) => ReadonlyMap<string, ValidateFunction>;
}

/** Objects that compiled checks refer to, besides those of ajv. */
export interface CheckScope {
  readonly schemas: Schemas;
  readonly keywords: typeof KEYWORDS;
  readonly formats: typeof FORMATS;
}

/**
 * Empty in the sources. The bundled command line replaces this module with the output of `prepare-checks.ts`, because
 * compiling a schema takes longer than checking all files against it.
 */
export const PREPARED: readonly PreparedChecks[] = [];
