/** Our own builds of one site, as its owner would start them: a process of the command line for each. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { Program, Run } from './timed.ts';
import { timed } from './timed.ts';

export interface OwnSite {
  /** Copy of the project that builds. */
  readonly project: string;
  /** Folder that holds `data/`. */
  readonly root: string;
}

/** A page that every site here has, and the one that is edited. */
export const SAMPLE_PAGE = 'meilen';

/** `nebel build` with whatever earlier builds left. */
export const build = (site: OwnSite): Promise<Run> => timed(nebel(site, 'build'));

/** A command of ours, on that site. */
export const nebel = ({ project, root }: OwnSite, ...options: readonly string[]): Program => ({
  command: process.execPath,
  options: [join(project, 'bin/nebel'), ...options, '--root', root],
  // The nearest site upwards lends its templates to a folder that has data alone.
  cwd: project,
});

/** Makes the next build a cold one, which has at most the pictures for sharing that were drawn before. */
export function forgetBuilds({ project, root }: OwnSite, { pictures }: { readonly pictures: 'kept' | 'drawn' }): void {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const kept = join(project, 'node_modules/.cache/nebel');
  const doomed = readdirSync(kept).filter(
    (name) => name.startsWith('build-') || (pictures === 'drawn' && name === 'pictures'),
  );
  for (const name of doomed) rmSync(join(kept, name), { recursive: true });
}

/** The website of this project, content and all. */
export function copyRealSite(project: string, root: string): OwnSite {
  mkdirSync(root);
  cpSync(join(import.meta.dirname, '../../data'), join(root, 'data'), { recursive: true });
  return { project, root };
}

/** Adds a sentence to the end of the page, in each round another one; gives the text of its file. */
export function editSample({ root }: OwnSite, round: number): string {
  const file = pageFile(root, SAMPLE_PAGE);
  const document = parseDocument(readFileSync(file, 'utf8'));
  const before = String(document.getIn(['quote', 'text'])).replace(/ Wir sind zum \d+\. Mal dort\.$/, '');
  document.setIn(['quote', 'text'], `${before} Wir sind zum ${round + 1}. Mal dort.`);
  const text = document.toString({ lineWidth: 120 });
  writeFileSync(file, text);
  return text;
}

/** Names of the regional pages. */
export const regionsOf = (root: string): readonly string[] =>
  readdirSync(join(root, 'data/regions')).map((file) => file.replace('.yaml', ''));

export const pageFile = (root: string, slug: string): string => join(root, 'data/regions', `${slug}.yaml`);
