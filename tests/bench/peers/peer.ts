/**
 * The same pages for other generators: each region's data, a template that walks through all of them, and around it the
 * furniture of our own built page as it is, so that every page has the same content and about the same size. They do
 * less with it: no schema, no check of texts, links or output, no pictures for sharing.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Program } from '../timed.ts';

/** Texts by their path. */
export type Files = Readonly<Record<string, string>>;

/** What surrounds the content of a page. */
export interface Furniture {
  /** Everything before `<main>`, and everything behind `</main>`. */
  readonly before: string;
  readonly after: string;
  /** All drawings of our page, which a template places as they are. */
  readonly drawing: string;
}

export interface Peer {
  /** With its version. */
  readonly name: string;
  /** Everything of its site but the pages. */
  files(furniture: Furniture): Files;
  /** The file of one page. */
  page(slug: string, yaml: string): Files;
  /** Folders that a build leaves behind, the output first. */
  readonly leaves: readonly string[];
  /** How a site is built. */
  readonly build: Omit<Program, 'cwd'>;
  /** How its preview is started, at a port. */
  readonly preview?: (port: number) => Omit<Program, 'cwd'>;
  /** The folder it was installed into, in which its sites have to lie; nothing if they may lie anywhere. */
  readonly home?: string;
}

/** Takes the furniture from a page that we built. */
export function furnitureOf(html: string): Furniture {
  const start = html.indexOf('<main');
  const end = html.indexOf('</main>');
  const drawings = html.slice(start, end).match(/<svg[\s\S]*?<\/svg>/g) ?? [];
  return { before: html.slice(0, start), after: html.slice(end + '</main>'.length), drawing: drawings.join('') };
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

/** Makes the next build of a site a cold one. */
export function forget(folder: string, { leaves }: Peer): void {
  for (const left of leaves) rmSync(join(folder, left), { recursive: true, force: true });
}

/** Sizes of the regional pages that a peer has built, in bytes. */
export function builtPages(folder: string, { leaves: [out = ''] }: Peer): readonly number[] {
  const pages = readdirSync(join(folder, out, 'regional'), { recursive: true, encoding: 'utf8' });
  return pages
    .filter((page) => page.endsWith('.html'))
    .map((page) => readFileSync(join(folder, out, 'regional', page)).length);
}

/** Version of a package that was installed into a folder; undefined if it was not. */
export function versionIn(home: string | undefined, name: string): string | undefined {
  const file = join(home ?? '', 'node_modules', name, 'package.json');
  if (home === undefined || !existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Front matter of a page. Two of our fields have a meaning of their own there, which would change what is built. */
export const frontMatter = (yaml: string, more = '') =>
  `---\n${more}${yaml.replace(/^(kind|draft|from|until):/gm, 'own_$1:')}---\n`;
