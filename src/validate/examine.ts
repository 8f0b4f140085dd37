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

/** What a file is held against before anything is known of the others. */
export interface Rules {
  readonly schemas: Schemas;
  readonly checks: Checks;
  /** Every name that some field has. */
  readonly fieldNames: () => ReadonlySet<string>;
  /** The same for the same rules, and for no others. */
  readonly key: string;
}

/** Reads the schemas of a site. What is compiled of them is held as long as they say the same. */
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

/** What can be said of a file by itself. Plain data. */
export interface Examined {
  readonly notes: Notes;
  /** Where its texts are, in the order of the notes. Missing of a file that is not written plainly. */
  readonly textRanges?: readonly (readonly [start: number, end: number])[] | undefined;
  /** What is wrong with it whatever else exists. */
  readonly problems: readonly Problem[];
  /** True if it satisfies its schema and nothing in it is still to be written. */
  readonly valid: boolean;
  /** What a page that is valid says to others. */
  readonly outline?: Outline;
}

/** A file that could be read, and what was said of it by itself. */
export interface ExaminedFile extends Examined {
  readonly file: LoadedFile;
  readonly source: Source;
}

/** Judges what a file says by itself: its schema, its markup, what it leaves open and what it must not hold. */
export function examine(source: Source, type: DataText['type'], { schemas, checks, fieldNames }: Rules): Examined {
  const notes = emptyNotes();
  const check = checks.get(type.schema);
  const isSound = check.call(notes, source.value);
  const left = placeholdersLeft(source, type, schemas);
  const unfit = (check.errors ?? []).flatMap((error) => explainSchemaError(error, source) ?? []);
  const problems = [
    ...withoutSchemaFollowUps([...unfit, ...misindentedFields(source, type, schemas, fieldNames)]),
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

/** What a page's file says to others, before facts are put in. Plain data. */
export interface Outline {
  /** Ids on the page that links may point at. */
  readonly anchors: readonly string[];
  /** What its own texts may refer to, beside the facts of the site. */
  readonly facts: Facts;
}
