import { describe, expect, test } from 'vitest';
import { isMap, isScalar, type Node, visit } from 'yaml';
import type { Source } from '../../src/api/types.ts';
import { compareFindings, type Finding } from '../../src/base/findings/finding.ts';
import { parseYaml } from '../../src/content/load/parse-yaml.ts';
import { emptyNotes } from '../../src/content/validate/keywords.ts';
import { explainSchemaError } from '../../src/content/validate/schema-findings.ts';
import { readSchemas, validatorsOf } from '../../src/content/validate/schemas.ts';
import { site } from '../../templates/site.ts';
import { sampleSources } from '../support/data-files.ts';
import { times } from '../support/proof.ts';
import { sourceOf } from '../support/source.ts';

const schemas = readSchemas(site);
const validators = validatorsOf(site, schemas);

/** Returns the findings about a file if it had this text. */
function findings(source: Source, schema: string, text: string): Finding[] {
  const { parsed, findings } = parseYaml(source.file, text);
  const validator = validators.get(schema);
  if (!parsed || !validator) return findings;
  const changed = sourceOf(text, source.file);
  validator.call(emptyNotes(), changed.value);
  const options = { schemas, schemaFile: schema, choose: () => undefined };
  return (validator.errors ?? [])
    .flatMap((error) => explainSchemaError(error, changed, options) ?? [])
    .sort(compareFindings);
}

const lineOf = (source: Source, offset: number) => source.lines().linePos(offset).line;

interface Spot {
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

/** Breaks every n-th place of a file, beginning at a different one in each file. */
const STEP = times(24, 1);

function spotsOf(source: Source, wanted: (node: Node, isKey: boolean) => boolean): Spot[] {
  const found: Spot[] = [];
  visit(source.document(), {
    Node(key, node) {
      const range = (node as Node).range;
      if (range && wanted(node as Node, key === 'key')) {
        found.push({ start: range[0], end: range[1], line: lineOf(source, range[0]) });
      }
    },
  });
  const first = source.text.length % Math.min(STEP, found.length);
  return found.filter((_, index) => index % STEP === first);
}

/** Replaces a spot. A trailing newline is kept, because a block scalar includes the line break after it. */
function replace(source: Source, { start, end }: Spot, text: string): string {
  const removed = source.text.slice(start, end);
  return source.text.slice(0, start) + text + (removed.endsWith('\n') ? '\n' : '') + source.text.slice(end);
}

describe.each(sampleSources())('$file', ({ source, type }) => {
  test('a value of the wrong type is reported at its line, wherever it is', () => {
    const values = spotsOf(source, (node, isKey) => isScalar(node) && !isKey);
    const missed = values.filter(({ start, end, line }) => {
      const found = findings(source, type.schema, replace(source, { start, end, line }, '{ falsch: 1 }'));
      return !found.some(({ place }) => place.range?.line === line);
    });
    expect(values.length).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  });

  test('a misspelled field is reported at its line', () => {
    const keys = spotsOf(source, (node, isKey) => isKey && isScalar(node));
    const missed = keys.filter((spot) => {
      const text = replace(source, spot, `${source.text.slice(spot.start, spot.end)}x`);
      return !findings(source, type.schema, text).some(({ place }) => place.range?.line === spot.line);
    });
    expect(keys.length).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  });

  test('an unknown field in any group is reported at its line', () => {
    const groups = spotsOf(source, (node) => isMap(node) && !node.flow);
    const missed = groups.filter(({ start, line }) => {
      const column = source.lines().linePos(start).col;
      const text = `${source.text.slice(0, start)}unbekannt: 1\n${' '.repeat(column - 1)}${source.text.slice(start)}`;
      return !findings(source, type.schema, text).some(
        ({ code, place }) => code === 'schema-unknown-key' && place.range?.line === line,
      );
    });
    expect(groups.length).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  });
});
