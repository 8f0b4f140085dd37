import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { Finding } from '../../src/base/findings/finding.ts';
import { readContent } from '../../src/content/read-content.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';

export const FIXTURES = join(import.meta.dirname, '../fixtures');

const STARTER = join(import.meta.dirname, '../../src/scaffold/starter');

const CLUB = join(FIXTURES, 'mini-site');

/** Creates an empty folder that is deleted when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nebel-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a folder for all tests of a file, which is deleted at the end of the run. */
export const suiteFolder = (): string => mkdtempSync(join(inject('runFolder'), 'suite-'));

/** Copies what a build of the mini site needs into another folder, with a symlink to the same packages. */
export function copyOfProject(folder = temporaryFolder()): string {
  const project = join(FIXTURES, '../..');
  const clone = join(folder, 'elsewhere/clone');
  for (const part of ['src', 'tests/fixtures/mini-site', 'package.json', 'tsconfig.json']) {
    cpSync(join(project, part), join(clone, part), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(clone, 'node_modules'));
  return clone;
}

/** Path below `data/` → new content, or undefined to delete the file. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

/** Files and folders of the starter's English content that the templates require. */
const REQUIRED = ['site.yaml', 'home.yaml', 'forms/inquiry.yaml', 'pages'];

/** Content of the starter and the club: path below `data/` → text. Read once, because most tests write it. */
const CONTENT = new Map(
  [...filesBelow(join(STARTER, 'en/data'), REQUIRED), ...filesBelow(join(CLUB, 'data'), ['.'])].map(([file, text]) => [
    file,
    adapt(file, text),
  ]),
);

function filesBelow(folder: string, parts: readonly string[]): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => parts.some((part) => part === '.' || file === part || file.startsWith(`${part}/`)))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}

/**
 * Removes the invented facts, which block a release, and links to lists that are empty here, and points a link to a page that
 * was left out at the club.
 */
function adapt(file: string, text: string): string {
  if (file === 'site.yaml')
    return text
      .replace(/\n# Invented[\s\S]*$/, '')
      .replaceAll(/ {2}- label: .*\n {4}href: \/#(?:regions|articles)\n/g, '');
  return text.replace(/\[[^\]]*\]\(\/services\/[^)]*\)/, 'Or ride with [the Red Team](/teams/red/#training)');
}

/** Writes the mini site's content below a folder. */
export function writeContent(root: string): void {
  for (const [file, text] of CONTENT) {
    mkdirSync(dirname(join(root, 'data', file)), { recursive: true });
    writeFileSync(join(root, 'data', file), text);
  }
}

/**
 * Writes the mini site, data and templates, as a separate website that tests can change. Its templates are those of the
 * starter and the club in one folder. Returns the path of its definition.
 */
export function writeWebsite(root: string): string {
  writeContent(root);
  const templates = join(root, 'templates');
  cpSync(join(STARTER, 'templates'), templates, { recursive: true });
  renameSync(join(templates, 'site.ts'), join(templates, 'starter.ts'));
  for (const [file, text] of filesBelow(CLUB, ['site.tsx', 'club.schema.json', 'cheer', 'notice', 'team'])) {
    mkdirSync(dirname(join(templates, file)), { recursive: true });
    const upwards = dirname(file) === '.' ? './' : '../';
    writeFileSync(
      join(templates, file),
      text
        .replaceAll(/'(?:\.\.\/)+src\/scaffold\/starter\/templates\//g, `'${upwards}`)
        .replace("'./site.ts'", "'./starter.ts'"),
    );
  }
  return join(templates, 'site.tsx');
}

/** Returns a folder with the mini site's content that all tests of a worker share. No test writes there. */
export function sharedMiniSite(): string {
  const root = join(inject('runFolder'), `mini-site-${process.pid}`);
  if (!existsSync(root)) writeContent(root);
  return root;
}

/** Copies the mini site's data into a temporary folder, with some files changed. */
export function copyOfMiniSite(changes: Changes = {}): string {
  const root = temporaryFolder();
  writeContent(root);
  for (const [file, content] of Object.entries(changes)) {
    const path = join(root, 'data', file);
    if (content === undefined) {
      rmSync(path);
    } else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
  }
  return root;
}

const findByName = <Type extends { readonly name: string }>(types: readonly Type[], name: string): Type => {
  const type = types.find((each) => each.name === name);
  if (!type) throw new Error(`The mini site has no ${name}.`);
  return type;
};

export const pageTypeOf = (name: string) => findByName(miniSite.pageTypes, name);

export const dataFileOf = (name: string) => findByName(miniSite.dataFiles, name);

/** Returns all texts of the mini site's content, joined. */
export const allContent = () => [...CONTENT.values()].join('\n');

/** Returns a file of the mini site's content by its path below `data/`. */
export function contentOf(file: string): string {
  const text = CONTENT.get(file);
  if (text === undefined) throw new Error(`The mini site has no ${file}.`);
  return text;
}

/** Returns the findings about the mini site after some changes. */
export function fullFindingsAfter(changes: Changes): readonly Finding[] {
  return readContent(miniSite, { root: copyOfMiniSite(changes) }).findings;
}

/** Like `fullFindingsAfter`, in short: `data/teams/gold.yaml:3:1 schema-unknown-key`. */
export function findingsAfter(changes: Changes): string[] {
  return fullFindingsAfter(changes).map(({ code, place: { file, range } }) => {
    const where = range ? `:${range.line}:${range.column}` : '';
    return `${file}${where} ${code}`;
  });
}
