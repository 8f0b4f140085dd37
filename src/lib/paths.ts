/** How files and addresses are named. */
import { posix } from 'node:path';

/** The file of an address in the output folder: `/teams/red/` → `teams/red/index.html`, `/404.html` → `404.html`. */
export function outputPath(url: string): string {
  return url.endsWith('/') ? `${url.slice(1)}index.html` : url.slice(1);
}

/** The address of a file in the output folder: `teams/red/index.html` → `/teams/red/`, `404.html` → `/404.html`. */
export const addressOfOutput = (output: string) => `/${output.replace(/(^|\/)index\.html$/, '$1')}`;

/** Present in every folder that we wrote, with a list of its pages. We never replace or delete a folder that lacks it. */
export const MARKER = '.nebel';

export const HOST_FILES = ['_headers', '_redirects'];

const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** True if a name can be part of an address as it is: small letters, digits, single hyphens between them. */
export const isSlug = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/** The nearest name that can be part of an address: `Über uns` → `ueber-uns`. Empty if nothing of it can. */
export function toSlug(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** What cameras, phones and programs write. Not all of it can be used, but all of it is meant as a picture. */
const IMAGE = /\.(?:jpe?g|png|webp|avif|tiff?|gif|heic|heif|bmp)$/i;

export const isImageFile = (path: string) => IMAGE.test(path);

/** `photos/Wall before.JPG` → `Wall before` */
export const bareName = (path: string) => posix.basename(path).replace(IMAGE, '');

/** What the files made of a picture are called: `photos/Wall before.JPG` → `wall-before`. */
export const outputName = (path: string) => toSlug(bareName(path)).slice(0, LONGEST_NAME) || 'image';

const LONGEST_NAME = 60;

/** True if a path relative to `data/` fits a pattern with at most one `*`, which matches one file name. */
export function filesMatch(pattern: string, path: string): boolean {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === path;
  const extension = /\.ya?ml$/i.exec(path)?.[0] ?? '';
  const middle = path.slice(before.length, -extension.length);
  return path.startsWith(before) && middle !== '' && !middle.includes('/');
}

interface Needing {
  readonly files: string;
  readonly always?: readonly string[];
  readonly ledger?: boolean;
}

/** The files that have to be there, relative to `data/`. */
export function neededFiles({ files, always = [], ledger = false }: Needing): readonly string[] {
  if (files.includes('*')) return always.map((name) => files.replace('*', name));
  return ledger ? [] : [files];
}
