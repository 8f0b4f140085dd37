import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { PROJECT } from '../support/data-files.ts';
import { canMutate, INSTALL, type Mutant, testMutants } from '../support/mutants.ts';
import { report } from '../support/proof.ts';

/** Files to mutate, and the tests that must notice: those next to them, and those that cover every finding code. */
const MUTATED: readonly (readonly [files: string, ...tests: string[]])[] = [
  [
    'src/validate/lint/*.ts',
    ...['src/validate/lint/*.test.ts', 'tests/engine/word-rules.test.ts', 'tests/engine/problems.test.ts'],
  ],
  ['src/check/rules/*.ts', 'src/check/*.test.ts', 'tests/engine/check-rules.test.ts', 'tests/stress/checkers.test.ts'],
  ['src/url-history/*.ts', 'src/url-history/*.test.ts', 'tests/engine/ledger.test.ts'],
];

/** Faults in a line that no test notices, with the reason why none can or none needs to. */
interface Survivor {
  readonly line: string;
  readonly changes: readonly string[];
  readonly why: string;
}

const SURVIVORS: Readonly<Record<string, readonly Survivor[]>> = parse(
  readFileSync(join(import.meta.dirname, 'survivors.yaml'), 'utf8'),
);

const nameOf = ({ file, line, change }: Pick<Mutant, 'file' | 'line' | 'change'>) => `${file} | ${line} | ${change}`;

describe('a fault in a checker', () => {
  const justified = Object.entries(SURVIVORS).flatMap(([file, entries]) =>
    entries.flatMap(({ line, changes }) => changes.map((change) => nameOf({ file, line, change }))),
  );

  test('that need not be noticed is justified once, for a line that its file contains', () => {
    expect(new Set(justified).size).toBe(justified.length);
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

  test.for(MUTATED)(
    'is noticed by a test, or justified as a survivor: $0',
    { timeout: 4 * 60 * 60 * 1000 },
    async ([files, ...tests], { skip }) => {
      if (process.env.PROOF !== 'checkers') skip('Takes a quarter of an hour; npm run proof:checkers runs it.');
      if (!canMutate) skip(`Needs packages that are not installed with the others: ${INSTALL}`);
      const mutants = await testMutants([files, '!**/*.test.ts'], tests);
      const namesWith = (...statuses: readonly Mutant['status'][]) =>
        mutants.filter(({ status }) => statuses.includes(status)).map(nameOf);
      const survivors = namesWith('Survived', 'NoCoverage');
      report(`checkers: faults in ${files}`, {
        faults: mutants.length,
        noticed: namesWith('Killed').length,
        'never came to an end': namesWith('Timeout').length,
        'not noticed': survivors.length,
        argued: survivors.filter((each) => justified.includes(each)).length,
      });
      expect(mutants.length).toBeGreaterThan(100);
      expect(survivors.filter((each) => !justified.includes(each))).toEqual([]);
      const noticed = namesWith('Killed');
      expect(justified.filter((each) => noticed.includes(each))).toEqual([]);
    },
  );
});
