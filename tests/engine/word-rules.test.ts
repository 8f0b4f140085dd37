import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { memoryCache } from '../../src/cache.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { readContent } from '../../src/read-content.ts';
import { site } from '../../templates/site.ts';
import { inWebsite as nebel } from '../support/command.ts';
import { SAMPLE } from '../support/data-files.ts';

let root: string;
/** Only what a test has changed is read and judged again. */
const cache = memoryCache();
/** The files that a test has changed, as they were; without a text where there was none. */
const before = new Map<string, string | undefined>();

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'nebel-words-'));
  cpSync(join(SAMPLE, 'data'), join(root, 'data'), { recursive: true });
  return () => rmSync(root, { recursive: true, force: true });
});

afterEach(() => {
  for (const [path, text] of before) text === undefined ? rmSync(path) : writeFileSync(path, text);
  before.clear();
});

function write(file: string, text: string): void {
  const path = join(root, file);
  if (!before.has(path)) before.set(path, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  writeFileSync(path, text);
}

/** @returns the line of what was put in */
function change(file: string, from: string | RegExp, to: string): number {
  const was = readFileSync(join(root, file), 'utf8');
  const after = was.replace(from, to);
  expect(after, `${file} has nothing to change`).not.toBe(was);
  write(file, after);
  return after.slice(0, after.indexOf(to)).split('\n').length;
}

const problems = () => readContent(site, { root, cache }).problems;

const found = (code: Problem['code']) =>
  problems()
    .filter((problem) => problem.code === code)
    .map(({ place }) => `${place.file}:${place.range?.line}`);

describe('on a whole website', () => {
  test('nothing is left to object to', () => {
    expect(problems()).toEqual([]);
  });

  test('a word that biocide law forbids is named at its line', () => {
    const line = change('data/services/schimmel.yaml', /lead: >-\n {4}/, 'lead: >-\n    Ganz ungiftig. ');
    expect(found('text-forbidden')).toEqual([`data/services/schimmel.yaml:${line + 1}`]);
  });

  test('Richterswil in a heading of Wädenswil is named at its line', () => {
    const line = change(
      'data/regions/waedenswil.yaml',
      /(?<=\nintro:\n {2})heading: .*/,
      'heading: Arbeiten in Richterswil',
    );
    expect(found('text-foreign-name')).toEqual([`data/regions/waedenswil.yaml:${line}`]);
  });

  test('a page that only swaps the name of the place is refused', () => {
    const zug = readFileSync(join(root, 'data/regions/zug.yaml'), 'utf8');
    write('data/regions/uster.yaml', zug.replaceAll('Zug', 'Uster').replaceAll('in Uster', 'in Uster'));
    expect(found('text-similar').map((place) => place.split(':')[0])).toEqual(['data/regions/zug.yaml']);
    expect(found('text-repeated')).toHaveLength(2);
  });

  test('a reading time that is not true is named at its line', () => {
    const line = change('data/articles/schimmel-kaltvernebelung-gesundheit.yaml', /readTime: 6/, 'readTime: 9');
    expect(found('text-reading-time')).toEqual([`data/articles/schimmel-kaltvernebelung-gesundheit.yaml:${line}`]);
  });

  test('a price that contradicts the page’s own tiers is named at its line', () => {
    const line = change('data/regions/zug.yaml', /\{\{prices\.[a-z-]+\}\}/, 'CHF\u00a0410–700');
    expect(found('amount-unknown')).toEqual([`data/regions/zug.yaml:${line}`]);
  });
});

describe('what several places state for themselves', () => {
  const ACKNOWLEDGED = /\nacknowledged:\n( .*\n)+/;

  test('is a warning where it differs, and builds all the same', async () => {
    change('data/site.yaml', ACKNOWLEDGED, '\n');
    const { code, stdout } = await nebel(['validate', '--root', root]);
    expect(stdout).toContain('«hours» lautet nicht überall gleich (home, regional, footer, terms).');
    expect(stdout).toContain('«reply» lautet nicht überall gleich');
    expect(code).toBe(0);
  });

  test('is no finding once the reason is given', () => {
    expect(found('context-differs')).toEqual([]);
  });
});

describe('nebel validate --fix', () => {
  test('corrects what is mechanical, in the file, and leaves everything else as it was', async () => {
    const path = join(root, 'data/services/schimmel.yaml');
    const before = readFileSync(path, 'utf8');
    change('data/services/schimmel.yaml', /lead: >-\n {4}/, 'lead: >-\n    Um 07:30 Uhr heißt es „Los“. ');
    const { code, stderr } = await nebel(['validate', '--fix', '--root', root]);
    expect(stderr).toContain('4 Stellen verbessert');
    expect(code).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(
      before.replace(/lead: >-\n {4}/, 'lead: >-\n    Um 7.30\u00a0Uhr heisst es «Los». '),
    );
  });
});
