import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Finding, finding } from '../base/findings/finding.ts';
import type { DevBuildOutcome } from '../studio/dev/outcome.ts';
import type { CommandContext } from './context.ts';
import { createSaveLog } from './save-log.ts';
import { commandWordsIn } from './words/words.ts';

const MISTAKE = finding('file-missing', { file: 'data/home.yaml' }, { type: 'home' });

const fine = { kind: 'built', findings: [] as readonly Finding[], files: 3 } as DevBuildOutcome;
const broken: DevBuildOutcome = { kind: 'refused', findings: [MISTAKE], files: 3 };

const ALL_FINE = 'Alles in Ordnung: 3 Dateien geprüft.';

let printed: string[];
beforeEach(() => {
  vi.useFakeTimers();
  printed = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => printed.push(...String(text).trimEnd().split('\n')) > 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs builds in succession. Each takes a second and is triggered shortly after the previous one. */
function builds() {
  const log = createSaveLog({ root: '.' }, { words: commandWordsIn('de'), language: 'de', env: {} } as CommandContext);
  return (outcome: DevBuildOutcome, changed: readonly string[] = []) => {
    vi.advanceTimersByTime(50);
    log.begin();
    vi.advanceTimersByTime(1000);
    log.end(outcome, changed);
  };
}

/** Saves at long intervals. Returns the output for each save. */
function saves() {
  const build = builds();
  return (outcome: DevBuildOutcome, changed: readonly string[] = []) => {
    const from = printed.length;
    build(outcome, changed);
    vi.advanceTimersByTime(10_000);
    return printed.slice(from);
  };
}

test('an obstacle on the computer is named with its remedy, without a stack trace', () => {
  const obstacle = { what: 'Der Datenträger ist voll.', fix: 'Schaffen Sie Platz.' };
  const failed: DevBuildOutcome = { kind: 'failed', failure: { message: 'ENOSPC', trace: 'at write', obstacle } };
  expect(saves()(failed)).toEqual(['✘ Der Datenträger ist voll.', '  Schaffen Sie Platz.']);
});

test('a corrected mistake is confirmed with «Alles in Ordnung», once', () => {
  const save = saves();
  expect(save(fine, ['index.html'])).toEqual(['1 Seite neu.']);
  expect(save(broken).at(-1)).toContain('1 Fehler');
  expect(save(fine, ['index.html'])).toEqual([ALL_FINE, '1 Seite neu.']);
  expect(save(fine, ['index.html'])).toEqual(['1 Seite neu.']);
});

test.each([
  ['new', fine, 1],
  ['still there', broken, 2],
])('a mistake that is %s when it is saved in two steps is reported once', (_which, before, times) => {
  const build = builds();
  build(before);
  vi.advanceTimersByTime(10_000);
  build(broken);
  build(broken);
  vi.advanceTimersByTime(10_000);
  expect(printed.filter((line) => line.includes('data/home.yaml'))).toHaveLength(times);
});
