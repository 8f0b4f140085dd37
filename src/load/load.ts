import { type Dirent, existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join, posix, sep } from 'node:path';
import { didYouMean } from '../lib/did-you-mean.ts';
import { filesMatch, isImageFile, isSlug, neededFiles, toSlug } from '../lib/paths.ts';
import { TemplateMistake } from '../problems/failure.ts';
import { linesOf, rangeOfOffsets } from '../problems/locate.ts';
import { compareText, type Problem, problem } from '../problems/problem.ts';
import type { DataFile, PageType, SiteDefinition } from '../template-api.ts';
import type { DataText, Instead } from '../types.ts';

/** A data file may hold this much. A long article has about 20 kB. */
export const MAX_BYTES = 256 * 1024;

/** The list of all addresses grows with the site, and builds write it: 10,000 addresses take about 300 kB. */
const MAX_LEDGER_BYTES = 64 * MAX_BYTES;

const slugOf = (name: string) => name.slice(0, -'.yaml'.length);

const isSlugFile = (name: string) => name.endsWith('.yaml') && isSlug(slugOf(name));

export interface Loaded {
  readonly files: readonly DataText[];
  readonly problems: readonly Problem[];
}

/**
 * Reads the text of every YAML file below `data/`. Finds all that is wrong with the files themselves in one go.
 *
 * @param instead what some of the files say in place of what is on the disk; undefined for one that is taken away
 */
export function load(site: SiteDefinition, root: string, instead: Instead = new Map()): Loaded {
  const types = [...site.dataFiles, ...site.pageTypes];
  const files: DataText[] = [];
  const problems: Problem[] = [];
  const present = new Set(listYaml(root, problems));
  for (const [file, text] of instead) {
    if (text === undefined) present.delete(file.slice('data/'.length));
    else present.add(file.slice('data/'.length));
  }
  for (const path of present) {
    const file = `data/${path}`;
    const name = basename(path);
    const type = types.find((candidate) => filesMatch(candidate.files, path));
    if (!type) {
      problems.push(unclaimed(file, path, types));
    } else if (!isSlugFile(name)) {
      const suggestion = slugFileName(name);
      problems.push(problem('file-name', { file }, { name, suggestion }));
      // It is there all the same: that nothing can refer to it yet is no mistake of those who do.
      files.push({ file, slug: slugOf(suggestion), type });
    } else {
      const limit = 'ledger' in type && type.ledger ? MAX_LEDGER_BYTES : MAX_BYTES;
      const text = instead.get(file) ?? readDataFile(root, file, limit);
      if (typeof text !== 'string') problems.push(text);
      files.push({ file, slug: slugOf(name), type, ...(typeof text === 'string' && { text }) });
    }
  }
  for (const type of types) {
    for (const path of neededFiles(type)) {
      if (!present.has(path)) problems.push(problem('file-missing', { file: `data/${path}` }, { type: type.name }));
    }
  }
  return { files, problems };
}

/** The text of a file, or why there is none. */
export function readDataFile(root: string, file: string, limit: number): string | Problem {
  const path = join(root, file);
  try {
    if (leadsOutside(root, path)) return problem('file-outside', { file }, {});
    const found = statSync(path);
    // At the end of a pipe one waits for ever, and a device never ends.
    if (!found.isFile()) return problem('file-unreadable', { file }, { reason: 'NOT_A_FILE' });
    if (found.size > limit) return problem('file-too-large', { file }, { bytes: found.size, limit });
    return decoded(file, readFileSync(path));
  } catch (error) {
    return problem('file-unreadable', { file }, { reason: errorCode(error) });
  }
}

/** True for a link to a file outside the project. Its content is not for the website, and not for findings either. */
function leadsOutside(root: string, path: string): boolean {
  if (!lstatSync(path).isSymbolicLink()) return false;
  const file = realpathSync(path) + sep;
  // The data may lie elsewhere as a whole.
  return ![root, join(root, 'data')].some((folder) => file.startsWith(realpathSync(folder) + sep));
}

function decoded(file: string, bytes: Buffer): string | Problem {
  const whole = bytes.toString('utf8');
  const text = whole.replace(/^\uFEFF/, '');
  const replaced = whole.indexOf('\uFFFD');
  // A replacement character may also be in a file that is sound; then writing it back gives the same bytes.
  if (replaced !== -1 && !Buffer.from(whole).equals(bytes)) {
    const range = rangeOfOffsets(linesOf(whole), replaced, replaced + 1);
    return problem('file-not-utf8', { file, range }, { byte: Buffer.byteLength(whole.slice(0, replaced)) });
  }
  return text.trim() === '' ? problem('file-empty', { file }, {}) : text;
}

/** Paths of all YAML files below `data/`, sorted. Other files are left alone, but a folder that we cannot enter is a finding. */
function listYaml(root: string, problems: Problem[]): string[] {
  const unreadable = (path: string, reason: string) =>
    problems.push(problem('file-unreadable', { file: `data/${path}` }, { reason }));
  const files = filesBelow(root, (folder, reason) => {
    // Where there is no data at all, every file that has to be there is reported as missing.
    if (reason !== 'ENOENT') unreadable(folder, reason);
  });
  return files.flatMap(({ path, entry }) => {
    if (/\.ya?ml$/i.test(path)) return [path];
    // Some programs add an ending of their own, which other programs hide: nothing would say why the page is missing.
    if (/\.ya?ml\.txt$/i.test(path)) {
      const suggestion = slugFileName(entry.name.slice(0, -'.txt'.length));
      problems.push(problem('file-name', { file: `data/${path}` }, { name: entry.name, suggestion }));
    }
    // It may lead to a folder.
    if (entry.isSymbolicLink()) unreadable(path, 'LINK');
    return [];
  });
}

/** Paths of all pictures below `data/`, sorted. That a folder cannot be entered has been said of its YAML. */
export const listImages = (root: string): readonly string[] =>
  filesBelow(root, () => {}).flatMap(({ path, entry }) => (entry.isFile() && isImageFile(path) ? [path] : []));

interface FoundFile {
  /** Relative to `data/`, with forward slashes. */
  readonly path: string;
  readonly entry: Dirent;
}

/** All files that are not hidden, sorted. A link may lead in a circle or out of the project, so it is not followed. */
function filesBelow(root: string, onUnreadable: (folder: string, reason: string) => void, folder = ''): FoundFile[] {
  let entries: Dirent[] = [];
  try {
    entries = readdirSync(join(root, 'data', folder), { withFileTypes: true });
  } catch (error) {
    onUnreadable(folder, errorCode(error));
  }
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => compareText(a.name, b.name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(root, onUnreadable, path) : [{ path, entry }];
    });
}

function unclaimed(file: string, path: string, types: readonly (PageType | DataFile)[]): Problem {
  const patterns = types.map((type) => type.files);
  const name = basename(path);
  const folders = patterns.filter((pattern) => pattern.includes('*')).map((pattern) => pattern.replace('*.yaml', ''));
  const folder = didYouMean(path.slice(0, -name.length), folders);
  const single = patterns.filter((pattern) => !pattern.includes('*'));
  const meant = folder ? `${folder}${slugFileName(name)}` : didYouMean(path, single);
  return problem('file-unknown', { file }, { patterns, suggestion: meant && `data/${meant}` });
}

/** The nearest file name that works as an address. */
const slugFileName = (name: string) => `${toSlug(name.replace(/\.ya?ml$/i, '')) || 'page'}.yaml`;

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown';

/** The site's SVG drawings by name, without their XML declaration. */
export function loadDrawings(site: SiteDefinition): ReadonlyMap<string, string> {
  const folder = join(site.templates, site.illustrations);
  if (!existsSync(folder)) {
    const file = `${basename(site.templates)}/${site.illustrations}`;
    throw new TemplateMistake(problem('template-folder', { file }, { field: 'illustrations' }));
  }
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return new Map(
    names.sort().map((name) => {
      const svg = readFileSync(join(folder, name), 'utf8');
      return [name.slice(0, -'.svg'.length), svg.slice(svg.indexOf('<svg')).trim()];
    }),
  );
}
