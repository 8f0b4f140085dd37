import { fieldNames } from '../lib/json-schema.ts';
import { type Memory, NO_MEMORY } from '../lib/memory.ts';
import { once } from '../lib/once.ts';
import { periodOf } from '../lib/visibility.ts';
import type { Loaded } from '../load/load.ts';
import { parseYaml } from '../load/parse-yaml.ts';
import { plainUntil, readPlain } from '../load/plain/read-plain.ts';
import { sourceOf } from '../load/source.ts';
import { isPageType } from '../page-entry.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import type { SiteDefinition } from '../template-api.ts';
import type { LoadedFile } from '../types.ts';
import { emptyNotes } from '../validate/keywords.ts';
import { type Checks, compileSchemas, readSchemas } from '../validate/schemas.ts';
import { findSlips, type Judge, type Mended, type Suspected } from './find-slips.ts';

/** Where more files are spoiled, that was no slip of the hand. */
const MOST_FILES = 12;

/**
 * What was loaded, as if the slips in it were mended: all else can then be judged, and a slip is one finding and not
 * many. Undefined where there are none.
 *
 * @param found what is wrong with files that could be read. Without it, those that could not are looked at.
 */
export function mendFiles(
  site: SiteDefinition,
  loaded: Loaded,
  found: readonly Problem[] | undefined,
  memory: Memory = NO_MEMORY,
): Loaded | undefined {
  const suspected = loaded.files.flatMap((file) => (found ? misplaced(file, found) : unreadable(file, loaded)));
  if (suspected.length === 0) return undefined;
  const schemas = readSchemas(site, memory);
  const checks = memory.recall('checks', [schemas], () => compileSchemas(site, schemas));
  const names = once(() => fieldNames(schemas));
  const mended = new Map<string, MendedFile>();
  for (const { loaded: own, ...each } of suspected.slice(0, MOST_FILES)) {
    const judge = judgeOf(own, checks, names());
    const slips = memory.recall(`slips ${each.file} ${!found}`, [each.text, schemas], () => findSlips(each, judge));
    if (slips) mended.set(each.file, mendedFile(own, slips));
  }
  if (mended.size === 0) return undefined;
  return {
    ...loaded,
    files: loaded.files.map((file) => mended.get(file.file)?.loaded ?? file),
    problems: [
      ...loaded.problems.filter(({ place }) => !mended.has(place.file)),
      ...[...mended.values()].flatMap(({ problems }) => problems),
    ],
  };
}

type SuspectedFile = Suspected & { readonly loaded: LoadedFile };

interface MendedFile {
  readonly loaded: LoadedFile;
  readonly problems: readonly Problem[];
}

/** What has remedies of its own, or none at all. */
const NO_SLIP = /^(?:file-|text-|yaml-(?:conflict|documents|anchor|tag|key|escape)$)/;

function unreadable(loaded: LoadedFile, { problems, unsound }: Loaded): SuspectedFile[] {
  const { file } = loaded;
  const text = unsound.get(file);
  const own = problems.filter(({ place }) => place.file === file);
  return text === undefined || own.some(({ code }) => NO_SLIP.test(code))
    ? []
    : [{ loaded, file, text, problems: own, isReadable: false }];
}

/** What a field may cause that is not where it belongs. */
const MISPLACED: readonly ProblemCode[] = ['schema-required', 'schema-unknown-key', 'schema-field-in-text'];

function misplaced(loaded: LoadedFile, found: readonly Problem[]): SuspectedFile[] {
  const { file, source } = loaded;
  const own = found.filter(({ place }) => place.file === file);
  if (!source || own.length === 0) return [];
  const isMissing = own.some(({ code }) => code === 'schema-required');
  const isMisplaced = own.length > 1 && own.some(({ code }) => MISPLACED.includes(code));
  // Words without quotes may have taken up the line below.
  const isOdd = own.some(({ code }) => code.startsWith('schema-')) && plainUntil(source.text) < source.text.length;
  return isMissing || isMisplaced || isOdd
    ? [{ loaded, file, text: source.text, problems: own, isReadable: true }]
    : [];
}

function mendedFile({ file, slug, type }: LoadedFile, { text, problems }: Mended): MendedFile {
  const plain = readPlain(text);
  const read = plain ?? parseYaml(file, text).parsed;
  if (!read) return { loaded: { file, slug, type }, problems };
  const period = periodOf(read.value, isPageType(type) ? type.firstDay : undefined);
  return { loaded: { file, slug, type, source: sourceOf(file, () => text, period, plain) }, problems };
}

function judgeOf({ type }: LoadedFile, checks: Checks, names: ReadonlySet<string>): Judge {
  const check = checks.get(type.schema);
  return {
    names,
    soundUntil: plainUntil,
    mistakesIn: (text) => {
      check.call(emptyNotes(), readPlain(text)?.value);
      return check.errors?.length ?? 0;
    },
  };
}
