import { isDeepStrictEqual } from 'node:util';
import type { ValidateFunction } from 'ajv';
import { describe, expect, test } from 'vitest';
import type { SiteDefinition } from '../../src/api/template-api.ts';
import { memoized } from '../../src/base/lib/collections.ts';
import { parseYaml } from '../../src/content/load/parse-yaml.ts';
import { sourcesIn } from '../../src/content/load/source.ts';
import { emptyNotes } from '../../src/content/validate/validators/keywords.ts';
import { readSchemas } from '../../src/content/validate/validators/schemas.ts';
import { createCompiler, validatorStore } from '../../src/content/validate/validators/validator-store.ts';
import { site } from '../../templates/site.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { sampleSources } from '../support/data-files.ts';
import { copyOfMiniSite, suiteFolder } from '../support/mini-site.ts';
import { contentCases, plantFault } from '../support/planted-faults.ts';
import { SEED, times } from '../support/proof.ts';
import { seededRandom } from '../support/random.ts';
import { mutated } from '../support/random-edits.ts';

/** Returns everything that a validator reports and notes about a value. */
function outcomeOf(validator: ValidateFunction | undefined, value: unknown) {
  const notes = emptyNotes();
  return { valid: validator?.call(notes, value), errors: validator?.errors, notes };
}

/** Returns a function that finds the values about which the stored and the freshly compiled validator of a schema differ. */
function differenceFinder(definition: SiteDefinition) {
  const schemas = readSchemas(definition);
  const compiled = createCompiler(schemas);
  const folder = suiteFolder();
  const stored = memoized((path: string) => {
    validatorStore(schemas, folder)(path);
    return validatorStore(schemas, folder)(path);
  });
  return (schema: string, values: readonly unknown[]) =>
    values.filter((value) => !isDeepStrictEqual(outcomeOf(stored(schema), value), outcomeOf(compiled(schema), value)));
}

describe('a stored validator reports the same as a freshly compiled one', () => {
  const differingReal = differenceFinder(site);

  test.each(sampleSources())('about $file, and about random changes to its structure', ({ source, type }) => {
    const random = seededRandom(SEED);
    const changed = Array.from({ length: times(5, 200) }, () => mutated(random, source.value));
    const values = changed.flatMap((text) => parseYaml(source.file, text).parsed?.value ?? []);
    expect(differingReal(type.schema, [source.value, ...values])).toEqual([]);
  });

  const differingMini = differenceFinder(miniSite);

  test('about all files of a small site, with each mistake that it can have', () => {
    const roots = [copyOfMiniSite(), ...contentCases.map(plantFault)];
    const files = roots.flatMap((root) => sourcesIn(miniSite, root)).filter(({ source }) => source);
    expect(files.length).toBeGreaterThan(contentCases.length);
    expect(files.flatMap(({ type, source }) => differingMini(type.schema, [source?.value]))).toEqual([]);
  });
});
