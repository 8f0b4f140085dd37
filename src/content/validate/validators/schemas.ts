import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, posix } from 'node:path';
import type { ValidateFunction } from 'ajv';
import type { TransformFailure } from 'esbuild';
import type { SiteDefinition } from '../../../api/template-api.ts';
import { TemplateMistake } from '../../../base/findings/failure.ts';
import { type Finding, finding, type Place } from '../../../base/findings/finding.ts';
import { linesOf, rangeOfOffsets } from '../../../base/findings/locate.ts';
import { isRecord, memoized } from '../../../base/lib/collections.ts';
import { didYouMean } from '../../../base/lib/did-you-mean.ts';
import { hashOf } from '../../../base/lib/fingerprint.ts';
import type { Schema, Schemas } from '../../../base/lib/json-schema.ts';
import { escapeRegExp } from '../../../base/lib/texts.ts';
import { meantDe, meantEn, quoteDe, quoteEn } from '../../../base/phrases.ts';
import { requireFile } from '../../load/definition-files.ts';
import { locateMistake, readMistake, silentMistake } from '../schema-errors/schema-mistakes.ts';
import { KEYWORDS } from './keywords.ts';
import { folderForCode, validatorStore } from './validator-store.ts';

/** Reads the schemas of all page types and data files, with every schema that they refer to. */
export function readSchemas(site: SiteDefinition): Schemas {
  const named = schemaPaths(site);
  for (const path of named) requireFile(site, 'schema', path);
  // Hundreds of references lead to a few files.
  const exists = memoized((file: string) => existsSync(join(site.templates, file)));
  const schemas = withReferenced(named, (path) => {
    const schema = readSchema(site, path);
    const broken = references(path, schema).find(({ file }) => !exists(file));
    if (!broken) return schema;
    const error = new Error(`can't resolve reference ${broken.reference}`);
    throw new TemplateMistake(schemaFinding(site, new Map([[path, schema]]), [path], error));
  });
  for (const path of schemas.keys()) {
    const read = () => readFileSync(join(site.templates, path), 'utf8');
    const file = shownPath(site.templates, path);
    const found = silentMistake(schemas, path, file, read);
    if (found)
      throw new TemplateMistake(finding('template-schema', found.place, { message: '', advice: found.advice }));
  }
  return schemas;
}

/** Follows references transitively. */
function withReferenced(paths: Iterable<string>, read: (path: string) => Schema): Schemas {
  const schemas = new Map<string, Schema>();
  const queue = [...paths];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (schemas.has(path)) continue;
    const schema = read(path);
    schemas.set(path, schema);
    queue.push(...references(path, schema).map(({ file }) => file));
  }
  return schemas;
}

function readSchema({ templates }: SiteDefinition, path: string): Schema {
  const file = shownPath(templates, path);
  const findingOf = (error: unknown) => finding('template-schema', { file }, { message: (error as Error).message });
  let text: string;
  try {
    text = readFileSync(join(templates, path), 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new TemplateMistake(findingOf(error));
  }
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) throw new Error('It is not an object.');
    // References are relative to the path of the file, as in editors.
    const { $id, ...schema } = value;
    return schema;
  } catch (error) {
    throw new TemplateMistake(jsonFinding(file, text) ?? findingOf(error));
  }
}

/** Locates a JSON syntax error, because errors of `JSON.parse` in Node 20 do not always have a position. */
function jsonFinding(file: string, text: string): Finding | undefined {
  // Loaded on demand: hardly any run needs it.
  const { transformSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
  try {
    transformSync(text, { loader: 'json', logLevel: 'silent' });
    return undefined;
  } catch (error) {
    const [first] = (error as TransformFailure).errors;
    const { line = 1, column = 0 } = first?.location ?? {};
    const range = { line, column: column + 1, endLine: line, endColumn: column + 2 };
    return finding('template-schema', { file, range }, { message: first?.text ?? '' });
  }
}

/** Compiled validators by schema file. */
export interface Validators {
  get(path: string): ValidateFunction;
}

/** Returns the validators of a site. Each is compiled on first use, which throws a `TemplateMistake` for an invalid schema. */
export function validatorsOf(site: SiteDefinition, schemas: Schemas = readSchemas(site)): Validators {
  const find = validatorStore(schemas, folderForCode(site));
  const get = memoized((path: string) => {
    try {
      return find(path);
    } catch (error) {
      throw new TemplateMistake(schemaFinding(site, schemas, [path, ...schemas.keys()], error as Error));
    }
  });
  return { get };
}

/** Locates what broke compilation in one of these schemas; in the first one by default. */
function schemaFinding(
  { templates }: SiteDefinition,
  schemas: Schemas,
  paths: readonly string[],
  { message }: Error,
): Finding {
  const start = { file: shownPath(templates, paths[0] ?? '') };
  const [, keyword] = /(?:unknown keyword: |NOT SUPPORTED: keyword )"([^"]+)"/.exec(message) ?? [];
  if (keyword === undefined) {
    const found = readMistake(message);
    if (!found) return finding('template-schema', start, { message });
    const referred = new Set(valuesOf('$ref', [...schemas.values()]).map((reference) => reference.split('#')[1] ?? ''));
    for (const path of paths) {
      const text = readFileSync(join(templates, path), 'utf8');
      const located = locateMistake(found, schemas.get(path) ?? {}, referred, shownPath(templates, path), text);
      if (located) return finding('template-schema', located.place, { message, advice: located.advice });
    }
    return finding('template-schema', start, { message, advice: found.advise({}) });
  }
  const pattern = new RegExp(`"${escapeRegExp(keyword)}"`);
  const places = paths.map((path) => placeInText(templates, path, pattern));
  const suggestion = didYouMean(keyword, [...KEYWORDS.map(({ keyword }) => String(keyword)), ...DRAFT_07]);
  return finding('template-keyword', places.find(({ range }) => range) ?? start, { keyword, suggestion });
}

const DRAFT_07 = (
  '$id $schema $ref $comment title description default examples definitions type enum const multipleOf maximum ' +
  'exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern format items additionalItems maxItems minItems ' +
  'uniqueItems contains properties patternProperties additionalProperties required maxProperties minProperties ' +
  'dependencies propertyNames if then else allOf anyOf oneOf not discriminator'
).split(' ');

/** Path of a schema as findings name it. */
const shownPath = (templates: string, path: string) => `${basename(templates)}/${path}`;

/** The first place of a pattern in a schema. */
function placeInText(templates: string, path: string, pattern: RegExp): Place {
  const file = shownPath(templates, path);
  const text = readFileSync(join(templates, path), 'utf8');
  const found = pattern.exec(text);
  if (!found) return { file };
  return { file, range: rangeOfOffsets(linesOf(text), found.index, found.index + found[0].length) };
}

/** Throws a `TemplateMistake` if a schema refers to none of these sets. */
export function checkSets({ templates }: SiteDefinition, schemas: Schemas, sets: Iterable<string>): void {
  const known = new Set(sets);
  for (const [path, schema] of schemas) {
    const set = valuesOf('x-reference', schema).find((name) => !known.has(name));
    if (set === undefined) continue;
    const pattern = new RegExp(`"x-reference"\\s*:\\s*"${escapeRegExp(set)}"`);
    const place = placeInText(templates, path, pattern);
    const suggestion = didYouMean(set, [...known]);
    const advice = {
      de: {
        message: `«x-reference» nennt ${quoteDe(set)}, doch so heisst weder ein Seitentyp noch eine Liste von Namen.`,
        fix: `Nennen Sie einen Seitentyp, oder eine Liste aus «names» oder «x-defines».${meantDe(suggestion)}`,
      },
      en: {
        message: `“x-reference” names ${quoteEn(set)}, which is neither a page type nor a set of names.`,
        fix: `Name a page type, or a set of “names” or “x-defines”.${meantEn(suggestion)}`,
      },
    };
    throw new TemplateMistake(finding('template-schema', place, { message: '', advice }));
  }
}

/** Fingerprint of a set of schemas. */
export const fingerprintOfSchemas = (schemas: Schemas): string => hashOf(JSON.stringify([...schemas]));

/** Sets that files with these schemas can add names to, by `x-defines`. */
export function setsFilledBy(paths: Iterable<string>, schemas: Schemas): ReadonlySet<string> {
  const used = [...withReferenced(paths, (path) => schemas.get(path) ?? {}).values()];
  return new Set(valuesOf('x-defines', used));
}

/** Schema files of all page types and data files, without duplicates. */
export const schemaPaths = (site: SiteDefinition) => [
  ...new Set([...site.dataFiles, ...site.pageTypes].map((type) => type.schema)),
];

/** References of a schema to other files. */
function references(path: string, schema: unknown) {
  return valuesOf('$ref', schema).flatMap((reference) => {
    const file = reference.split('#')[0];
    return file ? [{ reference, file: posix.join(dirname(path), file) }] : [];
  });
}

/** All string values of a keyword, at any depth of a schema. */
function valuesOf(keyword: string, schema: unknown, found: string[] = []): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [key, value] of Object.entries(schema)) {
    if (typeof value !== 'string') valuesOf(keyword, value, found);
    else if (key === keyword) found.push(value);
  }
  return found;
}
