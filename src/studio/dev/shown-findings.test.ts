import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { finding } from '../../base/findings/finding.ts';
import { wordsIn } from '../../base/words.ts';
import { editorLink, reportOf } from './shown-findings.ts';
import { DEV_WORDS } from './words.ts';

const range = { line: 1, column: 8, endLine: 1, endColumn: 11 };

function findingIn(file: string) {
  const root = temporaryFolder();
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), 'We are red.\n');
  const outcome = {
    kind: 'refused',
    files: 1,
    findings: [finding('output-head', { file, range }, { lacks: 'title' })],
  } as const;
  const options = {
    root,
    language: 'en',
    words: wordsIn(DEV_WORDS, 'en'),
    hasPage: true,
  } as const;
  return reportOf(outcome, options)?.findings[0];
}

test('a finding in the data shows its line and links to it', () => {
  const found = findingIn('data/home.yaml');
  expect(found).toMatchObject({ line: 1, column: 8, editor: expect.stringMatching(/data\/home\.yaml:1:8$/) });
  expect(found?.excerpt).toContainEqual(expect.objectContaining({ before: 'We are ', marked: 'red' }));
});

test('a finding in a page held in memory has no link, and no excerpt from an earlier build', () => {
  const found = findingIn('dist/index.html');
  expect(found).toMatchObject({ file: 'dist/index.html', line: 1, column: 8, excerpt: [] });
  expect(found).not.toHaveProperty('editor');
});

test('an obstacle on the computer is not blamed on the templates', () => {
  const obstacle = { what: 'The disk is full.', fix: 'Free some space.' };
  const outcome = { kind: 'failed', failure: { message: 'ENOSPC', trace: 'at write', obstacle } } as const;
  const words = wordsIn(DEV_WORDS, 'en');
  expect(reportOf(outcome, { root: '.', language: 'en', words, hasPage: true })).toMatchObject({
    heading: 'Obstacle on this computer',
    findings: [{ message: 'The disk is full.', fix: 'Free some space.' }],
  });
});

test('an editor link supports drive letters, and spaces and special characters in folder names', () => {
  expect(editorLink('C:\\My Site #1\\a$&.yaml')).toBe('vscode://file/C:/My%20Site%20%231/a$&.yaml:1:1');
});
