import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../support/data-files.ts';

/** Who may read the content of `data/`: what is true of any content, and what holds the website to its specification. */
const MAY =
  /^tests\/(site|brief|stress\/edits)\/|^tests\/browser\/every-part\.test\.ts$|^tests\/stress\/(every-page|writing)\.test\.ts$/;

/** Where the two ways to it are made, for those who may. */
const MAKERS = /^tests\/support\/(data-files|shared-site|built-site)\.ts$/;

/** How a test gets at the content of `data/`, whether it wants to or not. */
const WAYS: readonly RegExp[] = [
  /\b(?:builtWebsite|websiteSources)\b/,
  /\bbuiltSite\(\)/,
  /\bPROJECT, ['"`]data\b/,
  /['"`](?:\.\.\/){2,}data(?:\/|['"`])/,
  /\broot: (?:PROJECT|process\.cwd\(\))/,
  /'--root', (?:PROJECT|process\.cwd\(\))/,
];

/** Tests beside the code, what all tests share, and the generator that a benchmark lends to a test. */
const READ = /\.test\.tsx?$|^tests\/support\/|^tests\/bench\/synthetic-/;

const waysIn = (file: string, text: string) =>
  MAY.test(file) || MAKERS.test(file)
    ? []
    : WAYS.flatMap((way) => way.exec(text)?.slice(0, 1) ?? []).map((found) => `${file}: ${found}`);

test('no test but those of any content and of the specification reads data/, so that an editor’s change breaks none', () => {
  const files = ['bin', 'src', 'templates', 'tests'].flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      // This file names what it looks for.
      .filter((file) => READ.test(file) && /\.tsx?$/.test(file) && !file.endsWith('own-content.test.ts')),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => waysIn(file, readFileSync(join(PROJECT, file), 'utf8')))).toEqual([]);
});

test.each([
  ["join(PROJECT, 'data/blog.yaml')", 'src/load/load.test.ts'],
  ['const site = builtSite();', 'tests/engine/map-outlines.test.ts'],
  ["join(import.meta.dirname, '../../data')", 'tests/stress/loader.test.ts'],
  ["const { stdout } = await nebel(['validate', '--root', PROJECT]);", 'tests/engine/cli.test.ts'],
])('%s would be found in %s', (text, file) => {
  expect(waysIn(file, text)).toHaveLength(1);
  expect(waysIn('tests/site/map.test.ts', text)).toEqual([]);
});
