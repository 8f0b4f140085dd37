import { describe, expect, test } from 'vitest';
import { rootField } from '../../src/lib/json-schema.ts';
import { emptyNotes } from '../../src/validate/keywords.ts';
import { explainSchemaError } from '../../src/validate/schema-problems.ts';
import { compileSchemas, readSchemas } from '../../src/validate/schemas.ts';
import { site } from '../../templates/site.ts';
import { sampleSources } from '../support/data-files.ts';
import { nodeRange } from '../support/node-range.ts';
import { times } from '../support/proof.ts';
import { violated, violationsOf } from '../support/violations.ts';

const schemas = readSchemas(site);
const checks = compileSchemas(site, schemas);

/** Every so many of what a schema forbids in a file. */
const STEP = times(9, 1);

describe.each(sampleSources())('$file', ({ source, type }) => {
  test('whatever the schema forbids, at whatever place, is named at that place', () => {
    const check = checks.get(type.schema);
    const violations = violationsOf(schemas, rootField(schemas, type.schema), source.value);
    // Files with the same schema have most of them in common, so that each may try others.
    const tried = violations.filter((_, index) => index % STEP === source.text.length % STEP);
    const missed = tried.filter((violation) => {
      check?.call(emptyNotes(), violated(source.value, violation));
      const found = (check?.errors ?? []).flatMap((error) => explainSchemaError(error, source) ?? []);
      const { start, end } = nodeRange(source, violation);
      return !found.some(({ place: { range } }) => range && range.line >= start && range.line <= end);
    });
    expect(tried.length).toBeGreaterThan(2);
    expect(missed).toEqual([]);
  });
});

test('every keyword that the schemas use to forbid something is broken somewhere', () => {
  const broken = sampleSources().flatMap(({ source, type }) =>
    violationsOf(schemas, rootField(schemas, type.schema), source.value).map(({ keyword }) => keyword),
  );
  expect([...new Set(broken)].sort()).toEqual(
    [
      'discriminator',
      'enum',
      'format',
      'maxItems',
      'maxLength',
      'maximum',
      'minItems',
      'minLength',
      'minimum',
      'pattern',
      'required',
      'type',
      'uniqueItems',
    ].sort(),
  );
});
