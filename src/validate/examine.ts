import type { Cache } from '../cache.ts';
import { once } from '../lib/collections.ts';
import { fieldNames, type Schemas } from '../lib/json-schema.ts';
import { isPageType } from '../page-entry.ts';
import type { Problem } from '../problems/problem.ts';
import type { Facts, SiteDefinition } from '../template-api.ts';
import type { DataText, LoadedFile, Source } from '../types.ts';
import { checkContexts, checkForeign, checkInvisible, checkMarkup, checkSecrets, cutTexts } from './file-problems.ts';
import { withoutSchemaFollowUps } from './follow-up-errors.ts';
import { emptyNotes, type Notes } from './keywords.ts';
import { misindentedFields } from './misindented-fields.ts';
import { checkPlaceholders, placeholdersLeft } from './release.ts';
import { explainSchemaError } from './schema-problems.ts';
import { type Checks, compileSchemas, keyOf, readSchemas } from './schemas.ts';

/** Rules for a single file. */
export interface Rules {
  readonly schemas: Schemas;
  readonly checks: Checks;
  /** Names of all fields of all schemas. */
  readonly fieldNames: () => ReadonlySet<string>;
  /** Cache key. */
  readonly key: string;
}

/** Reads the schemas of a site. Compiled checks are cached while the schemas do not change. */
export function rulesOf(site: SiteDefinition, cache: Cache): Rules {
  const schemas = readSchemas(site);
  const key = keyOf(schemas);
  return cache.hold('rules', [key], () => ({
    schemas,
    checks: compileSchemas(site, schemas),
    fieldNames: once(() => fieldNames(schemas)),
    key,
  }));
}

/** Result of checking a single file. Plain data. */
export interface Examined {
  readonly notes: Notes;
  /** Ranges of its texts, in the order of the notes. Missing if the file needs the full YAML parser. */
  readonly textRanges?: readonly (readonly [start: number, end: number])[] | undefined;
  /** Problems that do not depend on other files. */
  readonly problems: readonly Problem[];
  /** True if it satisfies its schema and has no placeholders left. */
  readonly valid: boolean;
  /** Set for valid pages. */
  readonly outline?: Outline;
}

/** A readable file with its result. */
export interface ExaminedFile extends Examined {
  readonly file: LoadedFile;
  readonly source: Source;
}

/** Checks a single file: schema, markup, placeholders, and characters and secrets that it must not contain. */
export function examine(source: Source, type: DataText['type'], { schemas, checks, fieldNames }: Rules): Examined {
  const notes = emptyNotes();
  const check = checks.get(type.schema);
  const isSound = check.call(notes, source.value);
  const left = placeholdersLeft(source, type, schemas);
  const schemaProblems = (check.errors ?? []).flatMap((error) => explainSchemaError(error, source) ?? []);
  const problems = [
    ...withoutSchemaFollowUps([...schemaProblems, ...misindentedFields(source, type, schemas, fieldNames)]),
    ...left,
    ...checkMarkup(source, notes.markup),
    ...checkPlaceholders(source, notes.placeholders),
    ...checkForeign(source, notes.foreign),
    ...checkContexts(source, notes),
    ...checkSecrets(source),
    ...checkInvisible(source),
    ...cutTexts(source, notes.texts),
  ];
  const valid = isSound && left.length === 0;
  const ranges = source.ranges();
  const textRanges = ranges && notes.texts.map((pointer) => ranges.get(pointer) ?? ([0, 0] as const));
  if (!valid || !isPageType(type)) return { notes, textRanges, problems, valid };
  const anchors = type.slugs ? [] : type.anchors(source.value);
  return { notes, textRanges, problems, valid, outline: { anchors, facts: type.facts?.(source.value) ?? {} } };
}

/** Anchors and facts of a page, before facts are interpolated. Plain data. */
export interface Outline {
  /** Ids on the page that links can point to. */
  readonly anchors: readonly string[];
  /** Facts that only its own texts can use, in addition to those of the site. */
  readonly facts: Facts;
}
