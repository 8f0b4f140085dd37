import type { ValidateFunction } from 'ajv';
import type { Schemas } from '../lib/json-schema.ts';
import type { FORMATS } from './compiler.ts';
import type { KEYWORDS } from './keywords.ts';

/** Checks that were compiled beforehand. */
export interface PreparedChecks {
  /** Says of which schemas they were made. */
  readonly key: string;
  /** The check of each schema file. It works with the very schemas, keywords and formats that are given here. */
  readonly make: (given: CheckScope) => ReadonlyMap<string, ValidateFunction>;
}

/** What the code of checks refers to beside ajv. */
export interface CheckScope {
  readonly schemas: Schemas;
  readonly keywords: typeof KEYWORDS;
  readonly formats: typeof FORMATS;
}

/**
 * What `prepare-checks.ts` makes of the website's schemas, which the bundled command line has in this place: to compile
 * a schema takes longer than to check all files against it. There is nothing here beside the sources.
 */
export const PREPARED: readonly PreparedChecks[] = [];
