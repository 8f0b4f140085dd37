import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixMechanical } from '../../src/cli/fix.ts';
import { readContent } from '../../src/content/read-content.ts';
import { site } from '../../templates/site.ts';
import { inWebsite } from '../support/command.ts';
import { copyOfSample, SAMPLE, sharedCacheOf } from '../support/data-files.ts';

const FILE = 'data/services/covid.yaml';
/** A file with spellings that `--fix` corrects while its structure is right. */
const TEXT = readFileSync(join(SAMPLE, FILE), 'utf8').replace(/lead: >-\n {4}/, '$&Um 07:30 Uhr heißt es Lüften. ');

/** Changes the lines from the first match of a pattern to the next line that is not indented more deeply. */
function withPart(start: RegExp, change: (line: string) => string): string {
  const lines = TEXT.split('\n');
  const indentOf = (line = '') => line.search(/\S/);
  const at = lines.findIndex((line) => start.test(line));
  const length = lines.slice(at + 1).findIndex((line) => indentOf(line) <= indentOf(lines[at]) && line.trim() !== '');
  return lines.map((line, index) => (index >= at && index <= at + length ? change(line) : line)).join('\n');
}

/** The question after the first: the answer above can swallow it. */
const QUESTION = /^ {4}- question: Wie lange/;

/** Returns a copy of the data in which the file has this text. */
function rootWith(text: string): string {
  const root = copyOfSample();
  writeFileSync(join(root, FILE), text);
  return root;
}

const textIn = (root: string) => readFileSync(join(root, FILE), 'utf8');

test('validate --fix corrects the spellings of a file whose structure is right, and says how many', async () => {
  const root = rootWith(TEXT);
  const { code, stderr } = await inWebsite(['validate', '--fix', '--root', root]);
  expect([code, textIn(root)]).toEqual([0, TEXT.replace('07:30 Uhr heißt', '7.30 Uhr heisst')]);
  expect(stderr).toContain('2 Stellen verbessert');
});

test.each<[what: string, text: string]>([
  ['a question that is indented too far', withPart(QUESTION, (line) => `    ${line}`)],
  ['a question one space too far to the right', withPart(QUESTION, (line) => ` ${line}`)],
  ['a group two spaces too far to the left', withPart(/^ {2}figures:/, (line) => line.slice(2))],
  ['a group behind a tab', withPart(/^ {2}figures:/, (line) => `\t${line}`)],
  ['figures below a stray text', TEXT.replace('hero:\n', 'hero:\n lead: >-\n')],
  ['a question below a stray entry', TEXT.replace(/^ {4}- question: /m, '    - >-\n$&')],
  ['a missing dash', TEXT.replace(/^ {4}- question: /m, '    question: ')],
  ['an open quotation mark', TEXT.replace(/^( {4}- question: )/m, '$1"')],
])('--fix leaves a file with %s alone', (_what, text) => {
  expect(text).not.toBe(TEXT);
  const root = rootWith(text);
  fixMechanical(root, () => readContent(site, { root, cache: sharedCacheOf(site) }));
  expect(textIn(root)).toBe(text);
});
