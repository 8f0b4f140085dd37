import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { WORDS } from '../messages/messages.ts';
import { problem } from '../problems/problem.ts';
import { EDITORS } from './editor-link.ts';
import { reportOf } from './report.ts';

const range = { line: 1, column: 8, endLine: 1, endColumn: 11 };

function shown(file: string) {
  const root = temporaryFolder();
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), 'We are red.\n');
  const outcome = { kind: 'refused', files: 1, problems: [problem('output-title', { file, range }, {})] } as const;
  const options = { root, language: 'en', words: WORDS.en.dev, editor: EDITORS.code ?? '', hasPage: true } as const;
  return reportOf(outcome, options)?.findings[0];
}

test('a finding in the data shows its line and leads there', () => {
  const found = shown('data/home.yaml');
  expect(found).toMatchObject({ line: 1, column: 8, editor: expect.stringMatching(/data\/home\.yaml:1:8$/) });
  expect(found?.excerpt).toContainEqual(expect.objectContaining({ before: 'We are ', marked: 'red' }));
});

test('a finding in a page that lies in memory shows nothing of a site that was built before, and does not lead there', () => {
  const found = shown('dist/index.html');
  expect(found).toMatchObject({ file: 'dist/index.html', line: 1, column: 8, excerpt: [] });
  expect(found).not.toHaveProperty('editor');
});
