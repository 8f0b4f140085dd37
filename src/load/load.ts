import { type Dirent, existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { didYouMean } from '../lib/did-you-mean.ts';
import { filesMatch, neededFiles } from '../lib/file-pattern.ts';
import { isImageFile } from '../lib/image-file.ts';
import { isSlug, toSlug } from '../lib/slug.ts';
import { TemplateMistake } from '../problems/failure.ts';
import { linesOf, rangeOfOffsets } from '../problems/locate.ts';
import { compareText, type Problem, problem } from '../problems/problem.ts';
import type { DataFile, PageType, SiteDefinition } from '../template-api.ts';
import type { DataText, Instead } from '../types.ts';

/** A data file may hold this much. A long article has about 20 kB. */
export const MAX_BYTES = 256 * 1024;

/** The list of all addresses grows with the site, and builds write it: 10,000 addresses take about 300 kB. */
const MAX_LEDGER_BYTES = 64 * MAX_BYTES;

const isSlugFile = (name: string) => name.endsWith('.yaml') && isSlug(name.slice(0, -'.yaml'.length));

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
  const onDisk = listYaml(root, problems);
  const tried = [...instead.keys()].map((file) => file.slice('data/'.length));
  const isTakenAway = (path: string) => instead.has(`data/${path}`) && instead.get(`data/${path}`) === undefined;
  const present = [...new Set([...onDisk, ...tried])].filter((path) => !isTakenAway(path));
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
      const text = instead.get(file) ?? readDataFile(root, file, limit);
      if (typeof text !== 'string') problems.push(text);
      files.push({ file, slug: name.slice(0, -'.yaml'.length), type, ...(typeof text === 'string' && { text }) });
    }
  }
  for (const type of types) {
    for (const path of neededFiles(type)) {
      if (!present.includes(path))
        problems.push(problem('file-missing', { file: `data/${path}` }, { type: type.name }));
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
      // Some programs add an ending of their own, which other programs hide: nothing would say why the page is missing.
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

/** Paths of all pictures below `data/`, sorted. Links are not followed: they may lead out of the project. */
export function listImages(root: string, prefix = ''): readonly string[] {
  let entries: Dirent[] = [];
  try {
    entries = readdirSync(join(root, 'data', prefix), { withFileTypes: true });
  } catch {
    // That a folder cannot be entered has been said of its YAML.
  }
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => compareText(a.name, b.name))
    .flatMap((entry) => {
      const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
      if (entry.isDirectory()) return listImages(root, path);
      return entry.isFile() && isImageFile(path) ? [path] : [];
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
