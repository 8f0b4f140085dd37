import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../src/base/findings/problem.ts';
import { readContent } from '../../src/content/read-content.ts';
import { site } from '../../templates/site.ts';
import { SAMPLE } from '../support/data-files.ts';
import { sharedCacheOf } from '../support/known.ts';
import { type Slip, slipsIn } from '../support/slips.ts';

const FILES = [
  'home.yaml',
  'site.yaml',
  'services/covid.yaml',
  'regions/horgen.yaml',
  'articles/covid-viren-kaltvernebelung-schutz.yaml',
  'forms/anfrage.yaml',
  'legal/agb.yaml',
];

const root = mkdtempSync(join(tmpdir(), 'nebel-slips-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
cpSync(SAMPLE, root, { recursive: true });
const cache = sharedCacheOf(site);

function findingsIn(file: string, text: string): readonly Problem[] {
  writeFileSync(join(root, 'data', file), text);
  return readContent(site, { root, cache }).problems;
}

/** Returns the file with the line that the finding suggests, if it suggests one. */
function applyFix({ text }: Slip, { place: { range }, params }: Problem): string | undefined {
  const { wanted } = params as { wanted?: unknown };
  if (typeof wanted !== 'string' || !range) return undefined;
  return text
    .split('\n')
    .with(range.line - 1, wanted)
    .join('\n');
}

/** Returns the shortcomings of the findings for a slip. */
function faultsOf(file: string, slip: Slip): string[] {
  const problems = findingsIn(file, slip.text);
  const reported = problems.map(({ code, place }) => `${place.file}:${place.range?.line} ${code}`);
  const [first] = problems;
  if (!first || first.place.file !== `data/${file}` || !slip.wrong.includes(first.place.range?.line ?? 1))
    return [`${slip.name}: not on line ${slip.wrong} but ${reported.slice(0, 3)}`];
  if (problems.length > 3) return [`${slip.name}: ${problems.length} findings, ${reported.slice(0, 4)}`];
  const text = first.code.startsWith('yaml-') && problems.length === 1 ? applyFix(slip, first) : undefined;
  const left = text === undefined ? [] : findingsIn(file, text);
  return left.map(({ code, place }) => `${slip.name}: the remedy leaves ${place.range?.line} ${code}`);
}

describe.each(FILES)('one slip in %s', (file) => {
  const sound = readFileSync(join(SAMPLE, 'data', file), 'utf8');
  const turn = FILES.indexOf(file);
  // Every seventh slip that the file allows, with a different start in each file.
  const slips = slipsIn(sound).filter((_, index) => (index + turn) % FILES.length === 0);

  test('is reported first, at its line, with at most two other findings; following the suggestion fixes the file', () => {
    // More than 75 in all files.
    expect(slips.length).toBeGreaterThan(75 / FILES.length);
    expect(slips.flatMap((slip) => faultsOf(file, slip))).toEqual([]);
    expect(findingsIn(file, sound)).toEqual([]);
  });
});

test('each of several slips is reported', () => {
  const file = 'regions/horgen.yaml';
  const sound = readFileSync(join(SAMPLE, 'data', file), 'utf8');
  const text = sound.replace('city: ', 'city:').replace('  figures:\n', '  figures\n');
  const lineOf = (words: string) => text.split('\n').findIndex((line) => line.includes(words)) + 1;
  const found = findingsIn(file, text).map(({ code, place }) => `${place.range?.line} ${code}`);
  expect(found).toEqual([`${lineOf('city:Horgen')} yaml-space`, `${lineOf('  figures')} yaml-field`]);
  findingsIn(file, sound);
});

test('a missing field is not sought in sound lines', () => {
  const file = 'regions/horgen.yaml';
  const sound = readFileSync(join(SAMPLE, 'data', file), 'utf8');
  const found = findingsIn(file, sound.replace(/^canton: .*\n/m, '')).map(({ code }) => code);
  expect(found).toEqual(['schema-required']);
  findingsIn(file, sound);
});
