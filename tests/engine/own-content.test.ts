import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../support/data-files.ts';

/** Tests that can read `data/`: those for any content, and those that compare the website with its specification. */
const ALLOWED =
  /^tests\/(site|brief|stress\/edits)\/|^tests\/browser\/every-part\.test\.ts$|^tests\/stress\/(every-page|writing)\.test\.ts$/;

/** Helpers that read `data/` for the allowed tests. */
const PROVIDERS = /^tests\/support\/(data-files|shared-site|built-site)\.ts$/;

/** Code by which a test reads `data/`, deliberately or not. */
const ACCESSES: readonly RegExp[] = [
  /\b(?:builtWebsite|websiteSources)\b/,
  /\bbuiltSite\(\)/,
  /\bPROJECT, ['"`]data\b/,
  /['"`](?:\.\.\/){2,}data(?:\/|['"`])/,
  /\broot: (?:PROJECT|process\.cwd\(\))/,
  /'--root', (?:PROJECT|process\.cwd\(\))/,
];

/** Files to scan: tests, their shared helpers, and the generator of synthetic sites, which a test uses too. */
const SCANNED = /\.test\.tsx?$|^tests\/support\/|^tests\/bench\/synthetic-/;

const accessesIn = (file: string, text: string) =>
  ALLOWED.test(file) || PROVIDERS.test(file)
    ? []
    : ACCESSES.flatMap((pattern) => pattern.exec(text)?.slice(0, 1) ?? []).map((found) => `${file}: ${found}`);

test('only tests of any content and of the specification read data/, so that an edit breaks no other test', () => {
  const files = ['bin', 'src', 'templates', 'tests'].flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      // This file contains the patterns.
      .filter((file) => SCANNED.test(file) && /\.tsx?$/.test(file) && !file.endsWith('own-content.test.ts')),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => accessesIn(file, readFileSync(join(PROJECT, file), 'utf8')))).toEqual([]);
});
