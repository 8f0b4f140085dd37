import { join } from 'node:path';
import sharp, { type Create } from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PageType } from '../../src/api/template-api.ts';
import type { LoadedFile } from '../../src/api/types.ts';
import { CODES } from '../../src/base/findings/catalogue/catalogue.ts';
import { describe as describeFinding } from '../../src/base/findings/describe.ts';
import { compareFindings, type Finding } from '../../src/base/findings/finding.ts';
import { parseYaml } from '../../src/content/load/parse-yaml.ts';
import { type CheckOptions, check } from '../../src/site/audit/check.ts';
import { readManifest } from '../../src/site/audit/read-files.ts';
import { traceToSource } from '../../src/site/audit/trace.ts';
import { checkValidity } from '../../src/site/audit/validity.ts';
import { memoryTree } from '../support/memory-tree.ts';
import { FIXTURES } from '../support/mini-site.ts';
import { sourceOf } from '../support/source.ts';
import { expectWritten, filesBelow, type WrittenCase, writtenCases } from '../support/written-cases.ts';

interface Options extends Pick<CheckOptions, 'budgets' | 'publicKey' | 'formPaths'> {
  /** True to validate the pages against the HTML standard, too. */
  readonly validity?: boolean;
}

/**
 * All cases, by the file of their rules. `in/` is the built site, `before/` the previous build, `data/` the source data, `options.json`
 * the options of the check. A page without `<html>` is what differs from `wholePage`: lines of its head, then, from its `<h1>`
 * on, its main content. A new case needs no code.
 */
const CHECK_CASES = writtenCases(join(FIXTURES, 'check'));

/** Loads the data of a case. A file that the manifest of the site names as the source of a page gets a page type. */
function dataOf(files: ReadonlyMap<string, string>, pageFiles: ReadonlySet<string>): LoadedFile[] {
  return [...files].flatMap(([path, text]) => {
    const file = `data/${path}`;
    const kind = { name: 'any', files: path, schema: '' };
    const type = pageFiles.has(file) ? ({ ...kind, render: () => null } as unknown as PageType) : kind;
    return parseYaml(file, text).parsed ? [{ file, slug: 'any', type, source: sourceOf(text, file) }] : [];
  });
}

/** Returns a page without findings but for those in its own lines. */
function wholePage(path: string, text: string): string {
  const at = text.indexOf('<h1>');
  const title = /<h1>(.*?)<\/h1>/.exec(text)?.[1] ?? '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<meta name="description" content="${title}: who we are and when we train.">
<link rel="canonical" href="https://club.example/${path.replace(/(^|\/)index\.html$/, '$1')}">
${text.slice(0, at)}</head>
<body>
<main>
${text.slice(at)}</main>
</body>
</html>
`;
}

/** Returns the built site in a folder of a case. */
function siteIn(written: WrittenCase, folder: string): ReadonlyMap<string, string> {
  const files = [...filesBelow(written, folder)];
  const isPart = ([path, text]: readonly [string, string]) => path.endsWith('.html') && !/<html\b/i.test(text);
  return new Map(files.map(([path, text]) => [path, isPart([path, text]) ? wholePage(path, text) : text]));
}

/** Returns the findings about the built site of a case, sorted. */
function findingsOfCase(written: WrittenCase): Finding[] {
  const options: Options = JSON.parse(written.files.get('options.json') ?? '{}');
  const site = memoryTree(siteIn(written, 'in'));
  const before = siteIn(written, 'before');
  const found = [
    ...check(site, 'dist', { ...options, previous: () => (before.size > 0 ? memoryTree(before) : undefined) }),
    ...(options.validity ? checkValidity(site, 'dist') : []),
  ];
  const records = readManifest(site).pages;
  const data = dataOf(filesBelow(written, 'data'), new Set(records.map(({ source }) => source)));
  return traceToSource(found, records, data, 'dist').sort(compareFindings);
}

/** `dist/index.html:2:7 ✘ output-link The link …` */
function briefOf(found: Finding): string {
  const { file, range } = found.place;
  const where = range ? `${file}:${range.line}:${range.column}` : file;
  const message = describeFinding(found, 'en').message.replace(/\d+\.\d+ kB/g, roundedSize);
  return `${where} ${found.severity === 'error' ? '✘' : '▲'} ${found.code}\n    ${message}\n`;
}

/** Rounds sizes, because compression differs by some bytes between processors. */
const roundedSize = (size: string) => `${Number.parseFloat(size).toFixed(1)} kB`;

describe.each([...CHECK_CASES])('the findings of the rules «%s» about a built site', (_rules, cases) => {
  test.each(cases)('$name', (written) => expectWritten(findingsOfCase(written).map(briefOf).join(''), written));
});

test.each(['avif', 'jpeg', 'png', 'webp'] as const)('a %s is whole, and its first half is not', async (format) => {
  const create = {
    width: 40,
    height: 30,
    channels: 3,
    background: 'teal',
    noise: { type: 'gaussian', mean: 9, sigma: 9 },
  };
  const picture = await sharp({ create: create as Create })
    .toFormat(format)
    .toBuffer();
  const codesOf = (bytes: Buffer) =>
    checkValidity(memoryTree(new Map([[`lake.${format}`, bytes]])), 'dist').map(({ code }) => code);
  expect(codesOf(picture)).toEqual([]);
  expect(codesOf(picture.subarray(0, picture.length / 2))).toEqual(['output-cut']);
});

test('every code about the built site has a case', () => {
  const texts = [...CHECK_CASES.values()].flat().map(({ expected }) => expected);
  const without = (code: string) => !texts.some((text) => text.includes(` ${code}\n`));
  expect(CODES.filter((code) => code.startsWith('output-') && without(code))).toEqual([]);
});
