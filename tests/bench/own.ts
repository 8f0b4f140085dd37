/** Runs our own builds of a site as its owner would: each in a separate process of the command line. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { type Program, type Run, timed } from './timed.ts';

export interface OwnSite {
  /** Copy of the project that builds the site. */
  readonly project: string;
  /** Folder that holds `data/`. */
  readonly root: string;
}

/** The page to edit, which every site of the benchmark has. */
export const SAMPLE_PAGE = 'meilen';

/** Runs `nebel build` with the caches of earlier builds. */
export const build = (site: OwnSite): Promise<Run> => timed(nebel(site, 'build'));

/** A command of `nebel` on a site. */
export const nebel = ({ project, root }: OwnSite, ...options: readonly string[]): Program => ({
  command: process.execPath,
  options: [join(project, 'bin/nebel'), ...options, '--root', root],
  // A folder with only data uses the templates of the nearest site upwards from the working directory.
  cwd: project,
});

/** Makes the next build a cold one, which at most reuses the social pictures drawn before. */
export function clearCaches({ project, root }: OwnSite, { pictures }: { readonly pictures: 'kept' | 'drawn' }): void {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const cache = join(project, 'node_modules/.cache/nebel');
  const obsolete = readdirSync(cache).filter(
    (name) => name.startsWith('build-') || (pictures === 'drawn' && name === 'pictures'),
  );
  for (const name of obsolete) rmSync(join(cache, name), { recursive: true });
}

/** Copies the website of this project with its content. */
export function copyRealSite(project: string, root: string): OwnSite {
  mkdirSync(root);
  cpSync(join(import.meta.dirname, '../../data'), join(root, 'data'), { recursive: true });
  return { project, root };
}

/** The sentence that a round writes. */
export const sentenceOf = (round: number): string => `Wir sind zum ${round + 1}. Mal dort.`;

/** Replaces the last sentence of the sample page, with a different one in each round. Returns the content of its file. */
export function editSample({ root }: OwnSite, round: number): string {
  const file = pageFile(root, SAMPLE_PAGE);
  const document = parseDocument(readFileSync(file, 'utf8'));
  const before = String(document.getIn(['quote', 'text'])).replace(/ Wir sind zum \d+\. Mal dort\.$/, '');
  document.setIn(['quote', 'text'], `${before} ${sentenceOf(round)}`);
  const text = document.toString({ lineWidth: 120 });
  writeFileSync(file, text);
  return text;
}

/** Slugs of the regional pages. */
export const regionsOf = (root: string): readonly string[] =>
  readdirSync(join(root, 'data/regions')).map((file) => file.replace('.yaml', ''));

export const pageFile = (root: string, slug: string): string => join(root, 'data/regions', `${slug}.yaml`);

const PROJECT = join(import.meta.dirname, '../..');

/**
 * Copies the project into an empty folder, with links to its packages and without its caches: the benchmark and the project
 * must not use each other's.
 */
export function copyProject(folder: string): void {
  for (const part of ['bin', 'data', 'src', 'templates', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(join(PROJECT, part), join(folder, part), { recursive: true });
  }
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(join(PROJECT, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    symlinkSync(join(PROJECT, 'node_modules', name), join(folder, 'node_modules', name));
  }
}
