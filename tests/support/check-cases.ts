import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PageType } from '../../src/api/template-api.ts';
import type { LoadedFile } from '../../src/api/types.ts';
import { folderTree } from '../../src/base/disk/folder-tree.ts';
import { compareProblems, type Problem } from '../../src/base/findings/problem.ts';
import { parseYaml } from '../../src/content/load/parse-yaml.ts';
import { type CheckOptions, check } from '../../src/site/audit/check.ts';
import { readManifest } from '../../src/site/audit/read-files.ts';
import { traceToSource } from '../../src/site/audit/trace.ts';
import { checkValidity } from '../../src/site/audit/validity.ts';
import { FIXTURES } from './mini-site.ts';
import { sourceOf } from './source.ts';

/**
 * Contains a folder for each rule, with a folder for each case: `in/` is the built site, `before/` the previous build,
 * `data/` the source data, `options.json` the options of the check. A new case needs no code.
 */
export const CASES = join(FIXTURES, 'check');

interface Options extends Pick<CheckOptions, 'budgets' | 'publicKey' | 'formPaths'> {
  /** True to validate the pages against the HTML standard, too. */
  readonly validity?: boolean;
}

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

/** Names of all cases, such as `links/sound`. */
export const checkCases = () =>
  foldersIn(CASES).flatMap((rule) => foldersIn(join(CASES, rule)).map((name) => `${rule}/${name}`));

/** Loads the data of a case. A file that the manifest of the site names as the source of a page gets a page type. */
function dataOf(folder: string, pageFiles: ReadonlySet<string>): LoadedFile[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder).flatMap((path) => {
    const [file, text] = [`data/${path}`, readFileSync(join(folder, path), 'utf8')];
    const kind = { name: 'any', files: path, schema: '' };
    const type = pageFiles.has(file) ? ({ ...kind, render: () => null } as unknown as PageType) : kind;
    return parseYaml(file, text).parsed ? [{ file, slug: 'any', type, source: sourceOf(text, file) }] : [];
  });
}

/** Returns the findings about the built site of a case, sorted. */
export function findingsOfCase(folder: string): Problem[] {
  const optionsFile = join(folder, 'options.json');
  const options: Options = existsSync(optionsFile) ? JSON.parse(readFileSync(optionsFile, 'utf8')) : {};
  const site = folderTree(join(folder, 'in'));
  const before = join(folder, 'before');
  const found = [
    ...check(site, 'dist', { ...options, previous: () => (existsSync(before) ? folderTree(before) : undefined) }),
    ...(options.validity ? checkValidity(site, 'dist') : []),
  ];
  const records = readManifest(site).pages;
  const data = dataOf(join(folder, 'data'), new Set(records.map(({ source }) => source)));
  return traceToSource(found, records, data, 'dist').sort(compareProblems);
}
