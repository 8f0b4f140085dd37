import { posix } from 'node:path';
import type { ErrorObject } from 'ajv';
import { isPageType } from '../../api/page-entry.ts';
import type { Facts, SiteDefinition } from '../../api/template-api.ts';
import type { DataText, LoadedFile, Source } from '../../api/types.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { locate } from '../../base/findings/locate.ts';
import { isRecord, once } from '../../base/lib/collections.ts';
import { fieldNames, fieldsOf, rootField, type Schemas } from '../../base/lib/json-schema.ts';
import { checkInvisible, checkMarkup, checkSecrets, cutTexts } from './file-findings.ts';
import { type Gap, gapsOf, withStandIns } from './gaps.ts';
import { checkPlaceholderLists, todosLeft } from './release.ts';
import { dependsOnWrong, withoutSchemaFollowUps } from './schema-errors/follow-up-errors.ts';
import { nameChooser } from './schema-errors/meant-name.ts';
import { joinedEntries, misindentedEntries, misindentedFields } from './schema-errors/misindented-fields.ts';
import { dotsOfThousands, explainSchemaError } from './schema-errors/schema-findings.ts';
import { typedQuotes } from './schema-errors/typed-quotes.ts';
import { emptyNotes, type Notes } from './validators/keywords.ts';
import { fingerprintOfSchemas, readSchemas, type Validators, validatorsOf } from './validators/schemas.ts';

/** Rules for a single file. */
export interface FileRules {
  readonly schemas: Schemas;
  readonly validators: Validators;
  /** Names of all fields of all schemas. */
  readonly fieldNames: () => ReadonlySet<string>;
  /** Types of files that can be several: pattern below `data/`, and schema. */
  readonly types: readonly Pick<DataText['type'], 'files' | 'schema'>[];
  /** Of the schemas. */
  readonly fingerprint: string;
}

/** Site → its rules as last read, for their compiled validators. */
const latest = new WeakMap<SiteDefinition, FileRules>();

/** Reads the schemas of a site. They are compiled again only once they change. */
export function fileRulesOf(site: SiteDefinition): FileRules {
  const schemas = readSchemas(site);
  const fingerprint = fingerprintOfSchemas(schemas);
  const known = latest.get(site);
  if (known?.fingerprint === fingerprint) return known;
  const rules = {
    schemas,
    validators: validatorsOf(site, schemas),
    fieldNames: once(() => fieldNames(schemas)),
    types: [...site.pageTypes, ...site.dataFiles].filter(({ files }) => files.includes('*')),
    fingerprint,
  };
  latest.set(site, rules);
  return rules;
}

/** Result of checking a single file. Plain data. */
export interface Examined {
  readonly notes: Notes;
  /** Ranges of its texts, in the order of the notes. Missing if the file needs the full YAML parser. */
  readonly textRanges?: readonly (readonly [start: number, end: number])[] | undefined;
  /** Findings that do not depend on other files. */
  readonly findings: readonly Finding[];
  /** What a draft lacks. */
  readonly gaps: readonly Gap[];
  /** True if it satisfies its schema, so completed, and nothing in it is marked as still to be written. */
  readonly valid: boolean;
  /** Set for valid pages. */
  readonly outline?: Outline;
}

/** A readable file with its result. */
export interface ExaminedFile extends Examined {
  readonly file: LoadedFile;
  readonly source: Source;
  /** What pages are made of: the value, completed if it is a draft's. */
  readonly value: unknown;
  /** True if no finding is about its structure, as it was most likely meant, so that its texts are what they seem to be. */
  readonly isSound: boolean;
}

/** Checks a single file: schema, markup, TODOs, and characters and secrets that it must not contain. */
export function examine(source: Source, type: DataText['type'], rules: FileRules): Examined {
  const noted = emptyNotes();
  const { satisfied, gaps, findings: broken } = checkSchema(source, type, rules, noted);
  // An empty reference is a gap, and not also the name of something unknown.
  const isReported = (pointer: string) => broken.some(({ place }) => place.pointer === pointer);
  const references = noted.references.filter(({ value, pointer }) => value !== '' || !isReported(pointer));
  const notes = { ...noted, references };
  const { schemas, fieldNames } = rules;
  const todos = todosLeft(source, type, schemas);
  const misplaced = satisfied ? undefined : misplacedFile(source, type, rules);
  if (misplaced) return { notes: emptyNotes(), findings: [misplaced], gaps: [], valid: false };
  const findings = [
    ...withoutSchemaFollowUps([
      ...broken,
      ...misindentedFields(source, type, schemas, fieldNames),
      ...misindentedEntries(source, fieldNames),
      ...joinedEntries(source),
      ...typedQuotes(source, new Map(broken.map((found) => [found.place.pointer ?? '', found]))),
    ]),
    ...todos,
    ...checkMarkup(source, notes.markup),
    ...checkPlaceholderLists(source, notes.placeholders),
    ...checkSecrets(source),
    ...checkInvisible(source),
    ...cutTexts(source, notes.texts),
  ];
  const valid = satisfied && todos.length === 0;
  const ranges = source.ranges();
  const textRanges = ranges && notes.texts.map((pointer) => ranges.get(pointer) ?? ([0, 0] as const));
  if (!valid || !isPageType(type)) return { notes, textRanges, findings, valid, gaps };
  const value = withStandIns(gaps, source.value);
  const outline = { anchors: type.anchors(value), facts: type.facts?.(value) ?? {} };
  return { notes, textRanges, findings, valid, gaps, outline };
}

/** Reports a file that has the fields of another folder instead of its own: one finding instead of one for each field. */
function misplacedFile(source: Source, type: DataText['type'], rules: FileRules): Finding | undefined {
  const { schemas, types, validators } = rules;
  const { value } = source;
  const unknownTo = (schema: string) => {
    const known = fieldsOf(schemas, rootField(schemas, schema)).map(([key]) => key);
    return isRecord(value) ? Object.keys(value).filter((key) => !known.includes(key)).length : 0;
  };
  if (unknownTo(type.schema) === 0) return undefined;
  const meant = types.find(({ schema }) => unknownTo(schema) === 0 && validators.get(schema).call(emptyNotes(), value));
  if (!meant) return undefined;
  const suggestion = `data/${meant.files.replace('*', posix.basename(source.file, '.yaml'))}`;
  return finding('file-misplaced', locate(source, ''), { suggestion, patterns: [] });
}

interface SchemaResult extends Pick<Examined, 'gaps' | 'findings'> {
  /** True if the value, completed if it is a draft's, satisfies the schema. */
  readonly satisfied: boolean;
}

/** Checks the value of a file against its schema, and fills the notes. A draft may have gaps, which are only warnings. */
function checkSchema(
  source: Source,
  { schema: schemaFile }: DataText['type'],
  { schemas, validators }: FileRules,
  notes: Notes,
): SchemaResult {
  const validator = validators.get(schemaFile);
  const errorsIn = (value: unknown, into = emptyNotes()) =>
    validator.call(into, value) ? [] : withoutLengths(validator.errors ?? []);
  const errors = errorsIn(source.value, notes);
  const gapsByError = gapsOf(source.period.draft ? errors : [], schemas, schemaFile, source.value);
  const gaps = [...new Set(gapsByError.values())];
  const left = gaps.length > 0 ? errorsIn(withStandIns(gaps, source.value)) : errors;
  // Equal gaps repeat nothing, so repetitions are those that remain once the gaps are filled.
  const reported =
    gaps.length > 0 ? [...errors.filter((each) => !isRepetition(each)), ...left.filter(isRepetition)] : errors;
  const violations = (value: unknown) => errorsIn(value).length;
  const options = { schemas, schemaFile, choose: nameChooser(source.value, violations) };
  const findings = reported.flatMap((error): Finding | readonly Finding[] => {
    const found = explainSchemaError(error, source, options);
    return found ? { ...found, ...(gapsByError.has(error) && { severity: 'warning' }) } : [];
  });
  const isDoubtful = dependsOnWrong(reported, findings);
  const dots = dotsOfThousands(source, options);
  return {
    satisfied: left.length === 0 && dots.length === 0,
    gaps,
    findings: [...findings.filter((each) => !isDoubtful(each)), ...dots],
  };
}

/** Leaves out what is wrong with the length of texts with references, which `checkLengths` judges by their values. */
function withoutLengths(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const isLength = ({ keyword, data, parentSchema }: ErrorObject) =>
    /^m(?:in|ax)Length$/.test(keyword) && String(data).includes('{{') && parentSchema?.['x-text'] === true;
  const others = errors.filter((each) => !isLength(each));
  // Of several alternatives, the errors of the others would remain.
  if (others.some(({ keyword }) => keyword === 'anyOf')) return errors;
  // A condition fails for the rules in it alone.
  return others.every(({ keyword }) => keyword === 'if') ? [] : others;
}

const isRepetition = ({ keyword }: ErrorObject) => ['uniqueItems', 'x-distinct'].includes(keyword);

/** Anchors and facts of a page, before facts are interpolated. Plain data. */
export interface Outline {
  /** Ids on the page that links can point to. */
  readonly anchors: readonly string[];
  /** Facts that only its own texts can use, in addition to those of the site. */
  readonly facts: Facts;
}
