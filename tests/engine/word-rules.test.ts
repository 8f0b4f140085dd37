import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { site } from '../../templates/site.ts';
import { inWebsite as nebel } from '../support/command.ts';
import { SAMPLE } from '../support/data-files.ts';
import { memoryCache } from '../support/memory-cache.ts';

let root: string;
/** Keeps validation from reading files again that a test has not changed. */
const cache = memoryCache();
/** The original contents of the files that a test has changed, undefined for a new file. */
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

/** Replaces a part of a file. Returns the line of the replacement. */
function change(file: string, from: string | RegExp, to: string): number {
  const was = readFileSync(join(root, file), 'utf8');
  const after = was.replace(from, to);
  expect(after, `${file} has nothing to change`).not.toBe(was);
  write(file, after);
  return after.slice(0, after.indexOf(to)).split('\n').length;
}

const findings = () => readContent(site, { root, cache }).findings;

const found = (code: string) =>
  findings()
    .filter((finding) => finding.code === code)
    .map(({ place }) => `${place.file}:${place.range?.line}`);

describe('on a whole website', () => {
  test('there are no findings', () => {
    expect(findings()).toEqual([]);
  });

  test('a word that biocide law forbids is reported at its line', () => {
    const line = change('data/services/schimmel.yaml', /lead: >-\n {4}/, 'lead: >-\n    Ganz ungiftig. ');
    expect(found('text-forbidden')).toEqual([`data/services/schimmel.yaml:${line + 1}`]);
  });

  test('Richterswil in a heading of Wädenswil is reported at its line', () => {
    const line = change(
      'data/regions/waedenswil.yaml',
      /(?<=\nintro:\n {2})heading: .*/,
      'heading: Arbeiten in Richterswil',
    );
    expect(found('text-foreign-name')).toEqual([`data/regions/waedenswil.yaml:${line}`]);
  });

  test('a page that differs only in the name of the place is refused', () => {
    const zug = readFileSync(join(root, 'data/regions/zug.yaml'), 'utf8');
    write('data/regions/uster.yaml', zug.replaceAll('Zug', 'Uster'));
    expect(found('text-similar').map((place) => place.split(':')[0])).toEqual(['data/regions/zug.yaml']);
    expect(found('text-repeated')).toHaveLength(2);
  });

  test('a price that contradicts the page’s own tiers is reported at its line', () => {
    const line = change('data/regions/zug.yaml', /\{\{prices\.[a-z-]+\}\}/, 'CHF 410–700');
    expect(found('amount-unknown')).toEqual([`data/regions/zug.yaml:${line}`]);
  });
});

describe('a fact that several places state', () => {
  const ACKNOWLEDGED = /\nacknowledged:\n( .*\n)+/;

  test('is a warning if it differs, and stops nothing', async () => {
    change('data/site.yaml', ACKNOWLEDGED, '\n');
    const { code, stdout } = await nebel(['validate', '--root', root]);
    expect(stdout).toContain('«Öffnungszeiten»: Die Angabe lautet nicht überall gleich (Startseite, Regionenseiten');
    expect(stdout).toContain('«Antwortversprechen»: Die Angabe lautet nicht überall gleich');
    expect(code).toBe(0);
  });

  test('is not reported once the reason is given', () => {
    expect(found('context-differs')).toEqual([]);
  });
});

describe('nebel validate --fix', () => {
  test('corrects mechanical mistakes in the file, and leaves everything else untouched', async () => {
    const path = join(root, 'data/services/schimmel.yaml');
    const before = readFileSync(path, 'utf8');
    change('data/services/schimmel.yaml', /lead: >-\n {4}/, 'lead: >-\n    Um 07:30 Uhr heißt es „Los“. ');
    const { code, stderr } = await nebel(['validate', '--fix', '--root', root]);
    expect(stderr).toContain('3 Stellen verbessert');
    expect(code).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(
      before.replace(/lead: >-\n {4}/, 'lead: >-\n    Um 7.30 Uhr heisst es «Los». '),
    );
  });
});
