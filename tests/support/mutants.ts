import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from './data-files.ts';

/** A line of code with one deliberate fault. */
export interface Mutant {
  readonly file: string;
  /** Line in which it begins. */
  readonly line: string;
  /** `a < b → a <= b`, and `a < b → a <= b #2` for the second of its kind in the line. */
  readonly change: string;
  readonly status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored';
}

const STRYKER = join(PROJECT, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/** True if the packages that mutate code are installed. */
export const canMutate =
  existsSync(STRYKER) && existsSync(join(PROJECT, 'node_modules/@stryker-mutator/vitest-runner'));

/** Command that installs them temporarily: they are large, and nothing else needs them. */
export const INSTALL = 'npm install --no-save @stryker-mutator/core@9.6.1 @stryker-mutator/vitest-runner@9.6.1';

interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Reported[] }>>;
}

interface Reported {
  readonly replacement: string;
  readonly status: Mutant['status'];
  readonly location: { readonly start: Position; readonly end: Position };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * Breaks every operator, condition, literal and call of some files, one at a time, and runs the tests that reach it. Stryker
 * works on a copy of the project. Takes minutes.
 *
 * @param mutate patterns of files
 * @param tests patterns of the test files that must notice
 */
export async function testMutants(mutate: readonly string[], tests: readonly string[]): Promise<readonly Mutant[]> {
  const folder = mkdtempSync(join(tmpdir(), 'nebel-mutants-'));
  const [options, report] = [join(folder, 'stryker.json'), join(folder, 'report.json')];
  writeFileSync(
    options,
    JSON.stringify({
      mutate,
      testRunner: 'vitest',
      vitest: { configFile: 'tests/stress/mutation.config.ts', related: false },
      plugins: ['@stryker-mutator/vitest-runner'],
      coverageAnalysis: 'perTest',
      concurrency: availableParallelism(),
      ignorePatterns: ['/dist*', '/docs', '/tests/bench', '/tests/browser'],
      // TypeScript 7 has no compiler API, and types do not matter here.
      tsconfigFile: 'none',
      disableTypeChecks: false,
      tempDirName: join(folder, 'copy'),
      reporters: ['json'],
      jsonReporter: { fileName: report },
    }),
  );
  try {
    const output = await runStryker(options, tests);
    if (!existsSync(report)) throw new Error(`Stryker has left no report.\n${output}`);
    return mutantsOf(JSON.parse(readFileSync(report, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs Stryker and returns the end of its output, whatever its exit code. */
function runStryker(options: string, tests: readonly string[]): Promise<string> {
  // The inner Vitest must not inherit the environment of the outer one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|PROOF)/.test(name)),
  );
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [STRYKER, 'run', options], {
      cwd: PROJECT,
      env: { ...env, TESTS_OF_MUTANTS: tests.join(',') },
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
    }
    child.on('close', () => resolve(output.join('').slice(-4000)));
  });
}

const mutantsOf = ({ files }: Report): Mutant[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    const counts = new Map<string, number>();
    return mutants.map(({ replacement, status, location: { start, end } }) => {
      const line = (lines[start.line - 1] ?? '').trim();
      const change = `${inOneLine(between(lines, start, end))} → ${inOneLine(replacement)}`;
      const count = (counts.get(`${start.line} ${change}`) ?? 0) + 1;
      counts.set(`${start.line} ${change}`, count);
      return { file, line, change: count === 1 ? change : `${change} #${count}`, status };
    });
  });

/** Returns the source text between two positions. */
function between(lines: readonly string[], start: Position, end: Position): string {
  const taken = lines.slice(start.line - 1, end.line);
  const last = taken.at(-1)?.slice(0, end.column - 1) ?? '';
  return [...taken.slice(0, -1), last].join('\n').slice(start.column - 1);
}

const inOneLine = (code: string) => code.replace(/\s+/g, ' ').trim();
