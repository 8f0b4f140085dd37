import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Finding, finding } from '../base/findings/finding.ts';
import type { DevBuildOutcome } from '../studio/dev/outcome.ts';
import { createBuildLog } from './build-log.ts';
import type { CommandContext } from './context.ts';
import { commandWordsIn } from './words/words.ts';

const MISTAKE = finding('file-missing', { file: 'data/home.yaml' }, { type: 'home' });

const fine = { kind: 'built', findings: [] as readonly Finding[], files: 3 } as DevBuildOutcome;
const broken: DevBuildOutcome = { kind: 'refused', findings: [MISTAKE], files: 3 };

const ALL_FINE = 'Alles in Ordnung: 3 Dateien geprüft.';

let printed: string[];
beforeEach(() => {
  printed = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => printed.push(...String(text).trimEnd().split('\n')) > 0);
});
afterEach(() => void vi.restoreAllMocks());

/** Returns a function that reports a build, and returns what it printed. */
function saves() {
  const log = createBuildLog({ root: '.' }, { words: commandWordsIn('de'), language: 'de', env: {} } as CommandContext);
  return (outcome: DevBuildOutcome, changed: readonly string[] = []) => {
    const from = printed.length;
    log(outcome, changed);
    return printed.slice(from);
  };
}

test('an obstacle on the computer is named with its remedy, without a stack trace', () => {
  const obstacle = { what: 'Der Datenträger ist voll.', fix: 'Schaffen Sie Platz.' };
  const failed: DevBuildOutcome = { kind: 'failed', failure: { message: 'ENOSPC', trace: 'at write', obstacle } };
  expect(saves()(failed)).toEqual(['✘ Der Datenträger ist voll.', '  Schaffen Sie Platz.']);
});

test('a template that fails is reported like in a build: place, cause and remedy, without the stack of the engine', () => {
  const place = { file: 'templates/site.ts', range: { line: 3, column: 5, endLine: 3, endColumn: 6 } };
  const found = finding('template-broken', place, { message: 'window is not defined', page: undefined });
  const failure = { message: 'window is not defined', trace: 'at renderElement', findings: [found] };
  const lines = saves()({ kind: 'failed', failure }).join('\n');
  expect(lines).toContain('templates/site.ts:3:5');
  expect(lines).toContain('islands.md');
  expect(lines).not.toContain('renderElement');
});

test('a corrected mistake is confirmed with «Alles in Ordnung», once', () => {
  const save = saves();
  expect(save(fine, ['index.html'])).toEqual(['1 Seite neu.']);
  expect(save(broken).at(-1)).toContain('1 Fehler');
  expect(save(fine, ['index.html'])).toEqual([ALL_FINE, '1 Seite neu.']);
  expect(save(fine, ['index.html'])).toEqual(['1 Seite neu.']);
});

test('a mistake that is saved in two steps is reported once', () => {
  const save = saves();
  save(fine);
  save(broken);
  save(broken);
  expect(printed.filter((line) => line.includes('data/home.yaml'))).toHaveLength(1);
});
