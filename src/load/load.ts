import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { didYouMean } from '../lib/did-you-mean.ts';
import { filesMatch } from '../lib/file-pattern.ts';
import { type Memory, NO_MEMORY } from '../lib/memory.ts';
import { isSlug, toSlug } from '../lib/slug.ts';
import { type Period, periodOf } from '../lib/visibility.ts';
import { compareText, type Problem, problem } from '../problems/problem.ts';
import type { DataFile, PageType, SiteDefinition } from '../template-api.ts';
import type { LoadedFile, Source } from '../types.ts';
import { readPlain } from './plain/read-plain.ts';
import { lately, sourceOf } from './source.ts';

/** A data file may hold this much. A long article has about 20 kB. */
export const MAX_BYTES = 256 * 1024;

/** The list of all addresses grows with the site, and builds write it: 10,000 addresses take about 300 kB. */
const MAX_LEDGER_BYTES = 64 * MAX_BYTES;

const isSlugFile = (name: string) => name.endsWith('.yaml') && isSlug(name.slice(0, -'.yaml'.length));

export interface Loaded {
  readonly files: readonly LoadedFile[];
  readonly problems: readonly Problem[];
}

/**
 * Reads and parses every YAML file below `data/`. Finds all mistakes of all files in one go. With a memory, a file whose
 * text is unchanged keeps its very `Source`.
 */
export function load(site: SiteDefinition, root: string, memory: Memory = NO_MEMORY): Loaded {
  const types = [...site.dataFiles, ...site.pageTypes];
  const files: LoadedFile[] = [];
  const problems: Problem[] = [];
  const present = listYaml(root, problems);
  for (const path of present) {
    const file = `data/${path}`;
    const type = types.find((candidate) => filesMatch(candidate.files, path));
    const name = basename(path);
    if (!type) {
      problems.push(unclaimed(file, path, types));
    } else if (!isSlugFile(name)) {
      problems.push(problem('file-name', { file }, { name, suggestion: slugFileName(name) }));
    } else {
      const limit = 'ledger' in type && type.ledger ? MAX_LEDGER_BYTES : MAX_BYTES;
      const { source, problems: found } = readSource(root, file, limit, memory);
      for (const each of found) problems.push(each);
      files.push({ file, slug: name.slice(0, -'.yaml'.length), type, ...(source ? { source } : {}) });
    }
  }
  for (const type of types) {
    const mayBeMissing = type.files.includes('*') || ('ledger' in type && type.ledger);
    if (!mayBeMissing && !present.includes(type.files)) {
      problems.push(problem('file-missing', { file: `data/${type.files}` }, { type: type.name }));
    }
  }
  return { files, problems };
}

/** Paths of all YAML files below `data/`, sorted. Other files are nobody's business; a folder we cannot enter is. */
function listYaml(root: string, problems: Problem[], prefix = ''): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(join(root, 'data', prefix), { withFileTypes: true });
  } catch (error) {
    const reason = errorCode(error);
    // Where there is no data at all, every file that has to be there is reported as missing.
    if (reason !== 'ENOENT') problems.push(problem('file-unreadable', { file: `data/${prefix}` }, { reason }));
    return [];
  }
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => compareText(a.name, b.name))
    .flatMap((entry) => {
      const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
      if (entry.isDirectory()) return listYaml(root, problems, path);
      if (/\.ya?ml$/i.test(entry.name)) return [path];
      // A link may lead in a circle or out of the project, so it is not followed; but never passed over in silence.
      if (entry.isSymbolicLink())
        problems.push(problem('file-unreadable', { file: `data/${path}` }, { reason: 'LINK' }));
      return [];
    });
}

function readSource(
  root: string,
  file: string,
  limit: number,
  memory: Memory,
): { source?: Source; problems: readonly Problem[] } {
  const path = join(root, file);
  let bytes: Buffer;
  try {
    const found = statSync(path);
    // At the end of a pipe one waits for ever, and a device never ends.
    if (!found.isFile()) return { problems: [problem('file-unreadable', { file }, { reason: 'NOT_A_FILE' })] };
    if (found.size > limit) {
      return { problems: [problem('file-too-large', { file }, { bytes: found.size, limit })] };
    }
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
  return readText(file, text, memory);
}

function readText(file: string, text: string, memory: Memory): { source?: Source; problems: readonly Problem[] } {
  let plain: ReturnType<typeof readPlain>;
  const { sound, problems } = memory.recallData(`read ${file}`, [text], (): Judged => {
    plain = readPlain(text);
    if (plain) return { sound: { period: periodOf(plain.value) }, problems: [] };
    const { parsed, problems } = lately(file, text);
    return { problems, ...(parsed && { sound: { period: parsed.period, value: parsed.value } }) };
  });
  if (!sound) return { problems };
  const value = () => ('value' in sound ? sound.value : (plain ?? readPlain(text))?.value);
  return {
    problems,
    source: memory.recall(`source ${file}`, [text], () => sourceOf(file, text, sound.period, value, plain?.ranges)),
  };
}

/** What is known of the text of a file. */
interface Judged {
  /** The value is noted only where it takes long to read: in files that are not written plainly. */
  readonly sound?: { readonly period: Period; readonly value?: unknown };
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

function unclaimed(file: string, path: string, types: readonly (PageType | DataFile)[]): Problem {
  const patterns = types.map((type) => type.files);
  const name = basename(path);
  const folders = patterns.filter((pattern) => pattern.includes('*')).map((pattern) => pattern.replace('*.yaml', ''));
  const folder = didYouMean(path.slice(0, -name.length), folders);
  const single = patterns.filter((pattern) => !pattern.includes('*'));
  const suggestion = folder ? `data/${folder}${slugFileName(name)}` : prefixed(didYouMean(path, single));
  return problem('file-unknown', { file }, { patterns, suggestion });
}

const prefixed = (path: string | undefined) => (path === undefined ? undefined : `data/${path}`);

/** The nearest file name that works as an address. */
const slugFileName = (name: string) => `${toSlug(name.replace(/\.ya?ml$/i, '')) || 'page'}.yaml`;

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown';
