import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../src/api/template-api.ts';
import type { Speller } from '../../src/api/types.ts';
import { type Cache, NO_CACHE } from '../../src/base/cache.ts';
import { CODES } from '../../src/base/findings/catalogue/catalogue.ts';
import type { ProblemCode } from '../../src/base/findings/problem.ts';
import { readContent } from '../../src/content/read-content.ts';
import { openImages } from '../../src/site/pictures/images.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { AWKWARD_MISTAKES } from './awkward-mistakes.ts';
import { copyOfMiniSite, FIXTURES } from './mini-site.ts';

/** Contains a folder for each code about the data: the changed files of the mini site, and the expected output. */
export const INVALID = join(FIXTURES, 'invalid');

/** Codes about the data. Those about built pages have their cases in tests/fixtures/check. */
export const contentCodes = CODES.filter((code) => !/^(output|template)-/.test(code));

/** Environments for findings that depend on where the command runs. */
const ENVIRONMENTS: { readonly [Code in ProblemCode]?: Environment } = {
  'route-unlisted': { CI: 'true' },
};

/** Spell checkers for findings that need one. */
const SPELLERS: { readonly [Code in ProblemCode]?: Speller } = {
  'text-spelling': { knows: (word) => word !== 'palyers', suggest: () => ['players'] },
};

/** Day on which the dates in the invalid data are wrong as intended. */
const TODAY = '2026-12-10';

/** Creates a copy of the mini site with the one mistake that the code is about. */
export function plantFault(code: ProblemCode): string {
  const root = copyOfMiniSite();
  const data = join(INVALID, code, 'data');
  if (existsSync(data)) cpSync(data, join(root, 'data'), { recursive: true });
  AWKWARD_MISTAKES[code]?.(join(root, 'data'));
  return root;
}

/** Reads a copy under the conditions in which the code is reported. */
export async function readPlanted(code: ProblemCode, root: string, cache: Cache = NO_CACHE) {
  const env = ENVIRONMENTS[code];
  const release = code.startsWith('release-');
  const speller = SPELLERS[code];
  const { problems, files, images } = readContent(miniSite, {
    root,
    release,
    today: TODAY,
    speller,
    ...(env && { env }),
    cache,
  });
  const opened = await openImages(root, images, cache);
  return { problems: [...problems, ...opened.problems], files };
}
