import { unaccented } from './unaccented.ts';

/** Path in the output folder of an address: `/teams/red/` → `teams/red/index.html`, `/404.html` → `404.html`. */
export function outputPath(url: string): string {
  return url.endsWith('/') ? `${url.slice(1)}index.html` : url.slice(1);
}

/** Address of a path in the output folder: `teams/red/index.html` → `/teams/red/`, `404.html` → `/404.html`. */
export const addressOfOutput = (output: string) => `/${output.replace(/(^|\/)index\.html$/, '$1')}`;

/** File in every output folder we wrote, with a list of its pages. A folder without it is never replaced or deleted. */
export const MANIFEST_FILE = '.nebel';

/**
 * Output path that changes with the content, so that browsers can cache the file forever: `assets/wall-400-0k3v9x.jpeg`. Of a
 * hexadecimal hash it contains 28 bits, in few characters that compress well, because a page names dozens of files.
 */
export const hashedAsset = (name: string, hash: string, ending: string) =>
  `assets/${name}-${Number.parseInt(hash.slice(0, 7), 16).toString(36).padStart(6, '0')}${ending}`;

/** The page that hosts serve with status 404. */
export const NOT_FOUND_FILE = '404.html';

export const HOST_FILES = ['_headers', '_redirects'];

const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Maximum length of a name in an address. With it, the path of a page fits on every system. */
export const MAX_SLUG = 100;

/** Names of devices, which Windows cannot give to a file or folder, whatever the ending. */
export const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * True for a name that every system can store and that can be part of an address: lower-case letters and digits, separated by
 * single hyphens.
 */
export const isSlug = (name: string) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= MAX_SLUG && !DEVICE.test(name);

/** `Über uns` → `ueber-uns`. Returns an empty string if no character is usable. */
export function toSlug(name: string): string {
  const spelledOut = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => SPELLED_OUT[letter] ?? letter);
  return unaccented(spelledOut)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Returns the slug to suggest for a name: `aux` → `aux-1`. Undefined if no character is usable. */
export function slugFor(name: string): string | undefined {
  const slug = toSlug(name).slice(0, MAX_SLUG).replace(/-$/, '');
  return (DEVICE.test(slug) ? `${slug}-1` : slug) || undefined;
}

/** Image formats of cameras, phones and programs. Not all are supported, but all are meant as an image. */
const IMAGE = /\.(?:jpe?g|png|webp|avif|tiff?|gif|heic|heif|bmp)$/i;

export const isImageFile = (path: string) => IMAGE.test(path);

/** `photos/Wall before.JPG` → `Wall before` */
export const bareName = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(IMAGE, '');

/** Base name of the files generated from an image: `photos/Wall before.JPG` → `wall-before`. */
export const outputName = (path: string) => toSlug(bareName(path)).slice(0, MAX_NAME_LENGTH) || 'image';

const MAX_NAME_LENGTH = 60;

/** True if a path relative to `data/` matches a pattern with at most one `*`, which matches one file name. */
export function filesMatch(pattern: string, path: string): boolean {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === path;
  const extension = /\.ya?ml$/i.exec(path)?.[0] ?? '';
  const middle = path.slice(before.length, -extension.length);
  return path.startsWith(before) && middle !== '' && !middle.includes('/');
}

interface FileRule {
  readonly files: string;
  readonly always?: readonly string[];
  readonly ledger?: boolean;
}

/** The files that must exist, relative to `data/`. */
export function neededFiles({ files, always, ledger = false }: FileRule): readonly string[] {
  if (files.includes('*')) return (always ?? []).map((name) => files.replace('*', name));
  return ledger || always?.length === 0 ? [] : [files];
}
