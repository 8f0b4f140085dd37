import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMemory } from '../../src/lib/memory.ts';
import { CODES } from '../../src/problems/examples.ts';
import type { Problem, ProblemCode } from '../../src/problems/problem.ts';
import { CASES, findingsOfCase } from '../help/check-cases.ts';
import { PROJECT } from '../help/data-files.ts';
import { temporaryFolder } from '../help/mini-site.ts';
import { canMutate, type Mutant, testMutants } from '../help/mutants.ts';
import { plantFault, readPlanted } from '../help/planted-faults.ts';
import { isLong, report } from '../help/proof.ts';
import { SOUND_TWINS } from '../help/sound-twins.ts';

/** One memory for all: what it keeps of one copy must not colour what is found in the next. */
const memory = createMemory();

/** A folder with the fault of a code, the folder that its twin's files are relative to, and what is found in it. */
function planted(code: ProblemCode) {
  const { case: name } = SOUND_TWINS[code];
  if (name === undefined) {
    const root = plantFault(code);
    return { folder: join(root, 'data'), find: () => readPlanted(code, root, memory).problems };
  }
  const folder = temporaryFolder();
  cpSync(join(CASES, name), folder, { recursive: true });
  return { folder, find: () => findingsOfCase(folder) };
}

/** Puts the fault right, and returns the file that has it, as findings name it, and its lines there. */
function mend(code: ProblemCode, folder: string) {
  const { edits = [], mend: mendFiles, file: blamed } = SOUND_TWINS[code];
  mendFiles?.(folder);
  const places = edits.map(([file, wrong, right]) => {
    const path = join(folder, file);
    const [before = '', ...after] = readFileSync(path, 'utf8').split(wrong);
    expect(after, `«${wrong}» stands once in ${file}`).toHaveLength(1);
    writeFileSync(path, before + right + after[0]);
    const first = before.split('\n').length;
    const last = first + wrong.trimEnd().split('\n').length - 1;
    return { file: file.startsWith('in/') ? file.replace('in/', 'dist/') : `data/${file}`, first, last };
  });
  return blamed === undefined ? places[0] : { file: blamed, first: 0, last: Number.POSITIVE_INFINITY };
}

describe('every code of every checker', () => {
  test.each(CODES)('%s is found where it was planted, and not in its sound twin', (code) => {
    const { folder, find } = planted(code);
    const found = find();
    const where = mend(code, folder);
    const meets = ({ place: { file, range } }: Problem) =>
      file === where?.file && (!range || (range.line <= where.last && range.endLine >= where.first));
    expect(found.filter(meets).map((each) => each.code)).toContain(code);
    expect(find()).toEqual([]);
  });
});

/** Faults that no test notices, each with the reason why none can, or why none need. */
interface Argued {
  readonly line: string;
  readonly changes: readonly string[];
  readonly why: string;
}

const SURVIVORS: Readonly<Record<string, readonly Argued[]>> = parse(
  readFileSync(join(import.meta.dirname, 'survivors.yaml'), 'utf8'),
);

const nameOf = ({ file, line, change }: Pick<Mutant, 'file' | 'line' | 'change'>) => `${file} | ${line} | ${change}`;

describe('a fault in a checker', () => {
  const argued = Object.entries(SURVIVORS).flatMap(([file, entries]) =>
    entries.flatMap(({ line, changes }) => changes.map((change) => nameOf({ file, line, change }))),
  );

  test('that need not be noticed is argued once, for a line that stands in its file', () => {
    expect(new Set(argued).size).toBe(argued.length);
    for (const [file, entries] of Object.entries(SURVIVORS)) {
      const lines = new Set(
        readFileSync(join(PROJECT, file), 'utf8')
          .split('\n')
          .map((each) => each.trim()),
      );
      expect(entries.filter(({ line }) => !lines.has(line)).map(({ line }) => `${file}: ${line}`)).toEqual([]);
      expect(entries.filter(({ why }) => why.length < 20)).toEqual([]);
    }
  });

  test(
    'is noticed by a test, or its not being noticed is argued',
    async ({ skip }) => {
      if (!isLong) skip('Takes half an hour; npm run proof runs it.');
      if (!canMutate) skip('Needs the packages @stryker-mutator/core and @stryker-mutator/vitest-runner.');
      const mutants = await testMutants(
        ['src/{check,validate,ledger}/**/*.ts', '!**/*.test.ts'],
        'tests/proof/mutation.config.ts',
      );
      const of = (...statuses: readonly Mutant['status'][]) =>
        mutants.filter(({ status }) => statuses.includes(status));
      const survivors = of('Survived', 'NoCoverage').map(nameOf);
      report('checkers', {
        mutants: mutants.length,
        noticed: of('Killed').length,
        'never came to an end': of('Timeout').length,
        argued: survivors.length,
        'noticed, in percent': Math.round((1 - survivors.length / mutants.length) * 1000) / 10,
      });
      expect(mutants.length).toBeGreaterThan(1000);
      expect(survivors.filter((each) => !argued.includes(each))).toEqual([]);
      const noticed = of('Killed').map(nameOf);
      expect(argued.filter((each) => noticed.includes(each))).toEqual([]);
    },
    4 * 60 * 60 * 1000,
  );
});
