/** The first map of a build: one data file, judged as if there were no other; then its words, once facts are known. */
import { readSound, soundUntil } from './load/sound.ts';
import { type ReadText, readText, sourceIn } from './load/source.ts';
import type { Problem, ProblemCode } from './problems/problem.ts';
import { findSlips, type Judge } from './slips/find-slips.ts';
import type { SiteDefinition } from './template-api.ts';
import type { DataText, Entry, PageCard } from './types.ts';
import { type Examined, examine, type Rules } from './validate/examine.ts';
import { emptyNotes } from './validate/keywords.ts';
import { type Linted, lintBroken, lintFile, type WordRules, type Written } from './validate/lint/lint.ts';

/** What one file says, and what is wrong with it whatever else exists. Plain data. */
export interface FileResult {
  readonly problems: readonly Problem[];
  /** What it says. Missing where it cannot be read. */
  readonly value?: unknown;
  readonly examined?: Examined;
  /**
   * Its text as it was most likely meant, if a slip of the hand spoils it. All of the above is said of that text, so that
   * a slip is one finding and not many; but nothing is built of a guess.
   */
  readonly meant?: string;
}

/** A file that has a text. */
export type ReadableText = DataText & { readonly text: string };

/** Reads and judges a file. */
export function readFile(data: ReadableText, rules: Rules): FileResult {
  const { file, text } = data;
  const read = readText(file, text);
  if (read.value !== undefined) return judged(data, text, read, rules);
  if (read.problems.some(({ code }) => NO_SLIP.test(code))) return { problems: read.problems };
  const slips = findSlips({ file, text, problems: read.problems, isReadable: false }, judgeOf(data, rules));
  if (!slips) return { problems: read.problems };
  const again = readText(file, slips.text);
  if (again.value === undefined) return { problems: slips.problems };
  const { problems, meant = slips.text, ...others } = judged(data, slips.text, again, rules);
  return { problems: [...slips.problems, ...problems], meant, ...others };
}

/** One data file as it travels to where its words are read. Plain data. */
export interface WrittenText extends Pick<Written, 'notes' | 'outline'>, Pick<Examined, 'textRanges'> {
  readonly file: string;
  readonly slug: string;
  /** Name of its type. */
  readonly type: string;
  readonly text: string;
  /** As in a source. */
  readonly typed?: string | undefined;
  readonly value: unknown;
  /** What it says with facts put in, and what is said of it elsewhere if it is a page. Missing if it breaks its schema. */
  readonly filled?: { readonly data: unknown; readonly card: PageCard | undefined } | undefined;
}

/** Reads the words of a file, once the facts are known that they may name. */
export function readWords(written: WrittenText, rules: WordRules, site: SiteDefinition): Linted {
  const { file, slug, text, typed = text, value, filled, notes, textRanges, outline } = written;
  const type = [...site.pageTypes, ...site.dataFiles].find(({ name }) => name === written.type);
  if (!type) throw new Error(`The site has no files of the type "${written.type}".`);
  const ranges = textRanges && new Map(textRanges.map((range, index) => [notes.texts[index] ?? '', range]));
  const source = sourceIn({ file, slug, type, text: typed }, text, value, () => ranges);
  if (!filled) return lintBroken(source, notes, rules);
  const { data, card } = filled;
  const entry = { kind: card ? 'page' : 'data', type, slug, source, data, card } as Entry;
  return lintFile({ entry, notes, outline }, rules);
}

/** What has remedies of its own, or none at all. */
const NO_SLIP = /^(?:file-|text-|yaml-(?:conflict|documents|anchor|tag|key|escape)$)/;

/** Judges a text that can be read: as it is or, where a slip put its fields in the wrong places, as it was meant. */
function judged(data: DataText, text: string, { value, ranges }: ReadText, rules: Rules): FileResult {
  const { file, type } = data;
  const examined = examine(
    sourceIn(data, text, value, () => ranges),
    type,
    rules,
  );
  const { problems } = examined;
  const slips =
    isSuspicious(text, problems) && findSlips({ file, text, problems, isReadable: true }, judgeOf(data, rules));
  const meant = slips && readText(file, slips.text);
  if (!slips || !meant || meant.value === undefined) return { problems, value, examined };
  const again = examine(
    sourceIn(data, slips.text, meant.value, () => meant.ranges),
    type,
    rules,
  );
  return {
    problems: [...slips.problems, ...again.problems],
    value: meant.value,
    examined: again,
    meant: slips.text,
  };
}

/** What a field may cause that is not where it belongs. */
const MISPLACED: readonly ProblemCode[] = ['schema-required', 'schema-unknown-key', 'schema-field-in-text'];

/** True if a slip may have put fields where their schema does not look for them. */
function isSuspicious(text: string, problems: readonly Problem[]): boolean {
  const isMissing = problems.some(({ code }) => code === 'schema-required');
  const isMisplaced = problems.length > 1 && problems.some(({ code }) => MISPLACED.includes(code));
  // Words without quotes may have taken up the line below.
  const isOdd = problems.some(({ code }) => code.startsWith('schema-')) && soundUntil(text) < text.length;
  return isMissing || isMisplaced || isOdd;
}

function judgeOf({ type }: DataText, { checks, fieldNames }: Rules): Judge {
  const check = checks.get(type.schema);
  return {
    names: fieldNames(),
    soundUntil,
    mistakesIn: (text) => {
      check.call(emptyNotes(), readSound(text)?.value);
      return check.errors?.length ?? 0;
    },
  };
}
