import type { ValidateFunction } from 'ajv';
import type { Schemas } from '../../base/lib/json-schema.ts';
import type { FORMATS } from './formats.ts';
import type { KEYWORDS } from './keywords.ts';

/** Precompiled validators. */
export interface PreparedValidators {
  /** Fingerprint of the schemas that they were compiled from. */
  readonly fingerprint: string;
  /** Binds the validators to a scope, and returns them by schema file. */
  readonly make: (scope: ValidatorScope) => ReadonlyMap<string, ValidateFunction>;
}

/** Objects that compiled validators refer to, besides those of ajv. */
export interface ValidatorScope {
  readonly schemas: Schemas;
  readonly keywords: typeof KEYWORDS;
  readonly formats: typeof FORMATS;
}

/**
 * Empty in the sources. The bundled command line replaces this module with the output of `prepare-validators.ts`, because
 * compiling a schema takes longer than checking all files against it.
 */
export const PREPARED_VALIDATORS: readonly PreparedValidators[] = [];
