import { type Dirent, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { didYouMean } from '../lib/did-you-mean.ts';
import { filesMatch, neededFiles } from '../lib/file-pattern.ts';
import { type Memory, NO_MEMORY } from '../lib/memory.ts';
import { isSlug, toSlug } from '../lib/slug.ts';
import { isPageType } from '../page-entry.ts';
import { compareText, type Problem, problem } from '../problems/problem.ts';
import type { DataFile, PageType, SiteDefinition } from '../template-api.ts';
import type { LoadedFile } from '../types.ts';
import { KeptTexts } from './kept-texts.ts';
import { errorCode, readSource, type SoundFile } from './read-source.ts';

/** A data file may hold this much. A long article has about 20 kB. */
export const MAX_BYTES = 256 * 1024;

/** The list of all addresses grows with the site, and builds write it: 10,000 addresses take about 300 kB. */
const MAX_LEDGER_BYTES = 64 * MAX_BYTES;

/** So many characters stay in the memory: 72 files have 0.7 million, those of 10,000 pages would take 180 MB. */
const ROOM = 8_000_000;

const isSlugFile = (name: string) => name.endsWith('.yaml') && isSlug(name.slice(0, -'.yaml'.length));

export interface Loaded {
  readonly files: readonly LoadedFile[];
  readonly problems: readonly Problem[];
  /** What stands in the files that were read and could not be parsed. */
  readonly unsound: ReadonlyMap<string, string>;
}

/** Under which it is noted what is known of sound files, by path. */
const KNOWN_FILES = 'known files';

/**
 * Reads and parses every YAML file below `data/`. Finds all mistakes of all files in one go. With a memory, a file whose
 * text is unchanged keeps its very `Source`, and one that nobody has touched is not even read.
 */
export function load(site: SiteDefinition, root: string, memory: Memory = NO_MEMORY): Loaded {
  const types = [...site.dataFiles, ...site.pageTypes];
  const files: LoadedFile[] = [];
  const problems: Problem[] = [];
  const unsound = new Map<string, string>();
  const present = listYaml(root, problems);
  const last = memory.noted<Readonly<Record<string, SoundFile>>>(KNOWN_FILES) ?? {};
  const now: Record<string, SoundFile> = {};
  const texts = new KeptTexts(ROOM);
  for (const path of present) {
    const file = `data/${path}`;
    const type = types.find((candidate) => filesMatch(candidate.files, path));
    const name = basename(path);
    if (!type) {
      problems.push(unclaimed(file, path, types));
    } else if (!isSlugFile(name)) {
      const suggestion = slugFileName(name);
      problems.push(problem('file-name', { file }, { name, suggestion }));
      // It is there all the same: that nothing can refer to it yet is no mistake of those who do.
      files.push({ file, slug: suggestion.slice(0, -'.yaml'.length), type });
    } else {
      const limit = 'ledger' in type && type.ledger ? MAX_LEDGER_BYTES : MAX_BYTES;
      const firstDay = isPageType(type) ? type.firstDay : undefined;
      const wanted = { limit, firstDay, known: last[file] };
      const { source, problems: found, known, text } = readSource(root, file, wanted, texts, memory);
      for (const each of found) problems.push(each);
      if (known) now[file] = known;
      if (text !== undefined) unsound.set(file, text);
      files.push({ file, slug: name.slice(0, -'.yaml'.length), type, ...(source ? { source } : {}) });
    }
  }
  memory.note(KNOWN_FILES, now);
  for (const type of types) {
    for (const path of neededFiles(type)) {
      if (!present.includes(path))
        problems.push(problem('file-missing', { file: `data/${path}` }, { type: type.name }));
    }
  }
  return { files, problems, unsound };
}

/** Has every file read the next time, whether or not somebody has touched it. */
export const forgetFiles = (memory: Memory = NO_MEMORY) => memory.note(KNOWN_FILES, {});

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
      // Some programs add an ending of their own, which other programs hide: nobody would know why the page is missing.
      if (/\.ya?ml\.txt$/i.test(entry.name)) {
        const suggestion = slugFileName(entry.name.slice(0, -'.txt'.length));
        problems.push(problem('file-name', { file: `data/${path}` }, { name: entry.name, suggestion }));
      }
      // A link to a folder may lead in a circle or out of the project, so it is not followed; but never passed over in silence.
      if (entry.isSymbolicLink())
        problems.push(problem('file-unreadable', { file: `data/${path}` }, { reason: 'LINK' }));
      return [];
    });
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
