import { lstatSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { hashOf } from '../lib/hash.ts';
import type { Memory } from '../lib/memory.ts';
import { isUntouched, type Stamp, stampOf } from '../lib/stamp.ts';
import { type Period, periodOf } from '../lib/visibility.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { Source } from '../types.ts';
import type { KeptTexts } from './kept-texts.ts';
import { readPlain } from './plain/read-plain.ts';
import { parseCached, sourceOf } from './source.ts';

/** What one run leaves for the next about a sound file. As long as nobody has touched it, nobody needs to read it. */
export interface SoundFile {
  readonly stamp: Stamp;
  readonly period: Period;
}

export interface ReadSource {
  readonly source?: Source;
  readonly problems: readonly Problem[];
  readonly known?: SoundFile;
  /** What stands in it, if it could not be parsed. */
  readonly text?: string;
}

/** A file that was taken for unchanged has another text by the time somebody needs it: all has to be read again. */
export class ChangedMeanwhile extends Error {}

/**
 * Disks tell times apart by no more than this, in milliseconds. Who writes to a file twice in that time may leave the
 * same stamp, so one that is younger is not trusted.
 */
const COARSEST = 2000;

/** What is asked of one file, apart from its text. */
export interface Wanted {
  /** The most bytes that it may have. */
  readonly limit: number;
  /** The field beside `from` that says the first day of its page, if there is one. */
  readonly firstDay: string | undefined;
  /** What an earlier run knew of it. */
  readonly known: SoundFile | undefined;
}

/**
 * Reads one YAML file.
 *
 * @param texts where its text is kept, if there is room
 */
export function readSource(
  root: string,
  file: string,
  { limit, firstDay, known }: Wanted,
  texts: KeptTexts,
  memory: Memory,
): ReadSource {
  const path = join(root, file);
  let found: Stats;
  let bytes: Buffer;
  try {
    if (leadsOutside(root, path)) return { problems: [problem('file-outside', { file }, {})] };
    found = statSync(path);
    // At the end of a pipe one waits for ever, and a device never ends.
    if (!found.isFile()) return { problems: [problem('file-unreadable', { file }, { reason: 'NOT_A_FILE' })] };
    if (found.size > limit) {
      return { problems: [problem('file-too-large', { file }, { bytes: found.size, limit })] };
    }
    if (known && isUntouched(known.stamp, found)) return { ...unread(path, file, known, texts, memory), known };
    bytes = readFileSync(path);
  } catch (error) {
    return { problems: [problem('file-unreadable', { file }, { reason: errorCode(error) })] };
  }
  const { text, badByte } = decodeUtf8(bytes);
  if (badByte !== undefined) {
    const before = bytes.toString('utf8', 0, badByte);
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    const range = { line, column, endLine: line, endColumn: column + 1 };
    return { problems: [problem('file-not-utf8', { file, range }, { byte: badByte })] };
  }
  if (text.trim() === '') return { problems: [problem('file-empty', { file }, {})] };
  const hash = hashOf(text);
  texts.keep(path, hash, text);
  const { source, problems } = readText({ file, text, hash, firstDay }, textOf(path, hash, texts), memory);
  const isSettled = Date.now() - found.ctimeMs > COARSEST;
  if (!source) return { problems, text };
  if (problems.length > 0 || !isSettled) return { problems, source };
  return { source, problems, known: { stamp: stampOf(hash, found), period: source.period } };
}

/** True for a link to a file outside the project. Its content is not for the website, and not for findings either. */
function leadsOutside(root: string, path: string): boolean {
  if (!lstatSync(path).isSymbolicLink()) return false;
  const file = realpathSync(path) + sep;
  // The data may lie elsewhere as a whole.
  return ![root, join(root, 'data')].some((folder) => file.startsWith(realpathSync(folder) + sep));
}

/** A file that nobody has touched. Its text is read when somebody asks. */
function unread(
  path: string,
  file: string,
  { stamp: { hash }, period }: SoundFile,
  texts: KeptTexts,
  memory: Memory,
): ReadSource {
  const make = () => sourceOf(file, textOf(path, hash, texts), period);
  return { source: memory.recall(`source ${file}`, [hash], make), problems: [] };
}

/** Gives the same text each time. Holds none, or the texts of a large site would fill the memory. */
const textOf = (path: string, hash: string, texts: KeptTexts) => () =>
  texts.get(path, hash) ?? readAgain(path, hash, texts);

function readAgain(path: string, hash: string, texts: KeptTexts): string {
  try {
    const { text } = decodeUtf8(readFileSync(path));
    if (hashOf(text) === hash) {
      texts.keep(path, hash, text);
      return text;
    }
  } catch {
    // It is gone, or hidden from us.
  }
  throw new ChangedMeanwhile(path);
}

interface ReadText extends Pick<Wanted, 'firstDay'> {
  readonly file: string;
  readonly text: string;
  readonly hash: string;
}

/** @param again gives the same text later */
function readText({ file, text, hash, firstDay }: ReadText, again: () => string, memory: Memory): ReadSource {
  let plain: ReturnType<typeof readPlain>;
  const { period, problems } = memory.recall(`read ${file}`, [hash, firstDay], (): Judged => {
    plain = readPlain(text);
    if (plain) return { period: periodOf(plain.value, firstDay), problems: [] };
    const { parsed, problems } = parseCached(file, text);
    return { period: parsed && periodOf(parsed.value, firstDay), problems };
  });
  if (!period) return { problems };
  const make = () => sourceOf(file, again, period, plain);
  return { problems, source: memory.recall(`source ${file}`, [hash], make) };
}

/** What is known of the text of a file. */
interface Judged {
  /** That of a sound file. */
  readonly period: Period | undefined;
  readonly problems: readonly Problem[];
}

function decodeUtf8(bytes: Buffer): { text: string; badByte?: number } {
  const decoded = bytes.toString('utf8');
  const text = decoded.replace(/^\uFEFF/, '');
  const replaced = decoded.indexOf('\uFFFD');
  // A replacement character may also stand in a file that is sound; then writing it back gives the same bytes.
  if (replaced === -1 || Buffer.from(decoded).equals(bytes)) return { text };
  return { text, badByte: Buffer.byteLength(decoded.slice(0, replaced)) };
}

export const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown';
