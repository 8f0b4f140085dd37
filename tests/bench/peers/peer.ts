/**
 * The same pages for other generators: the data of each region, one template for all of them, and around its output the
 * furniture of a page that we built, so that every page has the same content and about the same size. The generators do
 * less with it: no schemas, no checks of texts, links or output, no social pictures.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Program } from '../timed.ts';

/** File contents by path. */
export type Files = Readonly<Record<string, string>>;

/** The markup around the content of a page, such as its header and footer. */
export interface Furniture {
  /** Everything before `<main>`, and everything after `</main>`. */
  readonly before: string;
  readonly after: string;
  /** All drawings of our page, which a template inserts unchanged. */
  readonly drawing: string;
}

export interface Peer {
  /** Includes the version. */
  readonly name: string;
  /** All files of its site except the pages. */
  files(furniture: Furniture): Files;
  page(slug: string, yaml: string): Files;
  /** Folders that a build creates, the output first. */
  readonly buildFolders: readonly string[];
  readonly build: Omit<Program, 'cwd'>;
  /** Starts its preview at a port. */
  readonly preview?: (port: number) => Omit<Program, 'cwd'>;
  /** The folder of its installation, which must contain its sites. Undefined if they can be anywhere. */
  readonly home?: string;
}

/** Extracts the furniture of a page that we built. */
export function furnitureOf(html: string): Furniture {
  const start = html.indexOf('<main');
  const end = html.indexOf('</main>');
  const drawings = html.slice(start, end).match(/<svg[\s\S]*?<\/svg>/g) ?? [];
  return { before: html.slice(0, start), after: html.slice(end + '</main>'.length), drawing: drawings.join('') };
}

/** Writes files into a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

/** Makes the next build of a site a cold one. */
export function clearBuild(folder: string, { buildFolders }: Peer): void {
  for (const each of buildFolders) rmSync(join(folder, each), { recursive: true, force: true });
}

/** Sizes of the regional pages that a peer built, in bytes. */
export function builtPages(folder: string, { buildFolders: [out = ''] }: Peer): readonly number[] {
  const pages = readdirSync(join(folder, out, 'regional'), { recursive: true, encoding: 'utf8' });
  return pages
    .filter((page) => page.endsWith('.html'))
    .map((page) => readFileSync(join(folder, out, 'regional', page)).length);
}

/** Returns the version of a package installed in a folder, or undefined if it is not. */
export function versionIn(home: string | undefined, name: string): string | undefined {
  const file = join(home ?? '', 'node_modules', name, 'package.json');
  if (home === undefined || !existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Front matter of a page. Renames our fields that have a special meaning there, which would change the output. */
export const frontMatter = (yaml: string, more = '') =>
  `---\n${more}${yaml.replace(/^(kind|draft|from|until):/gm, 'own_$1:')}---\n`;
