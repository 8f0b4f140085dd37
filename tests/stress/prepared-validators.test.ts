import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import type { ValidateFunction } from 'ajv';
import { describe, expect, test, vi } from 'vitest';
import type { SiteDefinition } from '../../src/api/template-api.ts';
import { parseYaml } from '../../src/content/load/parse-yaml.ts';
import { sourcesIn } from '../../src/content/load/source.ts';
import { createCompiler } from '../../src/content/validate/compiler.ts';
import { FORMATS } from '../../src/content/validate/formats.ts';
import { emptyNotes, KEYWORDS } from '../../src/content/validate/keywords.ts';
import { prepareValidators } from '../../src/content/validate/prepare-validators.ts';
import type { PreparedValidators } from '../../src/content/validate/prepared-validators.ts';
import { readSchemas, validatorsOf } from '../../src/content/validate/schemas.ts';
import { site } from '../../templates/site.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { sampleSources } from '../support/data-files.ts';
import { mutated } from '../support/fuzz/mutations.ts';
import { copyOfMiniSite } from '../support/mini-site.ts';
import { contentCodes, plantFault } from '../support/planted-faults.ts';
import { SEED, times } from '../support/proof.ts';
import { seededRandom } from '../support/random.ts';

/** Returns the prepared validators of a site as the bundled command line gets them. */
const prepared = (definition: SiteDefinition): PreparedValidators =>
  new Function('require', `return ${prepareValidators(definition)}`)(createRequire(import.meta.url));

/** Returns everything that a validator reports and notes about a value. */
function outcomeOf(validator: ValidateFunction | undefined, value: unknown) {
  const notes = emptyNotes();
  return { valid: validator?.call(notes, value), errors: validator?.errors, notes };
}

/** Returns a function that finds the values about which the prepared and the freshly compiled validator of a schema differ. */
function differenceFinder(definition: SiteDefinition) {
  const schemas = readSchemas(definition);
  const compiler = createCompiler(schemas);
  const ready = prepared(definition).make({ schemas, keywords: KEYWORDS, formats: FORMATS });
  return (schema: string, values: readonly unknown[]) =>
    values.filter(
      (value) => !isDeepStrictEqual(outcomeOf(ready.get(schema), value), outcomeOf(compiler.get(schema), value)),
    );
}

describe('a prepared validator reports the same as a freshly compiled one', () => {
  const differingReal = differenceFinder(site);

  test.each(sampleSources())('about $file, and about random changes to its structure', ({ source, type }) => {
    const random = seededRandom(SEED);
    const changed = Array.from({ length: times(5, 200) }, () => mutated(random, source.value));
    const values = changed.flatMap((text) => parseYaml(source.file, text).parsed?.value ?? []);
    expect(differingReal(type.schema, [source.value, ...values])).toEqual([]);
  });

  test('about all files of a small site, with each mistake that it can have', () => {
    const differingMini = differenceFinder(miniSite);
    const roots = [copyOfMiniSite(), ...contentCodes.map((code) => plantFault(code))];
    const files = roots.flatMap((root) => sourcesIn(miniSite, root)).filter(({ source }) => source);
    expect(files.length).toBeGreaterThan(contentCodes.length);
    expect(files.flatMap(({ type, source }) => differingMini(type.schema, [source?.value]))).toEqual([]);
  });
});

test('prepared validators are used for the schemas from which they were made, and for no others', () => {
  const { fingerprint, make: own } = prepared(miniSite);
  const make = vi.fn(own);
  const schemas = readSchemas(miniSite);
  const [path = ''] = schemas.keys();
  const others = new Map(schemas).set(path, { ...schemas.get(path), title: 'Another' });
  expect(validatorsOf(miniSite, others, [{ fingerprint, make }]).get(path)).toBeDefined();
  expect(make).not.toHaveBeenCalled();
  expect(validatorsOf(miniSite, schemas, [{ fingerprint, make }]).get(path)).toBeDefined();
  expect(make).toHaveBeenCalledOnce();
});
