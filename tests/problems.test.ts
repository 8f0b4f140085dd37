import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContent } from '../src/build.ts';
import { CODES } from '../src/problems/examples.ts';
import { printPretty } from '../src/problems/print-pretty.ts';
import type { ProblemCode } from '../src/problems/problem.ts';
import type { Environment } from '../src/template-api.ts';
import { miniSite } from './fixtures/mini-site/templates/site.tsx';
import { AWKWARD_MISTAKES } from './help/awkward-mistakes.ts';
import { expectGolden } from './help/golden.ts';
import { copyOfMiniSite, FIXTURES } from './help/mini-site.ts';

const INVALID = join(FIXTURES, 'invalid');

/** Findings about built pages have their cases in tests/fixtures/check. */
const contentCodes = CODES.filter((code) => !code.startsWith('output-'));

/** Findings that depend on where the command runs. */
const ENVIRONMENTS: { readonly [Code in ProblemCode]?: Environment } = {
  'delivery-key-missing': {},
  'route-unlisted': { CI: 'true' },
};

/** The day on which the invalid data is what it is meant to be. */
const TODAY = '2026-12-10';

test('the mini site itself has no mistake', () => {
  expect(readContent(miniSite, { root: copyOfMiniSite(), release: true }).problems).toEqual([]);
});

test('every folder of invalid data is named after a code', () => {
  expect(readdirSync(INVALID).filter((name) => !(contentCodes as readonly string[]).includes(name))).toEqual([]);
});

describe('every code can be provoked', () => {
  test.each(contentCodes)('%s', (code) => {
    const root = copyOfMiniSite();
    const folder = join(INVALID, code);
    if (existsSync(join(folder, 'data'))) cpSync(join(folder, 'data'), join(root, 'data'), { recursive: true });
    AWKWARD_MISTAKES[code]?.(join(root, 'data'));

    const env = ENVIRONMENTS[code];
    const { problems, files } = readContent(miniSite, {
      root,
      release: code.startsWith('release-'),
      today: TODAY,
      ...(env ? { env } : {}),
    });
    expect([...new Set(problems.map((found) => found.code))]).toEqual([code]);
    expectGolden(asPrinted(problems, files.length, root), join(folder, 'expected.txt'));
  });
});

function asPrinted(problems: Parameters<typeof printPretty>[0], files: number, root: string): string {
  const textOf = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
  return printPretty(problems, files, { language: 'de', colour: false, width: 100, textOf });
}
