import { fieldNames } from '../lib/json-schema.ts';
import { type Memory, recallEach } from '../lib/memory.ts';
import { once } from '../lib/once.ts';
import type { Problem } from '../problems/problem.ts';
import type { LoadedFile, Source } from '../types.ts';
import { checkContexts } from './contexts.ts';
import { cutTexts } from './cut-texts.ts';
import { withoutSchemaEchoes } from './echoes.ts';
import { checkForeign } from './foreign.ts';
import { checkInvisible } from './invisible.ts';
import { emptyNotes, type Notes } from './keywords.ts';
import { checkMarkup } from './markup.ts';
import { placeholdersLeft } from './placeholders.ts';
import { checkPlaceholders } from './release.ts';
import { explainSchemaError } from './schema-problems.ts';
import type { Checks, Schemas } from './schemas.ts';
import { checkSecrets } from './secrets.ts';
import { swallowedFields } from './swallowed.ts';

/** One file, and what can be said of it by itself. */
export interface Examined extends Judgement {
  readonly file: LoadedFile;
  readonly source: Source;
  /** Pointers of everything in it that is meant to be read. */
  readonly texts: readonly string[];
}

/** What its schema says of a file's data, and what it refers to. Plain data. */
interface Judgement {
  readonly notes: Notes;
  /** What is wrong with it whatever else exists. */
  readonly problems: readonly Problem[];
  /** True if it satisfies its schema and nothing in it is still to be written. */
  readonly valid: boolean;
}

/** Judges each file that could be read, unless that is known. */
export function examineFiles(
  files: readonly LoadedFile[],
  checks: Checks,
  schemas: Schemas,
  memory: Memory,
): readonly Examined[] {
  const sound = files.flatMap((file) => (file.source ? [{ file, source: file.source }] : []));
  const known = once(() => fieldNames(schemas));
  const judgements = recallEach(memory, 'judgement', sound, {
    name: ({ file }) => file.file,
    from: ({ source }) => [source, schemas],
    make: ({ file, source }) => judge(file, source, checks.get(file.type.schema), schemas, known),
  });
  return sound.map(({ file, source }, index) => {
    const judgement = judgements[index] as Judgement;
    const texts = memory.recall(`texts ${file.file}`, [source, schemas], () => judgement.notes.texts);
    return { file, source, texts, ...judgement };
  });
}

/** Judges what a file says by itself: its schema, its markup, what it leaves open and what it must not hold. */
function judge(
  file: LoadedFile,
  source: Source,
  check: ReturnType<Checks['get']>,
  schemas: Schemas,
  known: () => ReadonlySet<string>,
): Judgement {
  const notes = emptyNotes();
  const valid = check.call(notes, source.value);
  const left = placeholdersLeft(source, file.type, schemas);
  const unfit = (check.errors ?? []).flatMap((error) => explainSchemaError(error, source) ?? []);
  const problems = [
    ...withoutSchemaEchoes([...unfit, ...swallowedFields(source, file.type, schemas, known)]),
    ...left,
    ...checkMarkup(source, notes.markup),
    ...checkPlaceholders(source, notes.placeholders),
    ...checkForeign(source, notes.foreign),
    ...checkContexts(source, notes),
    ...checkSecrets(source),
    ...checkInvisible(source),
    ...cutTexts(source, notes.texts),
  ];
  return { notes, problems, valid: valid && left.length === 0 };
}
