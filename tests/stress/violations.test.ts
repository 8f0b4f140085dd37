import { describe, expect, test } from 'vitest';
import { rootField } from '../../src/base/lib/json-schema.ts';
import { emptyNotes } from '../../src/content/validate/keywords.ts';
import { explainSchemaError } from '../../src/content/validate/schema-problems.ts';
import { readSchemas, validatorsOf } from '../../src/content/validate/schemas.ts';
import { site } from '../../templates/site.ts';
import { sampleSources } from '../support/data-files.ts';
import { nodeRange } from '../support/node-range.ts';
import { times } from '../support/proof.ts';
import { applyViolation, violationsOf } from '../support/violations.ts';

const schemas = readSchemas(site);
const validators = validatorsOf(site, schemas);

/** Tries every n-th violation of its schema in a file. */
const STEP = times(9, 1);

describe.each(sampleSources())('$file', ({ source, type }) => {
  test('every violation of the schema is reported at its place', () => {
    const validator = validators.get(type.schema);
    const violations = violationsOf(schemas, rootField(schemas, type.schema), source.value);
    // Files with the same schema have most violations in common, so each tries different ones.
    const tried = violations.filter((_, index) => index % STEP === source.text.length % STEP);
    const missed = tried.filter((violation) => {
      validator?.call(emptyNotes(), applyViolation(source.value, violation));
      const found = (validator?.errors ?? []).flatMap((error) => explainSchemaError(error, source) ?? []);
      const { start, end } = nodeRange(source, violation);
      return !found.some(({ place: { range } }) => range && range.line >= start && range.line <= end);
    });
    expect(tried.length).toBeGreaterThan(2);
    expect(missed).toEqual([]);
  });
});

test('every restricting keyword of the schemas is violated somewhere', () => {
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
