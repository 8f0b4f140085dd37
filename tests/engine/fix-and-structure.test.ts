import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../templates/site.ts';
import { blockSlipsIn } from '../support/block-slips.ts';
import { SAMPLE } from '../support/data-files.ts';
import { slipFixer } from '../support/fixed-slips.ts';

const FILES = ['data/regions/bern.yaml', 'data/services/covid.yaml'];

const soundText = (file: string) => readFileSync(join(SAMPLE, file), 'utf8');

/** The second question and its answer, indented four spaces too far, so that they become part of the first answer. */
function withSwallowedQuestion(text: string): string {
  const lines = text.split('\n');
  const entries = lines.flatMap((line, at) => (/^ {4}- question:/.test(line) ? [at] : []));
  const [, start = 0, end = 0] = entries;
  return lines.map((line, at) => (at >= start && at < end ? `    ${line}` : line)).join('\n');
}

test.each<[what: string, file: string, change: (text: string) => string]>([
  ['a question that is indented too far', FILES[0] ?? '', withSwallowedQuestion],
  ['figures below a stray text', FILES[1] ?? '', (text) => text.replace('hero:\n', 'hero:\n lead: >-\n')],
])('--fix makes no text of %s', (name, file, change) => {
  const text = change(soundText(file));
  expect(text).not.toBe(soundText(file));
  expect(slipFixer(site, SAMPLE)(file, { name, text })).toEqual([]);
});

test('--fix leaves a file alone whose structure a slip has spoiled, and every value that no finding is about', () => {
  const faultsOf = slipFixer(site, SAMPLE);
  const faults = FILES.flatMap((file) =>
    blockSlipsIn(soundText(file))
      .filter((_, index) => index % 389 === 0)
      .flatMap((slip) => faultsOf(file, slip)),
  );
  expect(faults).toEqual([]);
});
