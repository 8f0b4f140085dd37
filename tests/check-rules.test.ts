import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CheckOptions, check } from '../src/check/check.ts';
import { readManifest } from '../src/check/manifest.ts';
import { traceToSource } from '../src/check/trace.ts';
import { checkValidity } from '../src/check/validity/validity.ts';
import { parseYaml } from '../src/load/parse-yaml.ts';
import { describe as describeProblem } from '../src/problems/describe.ts';
import { CODES } from '../src/problems/examples.ts';
import { compareProblems, type Problem } from '../src/problems/problem.ts';
import type { PageType } from '../src/template-api.ts';
import type { LoadedFile } from '../src/types.ts';
import { expectGolden } from './help/golden.ts';
import { FIXTURES } from './help/mini-site.ts';

/**
 * One folder for each rule, and in it one for each case: `in/` is the built site, `before/` the last build, `data/` what
 * it was made from, `options.json` what the check is told. A new case needs no code.
 */
const CASES = join(FIXTURES, 'check');

interface Options extends Pick<CheckOptions, 'budgets' | 'publicKey'> {
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

/** The data of a case. A file that the built site names as the source of a page belongs to a page type. */
function dataOf(folder: string, pageFiles: ReadonlySet<string>): LoadedFile[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder).flatMap((path) => {
    const [file, text] = [`data/${path}`, readFileSync(join(folder, path), 'utf8')];
    const { parsed } = parseYaml(file, text);
    const kind = { name: 'any', files: path, schema: '' };
    const type = pageFiles.has(file) ? ({ ...kind, render: () => null } as unknown as PageType) : kind;
    return parsed ? [{ file, slug: 'any', type, source: { file, text, ...parsed } }] : [];
  });
}

function findingsOf(folder: string): Problem[] {
  const options = join(folder, 'options.json');
  const told: Options = existsSync(options) ? JSON.parse(readFileSync(options, 'utf8')) : {};
  const site = join(folder, 'in');
  const pages = filesBelow(site).filter((file) => file.endsWith('.html'));
  const found = [
    ...check(site, 'dist', { ...told, previous: join(folder, 'before') }),
    ...(told.validity ? checkValidity(site, pages, 'dist') : []),
  ];
  const records = readManifest(site);
  const data = dataOf(join(folder, 'data'), new Set(records.map(({ source }) => source)));
  return traceToSource(found, records, data, 'dist').sort(compareProblems);
}

/** `dist/index.html:2:7 ✘ output-link The link …` */
function inShort(found: Problem): string {
  const { file, range } = found.place;
  const where = range ? `${file}:${range.line}:${range.column}` : file;
  const message = describeProblem(found, 'en').message.replace(/\d+\.\d+ kB/g, inTenths);
  return `${where} ${found.severity === 'error' ? '✘' : '▲'} ${found.code}\n    ${message}\n`;
}

/** Processors differ by some bytes in what they pack. */
const inTenths = (size: string) => `${Number.parseFloat(size).toFixed(1)} kB`;

const cases = foldersIn(CASES).flatMap((rule) => foldersIn(join(CASES, rule)).map((name) => `${rule}/${name}`));

describe('what is found in a built site', () => {
  test.each(cases)('%s', (name) => {
    const folder = join(CASES, name);
    expectGolden(findingsOf(folder).map(inShort).join(''), join(folder, 'expected.txt'));
  });
});

test('every code about the built site can be provoked', () => {
  const texts = cases.map((name) => readFileSync(join(CASES, name, 'expected.txt'), 'utf8')).join('');
  expect(CODES.filter((code) => code.startsWith('output-') && !texts.includes(` ${code}\n`))).toEqual([]);
});
