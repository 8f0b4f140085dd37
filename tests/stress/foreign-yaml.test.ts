import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Lexer } from 'yaml';
import { valueAt } from '../../src/base/lib/json-pointer.ts';
import { readText } from '../../src/content/load/source.ts';
import { applyChange, type Change } from '../../src/studio/edit/yaml/change.ts';
import { splice } from '../../src/studio/edit/yaml/splice.ts';
import { PROJECT } from '../support/data-files.ts';
import { FIXTURES } from '../support/mini-site.ts';
import { report, SEED, times } from '../support/proof.ts';
import { seededRandom } from '../support/random.ts';
import { randomChange, strayLines } from '../support/random-edits.ts';
import { casesIn } from '../support/written-cases.ts';

interface Foreign {
  readonly name: string;
  readonly text: string;
}

/** Inputs of the public YAML test suite. */
const suite = (): Foreign[] =>
  readFileSync(join(FIXTURES, 'yaml-suite/inputs.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as readonly [name: string, verdict: string, yaml: string])
    .map(([name, , text]) => ({ name, text }));

/** Files that their programs read as YAML, some of which look like JSON with comments. */
const IS_YAML = /\.(ya?ml|(eslint|prettier|nyc)rc)$/;

const filesIn = (folder: string): Foreign[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => IS_YAML.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** Configuration of each shape that other programs read. */
const shapes = (): Foreign[] =>
  casesIn(join(FIXTURES, 'yaml-shapes.md')).flatMap(({ files }) => [...files].map(([name, text]) => ({ name, text })));

/** The comments of a text, sorted. */
function commentsIn(text: string): string[] {
  const tokens = [...new Lexer().lex(text)];
  // A control character comes before each scalar, which may begin with # too.
  return tokens.filter((token, at) => token.startsWith('#') && tokens[at - 1] !== '\u001f').sort();
}

/** True if a change leaves no comment of the file without the entry that it belongs to. */
const keepsComments = (change: Change, value: unknown) =>
  change.op === 'add' ||
  change.op === 'move' ||
  (change.op === 'set' && typeof valueAt(value, change.pointer) !== 'object');

/** Returns the comments of `after` that were not in `before`, or are in it more often. */
function addedComments(before: string, after: string): readonly string[] {
  const left = commentsIn(before);
  return commentsIn(after).filter((comment) => {
    const at = left.indexOf(comment);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

describe.each([
  ['the public YAML test suite', suite, 100],
  ['configuration as other projects write it', shapes, 10],
  ['the configuration in the packages that are installed', () => filesIn(join(PROJECT, 'node_modules')), 40],
] as const)('edits of %s', (what, read, least) => {
  test('are right or refused, keep every comment where it is, once, and touch no other line', () => {
    const random = seededRandom(SEED);
    const rounds = times(4, 150);
    const figures = { files: 0, right: 0, refused: 0 };
    for (const { name, text } of read()) {
      const { value } = readText('', text);
      if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) continue;
      figures.files += 1;
      for (let round = 0; round < rounds; round += 1) {
        const change = randomChange(random, value);
        const label = `${name} ${JSON.stringify(change)}\n${text}`;
        const after = splice(text, change);
        if (after === undefined) {
          figures.refused += 1;
          continue;
        }
        figures.right += 1;
        expect(readText('', after).value, label).toEqual(applyChange(value, change));
        expect(addedComments(text, after), label).toEqual([]);
        if (keepsComments(change, value)) expect(commentsIn(after), label).toEqual(commentsIn(text));
        // Dashes and keys on lines of their own, and commas between lines in brackets, belong to no line of a change.
        if (read !== suite && !/[[{,] *(?:#.*)?$/m.test(text))
          expect(strayLines(text, after, change), label).toEqual([]);
      }
    }
    expect(figures.files).toBeGreaterThanOrEqual(least);
    expect(figures.right).toBeGreaterThan(figures.refused);
    report(`edits: ${what}`, figures);
  }, 1_200_000);
});
