import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type CheckOptions, check } from '../../src/check/check.ts';
import { readManifest } from '../../src/check/site-facts.ts';
import { traceToSource } from '../../src/check/trace.ts';
import { checkValidity } from '../../src/check/validity.ts';
import { parseYaml } from '../../src/load/parse-yaml.ts';
import { folderTree } from '../../src/output/folder-tree.ts';
import { compareProblems, type Problem } from '../../src/problems/problem.ts';
import type { PageType } from '../../src/template-api.ts';
import type { LoadedFile } from '../../src/types.ts';
import { FIXTURES } from './mini-site.ts';
import { sourceOf } from './source.ts';

/**
 * One folder for each rule, and in it one for each case: `in/` is the built site, `before/` the last build, `data/` what
 * it was made from, `options.json` what the check is told. A new case needs no code.
 */
export const CASES = join(FIXTURES, 'check');

interface Options extends Pick<CheckOptions, 'budgets' | 'publicKey' | 'formPaths'> {
  /** True also holds the pages against the HTML standard. */
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

/** Every case as `links/sound`. */
export const checkCases = () =>
  foldersIn(CASES).flatMap((rule) => foldersIn(join(CASES, rule)).map((name) => `${rule}/${name}`));

/** The data of a case. A file that the built site names as the source of a page belongs to a page type. */
function dataOf(folder: string, pageFiles: ReadonlySet<string>): LoadedFile[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder).flatMap((path) => {
    const [file, text] = [`data/${path}`, readFileSync(join(folder, path), 'utf8')];
    const kind = { name: 'any', files: path, schema: '' };
    const type = pageFiles.has(file) ? ({ ...kind, render: () => null } as unknown as PageType) : kind;
    return parseYaml(file, text).parsed ? [{ file, slug: 'any', type, source: sourceOf(text, file) }] : [];
  });
}

/** What the built site in the folder of a case is blamed for, in order. */
export function findingsOfCase(folder: string): Problem[] {
  const options = join(folder, 'options.json');
  const told: Options = existsSync(options) ? JSON.parse(readFileSync(options, 'utf8')) : {};
  const site = folderTree(join(folder, 'in'));
  const before = join(folder, 'before');
  const found = [
    ...check(site, 'dist', { ...told, previous: () => (existsSync(before) ? folderTree(before) : undefined) }),
    ...(told.validity ? checkValidity(site, 'dist') : []),
  ];
  const records = readManifest(site);
  const data = dataOf(join(folder, 'data'), new Set(records.map(({ source }) => source)));
  return traceToSource(found, records, data, 'dist').sort(compareProblems);
}
