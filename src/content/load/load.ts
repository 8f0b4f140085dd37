/** Finds and reads the files below `data/`. */

import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join, posix, sep } from 'node:path';
import type { DataFile, PageType, SiteDefinition } from '../../api/template-api.ts';
import type { DataText, ReplacedFiles } from '../../api/types.ts';
import { filesBelow } from '../../base/disk/files-below.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { linesOf, rangeOfOffsets } from '../../base/findings/locate.ts';
import { didYouMean } from '../../base/lib/did-you-mean.ts';
import { errorCode } from '../../base/lib/errors.ts';
import { isLedger } from '../../base/lib/ledger.ts';
import { filesMatch, isImageFile, isSlug, neededFiles, slugFor } from '../../base/lib/paths.ts';
import { requireFile } from './definition-files.ts';

/** Maximum size of a data file. A long article has about 20 kB. */
export const MAX_BYTES = 256 * 1024;

/** Maximum size of the ledger, which builds write and which grows with the site: 10,000 addresses take about 300 kB. */
const MAX_LEDGER_BYTES = 64 * MAX_BYTES;

const slugOf = (name: string) => name.slice(0, -'.yaml'.length);

const isSlugFile = (name: string) => name.endsWith('.yaml') && isSlug(slugOf(name));

export interface Loaded {
  readonly files: readonly DataText[];
  /** Paths of the images below `data/`, sorted. */
  readonly images: readonly string[];
  readonly findings: readonly Finding[];
}

/** Reads the text of every YAML file below `data/`, and collects all findings with the files themselves. */
export function load(site: SiteDefinition, root: string, replaced: ReplacedFiles = new Map()): Loaded {
  const types = [...site.dataFiles, ...site.pageTypes];
  const files: DataText[] = [];
  const findings: Finding[] = [];
  const { listed, images } = listData(root, findings);
  const present = new Set(listed.filter((path) => !isHiddenText(path)));
  for (const [file, text] of replaced) {
    if (text === undefined) present.delete(file.slice('data/'.length));
    else present.add(file.slice('data/'.length));
  }
  const misnamed = misnamedFiles(listed);
  const typeOf = (path: string) => types.find((candidate) => filesMatch(candidate.files, path));
  // Listed under the name or in the place that it should have, so that references to it are not reported as well.
  const addAs = (path: string, wanted: string) => {
    const type = typeOf(wanted);
    if (type && !present.has(wanted)) files.push({ file: `data/${path}`, slug: slugOf(basename(wanted)), type });
  };
  const rename = (path: string) => {
    findings.push(fileName(path, misnamed));
    if (misnamed.get(path) === undefined) addAs(path, posix.join(posix.dirname(path), slugFileName(basename(path))));
  };
  for (const path of listed.filter(isHiddenText)) rename(path);
  for (const path of present) {
    const file = `data/${path}`;
    const name = basename(path);
    const type = typeOf(path);
    if (!type) {
      const meant = meantPlace(path, types, present);
      const params = { suggestion: meant && `data/${meant}`, patterns: types.map(({ files }) => files) };
      findings.push(finding('file-misplaced', { file }, params));
      if (meant !== undefined) addAs(path, meant);
    } else if (!isSlugFile(name)) {
      rename(path);
    } else {
      const limit = isLedger(type) ? MAX_LEDGER_BYTES : MAX_BYTES;
      const text = replaced.get(file) ?? readDataFile(root, file, limit);
      if (typeof text !== 'string') findings.push(text);
      files.push({ file, slug: slugOf(name), type, ...(typeof text === 'string' && { text }) });
    }
  }
  for (const type of types) {
    for (const path of neededFiles(type)) {
      if (!present.has(path)) findings.push(finding('file-missing', { file: `data/${path}` }, { type: type.name }));
    }
  }
  return { files, images, findings };
}

/** Returns the text of a file, or the finding that explains why it cannot be read. */
export function readDataFile(root: string, file: string, limit: number): string | Finding {
  const path = join(root, file);
  try {
    if (leadsOutside(root, path)) return finding('file-unreadable', { file }, { reason: 'LINK_OUTSIDE' });
    const found = statSync(path);
    // Reading a pipe can block forever, and a device may never end.
    if (!found.isFile()) return finding('file-unreadable', { file }, { reason: 'NOT_A_FILE' });
    if (found.size > limit) return finding('file-too-large', { file }, { bytes: found.size, limit });
    return decoded(file, readFileSync(path));
  } catch (error) {
    return finding('file-unreadable', { file }, { reason: errorCode(error) ?? 'unknown' });
  }
}

/** True for a symlink to a file outside the project. Its content must reach neither the website nor findings. */
function leadsOutside(root: string, path: string): boolean {
  if (!lstatSync(path).isSymbolicLink()) return false;
  const file = realpathSync(path) + sep;
  // The `data` folder itself may be a symlink.
  return ![root, join(root, 'data')].some((folder) => file.startsWith(realpathSync(folder) + sep));
}

function decoded(file: string, bytes: Buffer): string | Finding {
  const whole = bytes.toString('utf8');
  const text = whole.replace(/^\uFEFF/, '');
  const replaced = whole.indexOf('\uFFFD');
  // A valid file can contain replacement characters itself. Then encoding the string again results in the same bytes.
  if (replaced !== -1 && !Buffer.from(whole).equals(bytes)) {
    const range = rangeOfOffsets(linesOf(whole), replaced, replaced + 1);
    return finding('file-not-utf8', { file, range }, { byte: Buffer.byteLength(whole.slice(0, replaced)) });
  }
  return text.trim() === '' ? finding('file-empty', { file }, {}) : text;
}

/** True for a YAML file to which an editor appended `.txt`. Its page is missing, and file managers hide the reason. */
const isHiddenText = (path: string) => /\.ya?ml\.txt$/i.test(path);

/**
 * Maps each file whose name is no slug to the file that already has the name it should have, or will have it once renamed.
 * Undefined if there is none.
 */
function misnamedFiles(paths: readonly string[]): ReadonlyMap<string, string | undefined> {
  const isMisnamed = (path: string) => !isSlugFile(basename(path));
  const owners = new Map(paths.filter((path) => !isMisnamed(path)).map((path) => [path, path]));
  return new Map(
    paths.filter(isMisnamed).map((path) => {
      const wanted = posix.join(posix.dirname(path), slugFileName(basename(path)));
      const owner = owners.get(wanted);
      if (owner === undefined) owners.set(wanted, path);
      return [path, owner && basename(owner)];
    }),
  );
}

function fileName(path: string, misnamed: ReadonlyMap<string, string | undefined>): Finding {
  const name = basename(path);
  const taken = misnamed.get(path);
  const params = { name, suggestion: slugFileName(name), ...(taken !== undefined && { taken }) };
  return finding('file-name', { file: `data/${path}` }, params);
}

/**
 * Lists the paths below `data/`, sorted: of all YAML files, including those with `.txt` appended, and of all images. Ignores
 * other files, but reports folders that it cannot read.
 */
function listData(root: string, findings: Finding[]) {
  const unreadable = (path: string, reason: string) =>
    findings.push(finding('file-unreadable', { file: `data/${path}` }, { reason }));
  const files = filesBelow(join(root, 'data'), {
    hidden: HIDDEN,
    onUnreadable(folder, error) {
      // Without a data folder, every required file is reported as missing.
      if (error.code !== 'ENOENT') unreadable(folder, errorCode(error) ?? 'unknown');
    },
  });
  const listed: string[] = [];
  const images: string[] = [];
  for (const { path, entry } of files) {
    if (/\.ya?ml$/i.test(path) || isHiddenText(path)) listed.push(path);
    else if (entry.isFile() && isImageFile(path)) images.push(path);
    // It may lead to a folder.
    else if (entry.isSymbolicLink()) unreadable(path, 'LINK');
  }
  return { listed, images };
}

/** Names of hidden files, and of the files with which word processors lock a document while it is open. */
const HIDDEN = /^(?:\.|~\$)/;

/** Returns the path below `data/` that a file of no page type was probably meant to have, if none has it. */
function meantPlace(
  path: string,
  types: readonly (PageType | DataFile)[],
  present: ReadonlySet<string>,
): string | undefined {
  const patterns = types.map((type) => type.files);
  const name = basename(path);
  const folders = patterns.filter((pattern) => pattern.includes('*')).map((pattern) => pattern.replace('*.yaml', ''));
  const folder = didYouMean(path.slice(0, -name.length), folders);
  const single = patterns.filter((pattern) => !pattern.includes('*'));
  const meant = folder ? `${folder}${slugFileName(name)}` : didYouMean(path, single);
  return meant !== undefined && present.has(meant) ? undefined : meant;
}

/** Derives a valid file name: one whose stem can be part of an address. */
const slugFileName = (name: string) => `${slugFor(name.replace(/\.ya?ml(?:\.txt)?$/i, '')) ?? 'page'}.yaml`;

/** Loads the site's SVG illustrations by name, without their XML declaration. */
export function loadIllustrations(site: SiteDefinition): ReadonlyMap<string, string> {
  const folder = join(site.templates, site.illustrations);
  requireFile(site, 'illustrations', site.illustrations, true);
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg') && !HIDDEN.test(name));
  return new Map(
    names.sort().map((name) => {
      const svg = readFileSync(join(folder, name), 'utf8');
      return [name.slice(0, -'.svg'.length), svg.slice(svg.search(/<svg\s/)).trim()];
    }),
  );
}
